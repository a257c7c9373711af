"""What to look at in each game: its rounds, who leads, what is counted at the end, what players do."""

from __future__ import annotations

from dataclasses import dataclass

from hoftag.kernel.game import Options


@dataclass(frozen=True)
class Lens:
    """How a balance report looks at a game."""

    round: str
    """The kind of event that begins a round."""
    keys: tuple[tuple[str, ...], ...]
    """Who leads: parts of the score that are added up; the next ones decide where these are equal."""
    uses: dict[str, tuple[int, str] | None]
    """Kinds of events that are a use of an action; which argument names it, and what is put before that name.

    The first argument is the seat. None: the kind itself is the action."""
    domain: str = ""
    """The domain of those names."""
    void: tuple[str, ...] = ()
    """Kinds of events that say that the last action of a seat came to nothing."""
    origins: dict[str, int | None] | None = None
    """Kinds of events that say what a seat begins with; which argument names it. None: that it is this seat."""
    counted: tuple[str, ...] = ()
    """Reasons of ending after which the keys decide; with any other the reason itself does. Empty: all."""
    conditions: tuple[str, ...] = ()
    """Parts that together are the first key."""
    partners: int = 1
    """Seats that win together."""

    def standing(self, parts: dict[str, int]) -> list[int]:
        """What seats are compared by."""
        return [sum(parts[name] for name in key) for key in self.keys]


def lens_of(game: str, options: Options) -> Lens:
    """The way to look at a game with these options."""
    if game == "carolingi":
        conditions = ("expansion", "development", "following", "glory", "regions")
        return Lens(
            round="season",
            keys=(("points",), ("followers-on-lands",), ("lands-ruled",)),
            uses={"tile-drawn": (1, ""), "no-action": None},
            domain="tile",
            void=("impossible",),
            origins={"homeland": 1},
            counted=("sundial",),
            conditions=(*conditions, "palace") if options["variant"] == "advanced" else conditions,
        )
    if game == "wallenstein":
        built = ("lands", "buildings", "majorities")
        return Lens(
            round="season",
            keys=(("points", "next"), ("money",)),
            uses={"turn": (1, "")},
            domain="action",
            void=("lapsed",),
            origins={"begins": None, "starts": 1},
            conditions=(*built, "favours") if options["court"] or options["landsknechte"] else built,
        )
    assert game == "carolus_magnus"
    castles, markers = ("castles",), ("markers",)
    return Lens(
        round="round",
        keys=(castles, markers) if options["tie_break"] == "markers" else (castles,),
        uses={"court": None, "sent": None, "disc": (1, "disc-"), "moved": (1, "moved-")},
        origins={"first-chooser": None},
        partners=2 if options["players"] == 4 else 1,
    )
