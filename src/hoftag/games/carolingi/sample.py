"""A position that a seat cannot tell from the real one.

Hidden are, of every rival: which dotted tiles are active beyond those that were seen, the tile on the swap
field, the tiles placed or in the bag, and a swap that is not shown yet. The archivium hides nothing: which
cards it holds is known to all, and their order is decided only when they are drawn.

Everything here is chosen by what the seat's view shows, never by what is really there; so a sample of a
sample is a sample of the original.
"""

from __future__ import annotations

from hoftag.games.carolingi.ids import (
    BAG,
    EMPTY,
    INACTIVE,
    NONE,
    NOT_YET,
    ON_SEASON,
    PEACE,
    PLACED,
    RACK,
    SWAPPED,
)
from hoftag.games.carolingi.placing import PlaceTiles
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.swapping import KEEP, SwapTiles
from hoftag.kernel.chance import Chance


def sample(s: Carolingi, seat: int, chance: Chance) -> Carolingi:
    """The position as the seat knows it, with the rest decided by chance."""
    twin = s.clone()
    twin.chance = chance
    for other in range(s.players):
        if other != seat:
            resample_tiles(twin, other, chance)
    if twin.agenda:
        step = twin.agenda[-1]
        if isinstance(step, SwapTiles):
            swaps = twin.swaps[:]
            for other in range(s.players):
                if other != seat:
                    decided = twin.confirmed >> other & 1
                    swaps[other] = chance.pick("sample", step.options(twin, other)) if decided else KEEP
            twin.swaps = swaps
    return twin


def resample_tiles(s: Carolingi, seat: int, chance: Chance) -> None:
    """Lay the hidden tiles of a rival out anew."""
    board = s.board
    first = seat * board.tiles
    tile_at = s.tile_at
    counts = [0] * (ON_SEASON + 4)
    for tile in range(board.tiles):
        counts[tile_at[first + tile]] += 1

    # which dotted tiles are active, and which of them since this season only
    unseen = [tile for tile in range(board.first_dotted, board.tiles) if not s.shown[seat] >> tile & 1]
    active = len(unseen) - counts[INACTIVE]
    fresh_count = s.fresh[seat].bit_count()
    for tile in unseen:
        tile_at[first + tile] = INACTIVE
    order_activations(s, seat, unseen, active, fresh_count, chance)
    fresh = 0
    for position in range(active):
        tile_at[first + unseen[position]] = RACK
        if position < fresh_count:
            fresh |= 1 << unseen[position]
    s.fresh[seat] = fresh

    # everything hidden back to the rack, then drawn from it
    for tile in range(board.tiles):
        place = tile_at[first + tile]
        if place == PLACED or place == SWAPPED or (place == BAG and not s.bag_open):
            tile_at[first + tile] = RACK
    resample_swap(s, seat, counts[SWAPPED] > 0, chance)
    if counts[PLACED] == 1:
        hide_single(s, seat, chance)
    elif counts[PLACED] > 0:
        hide_pair(s, seat, PLACED, chance)
    elif counts[BAG] == 2 and not s.bag_open:
        hide_pair(s, seat, BAG, chance)
    elif counts[BAG] == 1 and not s.bag_open:
        hide_second(s, seat, chance)


def order_activations(
    s: Carolingi, seat: int, unseen: list[int], active: int, fresh: int, chance: Chance
) -> None:
    """Put the unseen tiles into an order: the first ones are active, of these the first since this season only.

    After a claim to peace failed, everybody knows its tile to be inactive until something is activated again.
    """
    peace = s.board.peace_tile
    shuffle(unseen, chance)
    if peace not in unseen or s.since_failure[seat] == NOT_YET:
        return
    if s.since_failure[seat] == 0:
        unseen.remove(peace)
        unseen.append(peace)
    elif s.since_failure[seat] <= fresh <= unseen.index(peace) < active:
        # all that was activated since then was activated in this season: so was peace
        unseen.remove(peace)
        unseen.insert(0, peace)


def resample_swap(s: Carolingi, seat: int, swapped: bool, chance: Chance) -> None:
    """A tile for the swap field that was active before the swap, and tiles that were activated after it.

    How many were activated since is known, and which had been seen before; the last season's are `fresh`.
    """
    board = s.board
    first = seat * board.tiles
    fresh = s.fresh[seat]
    left = s.since_swap[seat].bit_count()
    s.since_swap[seat] = 0
    if not swapped:
        return
    s.since_swap[seat] = fresh
    left -= fresh.bit_count()
    later: list[int] = []
    for tile in range(board.first_dotted, board.tiles):
        if s.tile_at[first + tile] != INACTIVE and not (fresh | s.shown_at_swap[seat]) >> tile & 1:
            later.append(tile)
    given: list[int] = []
    for tile in range(board.tiles):
        fits = s.tile_at[first + tile] == RACK and board.tile_kinds[tile] != NONE and tile != s.taken[seat]
        if tile == board.peace_tile and s.lost_since_swap[seat] == 1:
            continue
        if fits and not fresh >> tile & 1 and len(later) - (1 if tile in later else 0) >= left:
            given.append(tile)
    swap = chance.pick("sample", given)
    s.tile_at[first + swap] = SWAPPED
    if swap in later:
        later.remove(swap)
    shuffle(later, chance)
    for tile in later[:left]:
        s.since_swap[seat] |= 1 << tile


def shuffle(items: list[int], chance: Chance) -> None:
    """Put a list into an order decided by chance."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.pick("sample", list(range(i + 1)))
        items[i], items[j] = items[j], items[i]


def hide_pair(s: Carolingi, seat: int, place: int, chance: Chance) -> None:
    """Two tiles that the seat could have placed."""
    first = seat * s.board.tiles
    stale = [
        pair
        for pair in PlaceTiles(1 << seat).options(s, seat)
        if not s.fresh[seat] >> pair // 32 & 1 and not s.fresh[seat] >> pair % 32 & 1
    ]
    pair = chance.pick("sample", stale)
    s.tile_at[first + pair // 32] = place
    s.tile_at[first + pair % 32] = place


def hide_single(s: Carolingi, seat: int, chance: Chance) -> None:
    """A single tile on the scriptorium, laid before the second one (8)."""
    first = seat * s.board.tiles
    single = [tile for tile in range(s.board.tiles) if s.tile_at[first + tile] == RACK]
    single = [tile for tile in single if not s.fresh[seat] >> tile & 1]
    s.tile_at[first + chance.pick("sample", single)] = PLACED


def hide_second(s: Carolingi, seat: int, chance: Chance) -> None:
    """The tile that was placed together with the one already drawn: peace goes only with a no-action tile."""
    board = s.board
    first = seat * board.tiles
    drawn = s.drawn[seat]
    second: list[int] = []
    for tile in range(board.tiles):
        if s.tile_at[first + tile] != RACK or s.fresh[seat] >> tile & 1:
            continue
        kind = board.tile_kinds[tile]
        if drawn == PEACE and kind != NONE:
            continue
        if drawn not in (NONE, EMPTY) and kind == PEACE:
            continue
        second.append(tile)
    s.tile_at[first + chance.pick("sample", second)] = BAG
