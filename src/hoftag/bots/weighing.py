"""Experience: which there is, how its files read, and what stands in for one that cannot be read.

A file belongs to a game, or to a variant of one, and a number of players; a game with another number takes the nearest,
because a network looks at one side at a time. Without any, the weights of a beginner and prices made by hand do.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from hoftag.bots.carolingi.prices import USUAL as CAROLINGI_PRICES
from hoftag.bots.carolingi.sight import SEEN as CAROLINGI_SEEN
from hoftag.bots.carolingi.sight import START as CAROLINGI_START
from hoftag.bots.carolus_magnus.outlook import SEEN as CAROLUS_MAGNUS_SEEN
from hoftag.bots.carolus_magnus.outlook import START as CAROLUS_MAGNUS_START
from hoftag.bots.experience import Experience
from hoftag.bots.network import Network, plain
from hoftag.bots.wallenstein.outlook import SEEN as WALLENSTEIN_SEEN
from hoftag.bots.wallenstein.outlook import START as WALLENSTEIN_START
from hoftag.bots.wallenstein.prices import USUAL as WALLENSTEIN_PRICES
from hoftag.games.registry import GAMES
from hoftag.kernel.errors import BadInput

SEEN: Final = {
    "carolingi": CAROLINGI_SEEN,
    "carolus_magnus": CAROLUS_MAGNUS_SEEN,
    "wallenstein": WALLENSTEIN_SEEN,
}
"""What each game's network looks at."""
START: Final = {
    "carolingi": CAROLINGI_START,
    "carolus_magnus": CAROLUS_MAGNUS_START,
    "wallenstein": WALLENSTEIN_START,
}
"""What a beginner weighs."""
NO_PRICES: Final[dict[str, float]] = {}
PRICES: Final = {
    "carolingi": CAROLINGI_PRICES,
    "carolus_magnus": NO_PRICES,
    "wallenstein": WALLENSTEIN_PRICES,
}
"""What each game's sense is made of; in Carolus Magnus the network is the sense."""
FOLDER: Final = Path(__file__).parent / "weights"
PARTS: Final = ("inner", "shift", "outer", "straight")
_loaded: dict[str, Experience] = {}


def beginner(game: str) -> Experience:
    """What there is before any training."""
    start = START[game]
    return Experience(plain([start.get(name, 0.0) for name in SEEN[game]]), dict(PRICES[game]))


def experience_for(game: str, variant: str, players: int) -> Experience:
    """The experience that fits best; it is read once. The usual variant has no name."""
    path = nearest(f"{game}-{variant}" if variant else game, players)
    key = str(path) if path is not None else game
    if key not in _loaded:
        _loaded[key] = beginner(game)
        if path is not None:
            try:
                _loaded[key] = read_experience(path.read_text(encoding="utf-8"), game, str(path))
            except (BadInput, OSError, UnicodeDecodeError) as error:
                logging.getLogger("hoftag.bots").warning("%s: %s", path, error)
    return _loaded[key]


def nearest(kind: str, players: int) -> Path | None:
    """The file of a game or a variant for the nearest number of players, the larger of two."""
    found: Path | None = None
    least = 100
    for path in sorted(FOLDER.glob(f"{kind}-*.json")):
        name, _, number = path.stem.rpartition("-")
        if name == kind and number.isdecimal() and abs(int(number) - players) <= least:
            least = abs(int(number) - players)
            found = path
    return found


def read_experience(text: str, game: str, where: str) -> Experience:
    """Experience from the text of its file; whatever is wrong with it is refused."""
    assert game in GAMES
    try:
        data: Any = json.loads(text)
    except ValueError:
        raise BadInput("weights-broken", {"where": where, "part": "json"}) from None
    names = list(SEEN[game])
    if not isinstance(data, dict) or data.get("game") != game:
        raise BadInput("weights-broken", {"where": where, "part": "game"})
    given_names = data.get("inputs")
    if not isinstance(given_names, list) or not given_names or given_names != names[: len(given_names)]:
        raise BadInput("weights-broken", {"where": where, "part": "inputs"})
    lists: list[list[float]] = []
    for part in PARTS:
        values = data.get(part)
        if not isinstance(values, list):
            raise BadInput("weights-broken", {"where": where, "part": part})
        lists.append([read_number(value, part, where) for value in values])
    inner, shift, outer, straight = lists
    hidden = len(shift)
    known = len(given_names)
    if len(outer) != hidden or len(inner) != hidden * known or len(straight) != known:
        raise BadInput("weights-broken", {"where": where, "part": "size"})
    # what is seen since the network was trained means nothing to it
    new = [0.0] * (len(names) - known)
    wide: list[float] = []
    for first in range(0, len(inner), known):
        wide += inner[first : first + known] + new
    inner = wide
    straight = straight + new
    given = data.get("prices")
    if not isinstance(given, dict) or given.keys() != PRICES[game].keys():
        raise BadInput("weights-broken", {"where": where, "part": "prices"})
    prices = {str(name): read_number(value, "prices", where) for name, value in given.items()}
    if not all(price > 0.0 for price in prices.values()):
        raise BadInput("weights-broken", {"where": where, "part": "prices"})
    return Experience(Network(len(names), inner, shift, outer, straight), prices)


def read_number(value: object, part: str, where: str) -> float:
    """A number of reasonable size."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1e6:
        raise BadInput("weights-broken", {"where": where, "part": part})
    return float(value)
