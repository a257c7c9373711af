"""What one seat, or a spectator, may know: built from nothing, field by field."""

from __future__ import annotations

from hoftag.games.carolingi.disorder import anarchic, rebellious
from hoftag.games.carolingi.explain import conditions, fights, unions, why_heir, why_ruled
from hoftag.games.carolingi.failure import successor
from hoftag.games.carolingi.ids import (
    ARCHIVIUM,
    ASIDE,
    BAG,
    DISCARD,
    EMPTY,
    INACTIVE,
    KINDS,
    NOBODY,
    NOT_YET,
    ON_SEASON,
    PLACED,
    RACK,
    SEASONS,
    SWAPPED,
)
from hoftag.games.carolingi.prospects import prospects
from hoftag.games.carolingi.ruling import ruler
from hoftag.games.carolingi.shown import (
    CarolingiBag,
    CarolingiCard,
    CarolingiDisorder,
    CarolingiLand,
    CarolingiOwn,
    CarolingiScenario,
    CarolingiSeat,
    CarolingiStrip,
    CarolingiView,
)
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.swapping import KEEP
from hoftag.games.carolingi.victory import claim_needs, score_parts


def view(s: Carolingi, seat: int | None) -> CarolingiView:
    """The whole view."""
    rulers = [ruler(s, land) for land in range(s.realm.lands)]
    return {
        "year": s.year,
        "season": SEASONS[s.season],
        "sundial": s.sundial,
        "lands": [land_view(s, land, rulers[land], seat) for land in range(s.realm.lands)],
        "strips": [strip_view(s, region) for region in range(s.realm.regions)],
        "archivium": cards_at(s, ARCHIVIUM),  # which cards, never in which order: there is none
        "discard": cards_at(s, DISCARD),
        "hunger_aside": s.card_at[s.realm.lands : s.hunger_end].count(ASIDE),
        "disorder_aside": s.card_at[s.hunger_end :].count(ASIDE),
        "disorder": disorder(s),
        "gangs_waiting": s.overflow,
        "gang_supply": s.gang_supply,
        "development_supply": s.development_supply(),
        "event_tiles": {"scriptorium": s.events_scriptorium, "bag": s.events_bag, "annals": s.events_annals},
        "bag": bag_view(s),
        "peace_needs": claim_needs(s),
        "palaces": s.terms.palaces,
        "scenario": scenario_view(s),
        "sand_runs": bool(s.agenda) and s.agenda[-1].may_close(s),
        "fights": [] if seat is None else fights(s, seat),
        "seats": [seat_view(s, other, rulers) for other in range(s.players)],
        "own": None if seat is None else own_view(s, seat),
    }


def disorder(s: Carolingi) -> list[CarolingiDisorder]:
    """Where each card of the module would let a gang rise now."""
    if not s.terms.anarchy:
        return []
    names, lands = s.board.land_ids, range(s.realm.lands)
    return [
        {"card": "anarchy", "lands": [names[land] for land in lands if anarchic(s, land)]},
        {"card": "rebellion", "lands": [names[land] for land in lands if rebellious(s, land)]},
    ]


def land_view(s: Carolingi, land: int, lord: int, viewer: int | None) -> CarolingiLand:
    """A land with all that stands on it."""
    first = land * s.row
    return {
        "land": s.board.land_ids[land],
        "region": s.board.region_ids[s.realm.region_of[land]],
        "followers": s.pieces[first : first + s.players],
        "gangs": s.pieces[first + s.players],
        "development": s.developed[land],
        "forest": s.forest[land] == 1,
        "palace": None if s.palace[land] == NOBODY else s.palace[land],
        "ruler": None if lord == NOBODY else lord,
        "why": why_ruled(s, land, lord, viewer),
    }


def strip_view(s: Carolingi, region: int) -> CarolingiStrip:
    """The slots of a region: cards with all that lies on them."""
    slots: list[CarolingiCard | None] = []
    for slot in range(s.realm.first_slot[region], s.realm.first_slot[region + 1]):
        card = s.slots[slot]
        if card == EMPTY:
            slots.append(None)
        else:
            first = card * s.row
            slots.append(
                {
                    "card": s.board.land_ids[card],
                    "followers": s.on_card[first : first + s.players],
                    "gangs": s.on_card[first + s.players],
                    "problem": None if s.card_problem[card] == EMPTY else KINDS[s.card_problem[card]],
                }
            )
    return {"region": s.board.region_ids[region], "slots": slots}


def scenario_view(s: Carolingi) -> CarolingiScenario | None:
    """Problems, Skuld and the favour track of 814."""
    if not s.terms.scenario:
        return None
    width = len(KINDS)
    heir = successor(s)
    return {
        "problems": [KINDS[kind] for kind in s.problem_strip],
        "wheel": [
            [KINDS[kind] for kind in range(width) if s.wheel[season * width + kind]]
            for season in range(len(SEASONS))
        ],
        "lose_at": s.board.problems_lose_at,
        "favour": s.favour,
        "capacity": s.board.favour_capacity[s.players],
        "heir": None if heir == NOBODY else heir,
        "why": why_heir(s, heir),
    }


def cards_at(s: Carolingi, place: int) -> list[str]:
    """The cards in a place, in land order."""
    return [s.names.of("card", card) for card in range(len(s.card_at)) if s.card_at[card] == place]


def bag_view(s: Carolingi) -> CarolingiBag:
    """How much is left in the bag, and what, when it was laid open."""
    return {
        "tiles": s.tile_at.count(BAG),
        "events": s.events_bag,
        "open": [s.names.of("tile-of", i) for i in range(len(s.tile_at)) if s.tile_at[i] == BAG]
        if s.bag_open
        else None,
    }


def tiles_at(s: Carolingi, seat: int, place: int) -> list[str]:
    """The tiles of a seat in a place."""
    return [s.tile_names[tile] for tile in range(s.board.tiles) if s.tile(seat, tile) == place]


def tiles_in(s: Carolingi, bits: int) -> list[str]:
    """The names of tiles given as bits."""
    return [s.tile_names[tile] for tile in range(s.board.tiles) if bits >> tile & 1]


def seat_view(s: Carolingi, seat: int, rulers: list[int]) -> CarolingiSeat:
    """What lies open before a Carolingian."""
    first = seat * s.board.tiles
    tiles = s.tile_at[first : first + s.board.tiles]
    home = s.homeland[seat]
    score = score_parts(s, seat)
    return {
        "seat": s.board.colours[seat],
        "homeland": None if home == EMPTY else s.board.land_ids[home],
        "missi": s.missi[seat],
        "leudes": s.leudes[seat],
        "nobiles": s.nobiles[seat],
        "trophies": s.trophies[seat],
        "settlers": s.settlers[seat],
        "reserve": s.reserve[seat],
        "rack": tiles.count(RACK),
        "inactive": tiles.count(INACTIVE),
        "placed": tiles.count(PLACED),
        "bag": tiles.count(BAG),
        "swapped": tiles.count(SWAPPED),
        "taken": None if s.taken[seat] == EMPTY else s.tile_names[s.taken[seat]],
        "drawn": None if s.drawn[seat] == NOT_YET else KINDS[s.drawn[seat]],
        "fresh": s.fresh[seat].bit_count(),
        "since_swap": s.since_swap[seat].bit_count(),
        "since_failure": None if s.since_failure[seat] == NOT_YET else s.since_failure[seat],
        "peace_lost_since_swap": s.lost_since_swap[seat] == 1,
        "known": tiles_in(s, s.shown[seat]),
        "known_at_swap": tiles_in(s, s.shown_at_swap[seat]),
        "seasons": [tiles_at(s, seat, ON_SEASON + season) for season in range(len(SEASONS))],
        "turned": tiles_in(s, s.turned[seat]),
        "score": score,
        "conditions": conditions(s, seat, score),
        "unions": unions(s, seat, rulers),
    }


def own_view(s: Carolingi, seat: int) -> CarolingiOwn:
    """What a Carolingian alone knows of the own tiles."""
    swap = tiles_at(s, seat, SWAPPED)
    chosen = s.swaps[seat] if s.swaps else KEEP
    return {
        "rack": tiles_at(s, seat, RACK),
        "inactive": tiles_at(s, seat, INACTIVE),
        "placed": tiles_at(s, seat, PLACED),
        "bag": tiles_at(s, seat, BAG),
        "fresh": tiles_in(s, s.fresh[seat]),
        "swapped": swap[0] if swap else None,
        "chosen_swap": None if chosen == KEEP else [s.tile_names[chosen // 32], s.tile_names[chosen % 32]],
        "prospects": prospects(s, seat),
    }
