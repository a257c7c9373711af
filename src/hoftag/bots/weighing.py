"""Trained networks: which there are, how their files read, and what stands in for one that cannot be read.

A file belongs to a game and a number of players; a game with another number takes the nearest, because a network
looks at one side at a time. Without any, the weights of a beginner do.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from hoftag.bots.carolingi.outlook import SEEN as CAROLINGI_SEEN
from hoftag.bots.carolingi.outlook import START as CAROLINGI_START
from hoftag.bots.carolus_magnus.outlook import SEEN as CAROLUS_MAGNUS_SEEN
from hoftag.bots.carolus_magnus.outlook import START as CAROLUS_MAGNUS_START
from hoftag.bots.network import Network, plain
from hoftag.bots.wallenstein.outlook import SEEN as WALLENSTEIN_SEEN
from hoftag.bots.wallenstein.outlook import START as WALLENSTEIN_START
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
FOLDER: Final = Path(__file__).parent / "weights"
PARTS: Final = ("inner", "shift", "outer", "straight")
_loaded: dict[str, Network] = {}


def beginner(game: str) -> Network:
    """The untrained network of a game."""
    start = START[game]
    return plain([start.get(name, 0.0) for name in SEEN[game]])


def network_for(game: str, players: int) -> Network:
    """The trained network that fits best; it is read once."""
    path = nearest(game, players)
    key = str(path) if path is not None else game
    if key not in _loaded:
        _loaded[key] = beginner(game)
        if path is not None:
            try:
                _loaded[key] = read_network(path.read_text(encoding="utf-8"), game, str(path))
            except (BadInput, OSError, UnicodeDecodeError) as error:
                logging.getLogger("hoftag.bots").warning("%s: %s", path, error)
    return _loaded[key]


def nearest(game: str, players: int) -> Path | None:
    """The file for the nearest number of players, the smaller of two."""
    found: Path | None = None
    least = 100
    for path in sorted(FOLDER.glob(f"{game}-*.json")):
        number = path.stem.rpartition("-")[2]
        if number.isdecimal() and abs(int(number) - players) < least:
            least = abs(int(number) - players)
            found = path
    return found


def read_network(text: str, game: str, where: str) -> Network:
    """A network from the text of its file; whatever is wrong with it is refused."""
    assert game in GAMES
    try:
        data: Any = json.loads(text)
    except ValueError:
        raise BadInput("weights-broken", {"where": where, "part": "json"}) from None
    names = list(SEEN[game])
    if not isinstance(data, dict) or data.get("game") != game:
        raise BadInput("weights-broken", {"where": where, "part": "game"})
    if data.get("inputs") != names:
        raise BadInput("weights-broken", {"where": where, "part": "inputs"})
    lists: list[list[float]] = []
    for part in PARTS:
        values = data.get(part)
        if not isinstance(values, list):
            raise BadInput("weights-broken", {"where": where, "part": part})
        numbers: list[float] = []
        for value in values:
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1e6:
                raise BadInput("weights-broken", {"where": where, "part": part})
            numbers.append(float(value))
        lists.append(numbers)
    inner, shift, outer, straight = lists
    hidden = len(shift)
    if len(outer) != hidden or len(inner) != hidden * len(names) or len(straight) != len(names):
        raise BadInput("weights-broken", {"where": where, "part": "size"})
    return Network(len(names), inner, shift, outer, straight)
