"""Why something cannot be done, also when only a part of it is known: a half-made answer, a thing pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations, product
from typing import Any

from hoftag.kernel.errors import Refusal
from hoftag.kernel.state import State
from hoftag.kernel.step import Step
from hoftag.match import notation
from hoftag.match.notation import ANY, OPEN, Reading

MOST = 1500
"""So many ways to complete an answer are tried for the most telling reason; the answer must come at once."""

NEAR, NEARLY, HALF, FAR = range(4)
"""How far a reason is from what was given: only about that, about no name at all, about both, about other names."""


class Verdict:
    """A reason with its distance; no reason if the answer is possible."""

    def __init__(self, refusal: Refusal | None, distance: int) -> None:
        self.refusal = refusal
        self.distance = distance


class Wish:
    """What a seat would like to answer to a step, and what it could."""

    def __init__(self, s: State, step: Step[Any], seat: int) -> None:
        self.s = s
        self.step = step
        self.seat = seat
        self.legal = step.options(s, seat)
        self._legal = set(self.legal)
        self.forms = {form.split()[0]: form.split()[1:] for form in step.usage()}

    def why_not(self, words: list[str]) -> Refusal | None:
        """The reason against an answer in which `*` stands for any argument; None if one such is legal."""
        return self._judge(words).refusal

    def why_not_thing(self, domain: str, name: str, verb: str | None) -> Refusal | None:
        """The reason against a thing as the first of its kind in an answer; of several the most telling."""
        forms = [
            (word, domains)
            for word, domains in self.forms.items()
            if domain in domains and verb in (None, word)
        ]
        if not forms:
            if verb is not None and verb not in self.forms:
                return self.why_not([verb])
            return Refusal("thing-not-asked", self.step.section(), {"thing": f"{domain}:{name}"})
        verdicts: list[Verdict] = []
        for word, domains in forms:
            words = [word, *[ANY] * len(domains)]
            words[1 + domains.index(domain)] = name
            verdict = self._judge(words)
            if verdict.refusal is None:
                return None
            verdicts.append(verdict)
        return min(verdicts, key=lambda verdict: verdict.distance).refusal

    def _judge(self, words: list[str]) -> Verdict:
        reading = notation.read(self.s, self.step, words, partial=True)
        if reading.refusal is not None:
            return Verdict(reading.refusal, NEAR)
        if OPEN not in reading.args:
            if reading.action in self._legal:
                return Verdict(None, NEAR)
            return Verdict(self.step.objection(self.s, self.seat, reading.verb, reading.args), NEAR)
        known = self._known(reading.verb)
        return Verdict(None, NEAR) if self._possible(reading, known) else self._telling(reading, known)

    def _known(self, verb: str) -> list[list[int]]:
        """The arguments of all legal answers with a verb."""
        out: list[list[int]] = []
        for action in self.legal:
            word, *names = self.step.notation(self.s, action).split()
            if word == verb:
                pairs = zip(self.forms[verb], names, strict=True)
                out.append([self.s.names.find(domain, name) for domain, name in pairs])
        return out

    def _possible(self, reading: Reading, known: list[list[int]]) -> bool:
        """Whether a legal answer can be written with what is given: its names may stand in another order."""
        domains = self.forms[reading.verb]
        orders = [
            order
            for order in permutations(range(len(domains)))
            if all(domains[place] == domain for place, domain in zip(order, domains, strict=True))
        ]
        for args in known:
            for order in orders:
                tried = [
                    args[place] if given == OPEN else given
                    for place, given in zip(order, reading.args, strict=True)
                ]
                if self.step.encode(self.s, reading.verb, tried) in self._legal:
                    return True
        return False

    def _completed(self, reading: Reading, known: list[list[int]]) -> Iterator[list[int]]:
        """Ways to fill what is open: with what is legal elsewhere first, then with everything there is."""
        columns: list[list[int]] = []
        for place, (domain, given) in enumerate(zip(self.forms[reading.verb], reading.args, strict=True)):
            # of numbers the smallest is the easiest to allow
            everything = (
                list(self.s.names.numbers[domain].values()) if domain in self.s.names.numbers else [1]
            )
            likely = [args[place] for args in known]
            # what is given elsewhere would blur what the reason is about
            pairs = zip(self.forms[reading.verb], reading.args, strict=True)
            taken = {value for kind, value in pairs if kind == domain and domain in self.s.names.numbers}
            fresh = [value for value in dict.fromkeys(likely + everything) if value not in taken]
            columns.append([given] if given != OPEN else fresh)
        for args in islice(product(*columns), MOST):
            yield list(args)

    def _telling(self, reading: Reading, known: list[list[int]]) -> Verdict:
        """The reason that is about what was given rather than about what was filled in.

        Among equals the rarest: conditions are tested one after the other, so few answers get as far as the last.
        """
        domains = self.forms[reading.verb]
        open_places = [place for place, given in enumerate(reading.args) if given == OPEN]
        given = {
            self.s.names.of(domain, value)
            for domain, value in zip(domains, reading.args, strict=True)
            if value != OPEN
        }
        found: dict[tuple[int, str], tuple[int, Refusal]] = {}
        for args in self._completed(reading, known):
            refusal = self.step.objection(self.s, self.seat, reading.verb, args)
            named = {fact for fact in refusal.facts.values() if isinstance(fact, str)}
            filled = {self.s.names.of(domains[place], args[place]) for place in open_places} - given
            distance = NEAR if not named & filled else HALF if named & given else FAR
            if distance == NEAR and given and not named & given:
                distance = NEARLY
            count, first = found.get((distance, refusal.code), (0, refusal))
            found[distance, refusal.code] = (count + 1, first)
        (distance, _), (_, refusal) = min(found.items(), key=lambda item: (item[0][0], item[1][0]))
        return Verdict(refusal, distance)
