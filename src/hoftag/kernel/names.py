"""Names for the numbers of the engine: what records, notations, facts and events are written with."""

from __future__ import annotations


def whole_number(text: str) -> int:
    """A number written in a few plain digits, or -1 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else -1


class Names:
    """For each domain (land, tile, seat …) the names of its members, by number. They are ids, not texts."""

    def __init__(self, domains: dict[str, list[str]]) -> None:
        self.domains = domains
        self.numbers: dict[str, dict[str, int]] = {}
        for domain, names in domains.items():
            numbers: dict[str, int] = {}
            for number, name in enumerate(names):
                numbers.setdefault(
                    name, number
                )  # pieces that are alike share a name: the first stands for them
            self.numbers[domain] = numbers

    def of(self, domain: str, value: int) -> str:
        """The name of a member; a number for the domains that are plain counts."""
        names = self.domains.get(domain)
        return str(value) if names is None else names[value]

    def find(self, domain: str, name: str) -> int:
        """The member of that name, or -1. Counts are read as numbers."""
        numbers = self.numbers.get(domain)
        if numbers is None:
            return whole_number(name)
        return numbers.get(name, -1)
