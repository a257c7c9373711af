"""A tree of what may happen, grown where it matters, from positions that a seat cannot tell from the real one.

Each round of thought starts from a new sample and lets chance run anew, walks down the tree by the promise of each
answer, and looks at all answers to the first question that was not in the tree yet. Everybody is taken to play for
their own chance to win. The tree knows nothing but the answers that led to a node, so one node stands for all that
chance may have brought between them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.outlook import Outlook
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply, next_seat

CURIOSITY: Final = 0.2
"""How much an answer that was seldom tried is worth a try."""
SHARPNESS: Final = 16.0
"""How strongly the first look at the answers decides where to look on: shares grow by e when a chance grows by 1/16."""
FEW_VISITS: Final = 50
"""So many visits of one answer prove nothing."""


class Answer:
    """An answer at a node: how often it was tried, what that brought the one who gives it, and what came of it."""

    def __init__(self, action: Action, share: float, first: float) -> None:
        self.action = action
        self.share = share
        self.first = first
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    def mean(self) -> float:
        """What it is worth: the first look counts as one visit."""
        return (self.total + self.first) / (self.visits + 1)


class Node:
    """A question that came after certain answers, and what may be answered to it."""

    def __init__(self) -> None:
        self.answers: dict[Action, Answer] = {}
        self.visits = 0


class Search:
    """One thought: a tree below the question that a seat is asked."""

    def __init__(self, outlook: Outlook, known: Knowledge, chance: SeededChance) -> None:
        self.outlook = outlook
        self.known = known
        self.chance = chance
        self.root = Node()
        self.asked = ""  # what the answer before the root was about, and which it was
        self.last = -1
        self.expected: State | None = None
        """Where the answer that was given leads, if chance has no say before the seat is asked again."""

    def forced(self, s: State) -> Action:
        """The only answer worth a thought, or -1: the tree begins with the first question that has several."""
        last = self.last if s.agenda[-1].kind == self.asked else -1
        options = self.outlook.candidates(s, self.known.seat, last)
        return options[0] if len(options) == 1 else -1

    def give(self, action: Action, node: Node | None) -> Action:
        """Answer; what was found out about the questions that come next, in the node, is kept for them."""
        seat = self.known.seat
        s = self.known.sample(self.chance)
        kind = s.agenda[-1].kind
        self.expected = None
        if self.outlook.foreseen(s):
            apply(s, seat, action)
            if s.result is None and next_seat(s) == seat:
                self.expected = s
                self.root = node if node is not None else Node()
                self.asked = kind
                self.last = action
        return action

    def think(self) -> None:
        """One round: down to a new question, a look at its answers, and back up with what was seen."""
        s = self.known.sample(self.chance)
        outlook = self.outlook
        node = self.root
        path: list[Answer] = []
        nodes: list[Node] = []
        givers: list[int] = []
        last = self.last
        asked = self.asked
        answering = self.known.seat
        while True:
            seat = next_seat(s)
            kind = s.agenda[-1].kind
            if kind != asked or seat != answering:
                last = -1
            asked = kind
            answering = seat
            options = outlook.candidates(s, seat, last)
            if len(options) == 1:
                apply(s, seat, options[0])
                last = options[0]
                if s.result is not None:
                    worth = outlook.prospects(s)
                    break
                continue
            if not node.answers:
                worth = self.look(s, seat, node, options)
                break
            missing = [action for action in options if action not in node.answers]
            if missing:
                self.look(s, seat, node, missing)
            chosen = self.follow(node, options)
            path.append(chosen)
            nodes.append(node)
            givers.append(outlook.side_of(s, seat))
            apply(s, seat, chosen.action)
            last = chosen.action
            if s.result is not None:
                worth = outlook.prospects(s)
                break
            if chosen.node is None:
                chosen.node = Node()
            node = chosen.node
        for i in range(len(path)):
            nodes[i].visits += 1
            path[i].visits += 1
            path[i].total += worth[givers[i]]

    def look(self, s: State, seat: int, node: Node, options: list[Action]) -> list[float]:
        """See what each answer leads to at once; what the best one brings everybody."""
        outlook = self.outlook
        side = outlook.side_of(s, seat)
        best: list[float] = []
        most = -1.0
        firsts: list[float] = []
        for worth in outlook.looks(s, seat, options):
            first = worth[side]
            firsts.append(first)
            if first > most:
                most = first
                best = worth
        total = 0.0
        shares: list[float] = []
        for first in firsts:
            x = 1.0 + SHARPNESS * (first - most) / 8.0
            share = 0.001
            if x > 0.0:
                x *= x
                x *= x
                share += x * x
            shares.append(share)
            total += share
        for i in range(len(options)):
            node.answers[options[i]] = Answer(options[i], shares[i] / total, firsts[i])
        return best

    def follow(self, node: Node, options: list[Action]) -> Answer:
        """The answer to look into: good ones, and those that were tried less than they promise."""
        effort = CURIOSITY * sqrt(node.visits + 1)
        most = -1.0
        chosen = node.answers[options[0]]
        for action in options:
            answer = node.answers[action]
            worth = answer.mean() + effort * answer.share / (1 + answer.visits)
            if worth > most:
                most = worth
                chosen = answer
        return chosen

    def lead(self) -> int:
        """By how many visits the answer that was looked into most is ahead of the next."""
        first = 0
        second = 0
        for answer in self.root.answers.values():
            if answer.visits > first:
                second = first
                first = answer.visits
            elif answer.visits > second:
                second = answer.visits
        return first - second

    def settled(self) -> float:
        """Which part of all visits the answer that was looked into most has had; less while there are few."""
        first = FEW_VISITS
        total = 0
        for answer in self.root.answers.values():
            total += answer.visits
            first = max(first, answer.visits)
        return (first - FEW_VISITS) / max(total, 1)

    def best(self) -> Answer:
        """The answer that was looked into most; among equals the one that is worth most."""
        chosen: Answer | None = None
        for answer in self.root.answers.values():
            if (
                chosen is None
                or answer.visits > chosen.visits
                or (answer.visits == chosen.visits and answer.mean() > chosen.mean())
            ):
                chosen = answer
        assert chosen is not None
        return chosen
