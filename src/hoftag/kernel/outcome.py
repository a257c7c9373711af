"""How a game ended."""

from __future__ import annotations


class Result:
    """Reason, ranking (best first; seats that share a place together) and scores with their parts."""

    def __init__(
        self,
        reason: str,
        ranking: list[list[int]],
        scores: list[int],
        parts: list[dict[str, int]],
        lost: bool = False,
    ) -> None:
        self.reason = reason
        self.ranking = ranking
        self.scores = scores
        self.parts = parts
        self.lost = lost
        """Everybody has lost: the one place that all share is the last."""


def rank(keys: list[list[int]]) -> list[list[int]]:
    """Seats ordered by their keys, highest first; equal keys share a place."""
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    places: list[list[int]] = []
    for seat in order:
        if places and keys[places[-1][0]] == keys[seat]:
            places[-1].append(seat)
        else:
            places.append([seat])
    return [sorted(place) for place in places]
