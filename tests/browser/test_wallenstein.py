"""Wallenstein at the browser's table: a whole game, secret plans, refusals, the phone, and how all of it looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.leader import HAND, Leader, give, sight, wait_for
from tests.browser.person import INSIDE
from tests.browser.tables import ASK, BOT, ME, OPEN, RANDOM, Json, button, enter, sit_down
from tests.browser.test_games import check_end
from tests.browser.test_looks import CUT, DESKTOP, PHONE, axe
from tests.browser.watching import QUICK
from tests.conftest import FULL

ACTIONS = [
    "palace", "church", "trading_house", "armies_5", "armies_3", "army_1_move",
    "grain", "tax", "battle_a", "battle_b", "bid",
]  # fmt: skip
"""The fields of a plan, those that cost something first."""


def test_a_whole_game(visit: Visit, tmp_path: Path) -> None:
    """Two years against computers, by clicks: one plan by hand, the others by suggestion, marches on the map."""
    page = visit(settings=QUICK).page
    sit_down(page, "wallenstein", [ME, RANDOM, RANDOM])
    leader = Leader(page, 3)
    while leader.plans < 4 and leader.wait():
        leader.answer()
    # the first year with its winter has been seen moving; the second one is for those who want no motion at all
    page.evaluate("localStorage['hoftag-settings'] = JSON.stringify({ skip: true })")
    page.reload()
    leader.play()
    assert leader.plans == 6, leader.clicked
    assert leader.clicked.keys() >= {"card", "suggestion", "plan", "option", "land", "answer"}, leader.clicked
    check_end(page, tmp_path)


# ---- secrets


def test_two_browsers_plan_in_secret(visit: Visit) -> None:
    """Two people plan at the same time; nothing of a plan reaches the other one before its card is turned up."""
    host, guest = visit(settings=QUICK), visit(locale="fr", settings=QUICK)
    heard: dict[int, list[Json]] = {0: [], 1: []}
    listen(host.page, heard[0])
    listen(guest.page, heard[1])
    table = sit_down(host.page, "wallenstein", [ME, OPEN, RANDOM])
    enter(guest.page, "Irmgard")
    guest.page.goto(f"/t/{table}")
    button(guest.page, "web-sit").first.click()
    expect(button(host.page, "web-start-with", count=3)).to_be_enabled()
    button(host.page, "web-start-with", count=3).click()
    people = [Leader(host.page, 5), Leader(guest.page, 6)]
    for person in people:
        person.wait()
    people[0].until(lambda: sight(host.page, table, 0)["position"]["seats"][2]["planned"])  # the computer
    host.page.wait_for_timeout(300)
    # what the guest does is no news for the host, and the other way round
    for mine, person in enumerate(people):
        other = people[1 - mine]
        before = sight(other.page, table, 1 - mine)
        told = len(heard[1 - mine])
        assert person.lay(5) == 5
        other.page.wait_for_timeout(300)
        news = [one for one in heard[1 - mine][told:] if "position" in one]
        for one in news:  # at most what was known before is told once more
            assert one["position"] == before["position"]
            assert one["events"] == before["events"][one["keep"] :]
        after = sight(other.page, table, 1 - mine)
        assert after["position"] == before["position"]
        assert len(sight(person.page, table, mine)["position"]["own"]["plan"]) == 5
    for person in people:
        person.lay()
        person.hand_in()
    play_together(people, 12)
    for seat in (0, 1):
        assert not secrets_of(1 - seat, heard[seat])
        assert secrets_of(seat, heard[seat]), "the check would see a secret"
        assert any(field["state"] == "hidden" for field in fields_of(1 - seat, heard[seat]))
    host.allow("403")
    for door in ("view?seat=1", "suggestion?seat=1", "frames?seat=1&start=0&count=9"):
        status, _ = host.page.evaluate(ASK, ["GET", f"/api/tables/{table}/{door}", None])
        assert status == 403, door


def play_together(people: list[Leader], answers: int) -> None:
    """Whoever is asked answers, until so many answers are given."""
    for _ in range(answers):
        people[0].until(lambda: any(person.asked or person.over for person in people))
        for person in people:
            if person.asked:
                person.answer()


def listen(page: Page, heard: list[Json]) -> None:
    """Keep every message and every answer that reaches a page about tables."""

    def keep(text: str) -> None:
        try:
            news = json.loads(text)
        except ValueError:
            return
        if isinstance(news, dict):
            heard.append(news)

    def frames(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: keep(str(text)))

    def answers(response: Response) -> None:
        if "/api/tables/" in response.url and response.ok:
            keep(response.text())

    page.on("websocket", frames)
    page.on("response", answers)


def fields_of(seat: int, heard: list[Json]) -> list[Json]:
    """The fields of a seat's mat, in all that was heard."""
    positions = [news["position"] for news in heard if "position" in news]
    return [field for position in positions for field in position["seats"][seat]["mat"]]


def secrets_of(seat: int, heard: list[Json]) -> list[str]:
    """What only a seat may know among what was heard: its plan and hand, what it has laid, cards face down."""
    found: list[str] = []
    for news in heard:
        if "position" not in news:
            continue
        if news["seat"] == seat and (news["asked"] or news["position"]["own"]):
            found.append("view")
        colour = news["position"]["seats"][seat]["seat"]
        found += [
            event["kind"]
            for event in news["events"]
            if event["kind"] in ("laid", "cleared") and event["args"][0] == colour
        ]
    found += ["card" for field in fields_of(seat, heard) if field["state"] == "hidden" and field["card"]]
    return found


# ---- refusals


def test_refusals_lose_nothing(visit: Visit) -> None:
    """What is against the rules is refused with the reason and the rule, and the plan stays as it was."""
    visitor = visit(settings=QUICK)
    visitor.allow("422")
    page = visitor.page
    table = sit_down(page, "wallenstein", [ME, RANDOM, RANDOM])
    leader = Leader(page, 8)
    leader.wait()
    assert leader.lay(4) == 4
    own = sight(page, table, 0)["position"]["own"]
    laid = next(card for card in own["plan"].values() if not card.startswith("coin"))
    view = sight(page, table, 0)["position"]
    foreign = next(land["land"] for land in view["lands"] if land["owner"] not in (0, None))
    free = next(field for field in ACTIONS if field not in own["plan"])
    refused = {
        f"lay {free} {laid}": "card-laid",
        f"lay {free} {foreign}": "not-your-land",
        f"lay {free} {view['out_of_play'][0]}": "out-of-play",
        "done": "plan-incomplete",
        f"clear {free}": "field-empty",
    }
    for notation, code in refused.items():
        status, said = give(page, table, 0, notation)
        assert (status, said["code"]) == (422, code), said
        assert said["message"]
        assert said["rule"]
        assert sight(page, table, 0)["position"]["own"] == own
    # the page shows the same plan, also after it is loaded anew
    page.reload()
    leader.wait()
    expect(page.locator("[data-plan] [data-field] .take")).to_have_count(4)
    leader.lay()
    leader.hand_in()
    march(page, table)


def march(page: Page, table: str) -> None:
    """A march that leaves a land empty, goes too far, or out of play."""
    seen = wait_for(page, table, 0, {"march", "reinforce"})
    asked, view = seen["asked"], seen["position"]
    target = next(choice["args"][0] for choice in asked["choices"] if choice["args"])
    there = asked["facts"]["count"]
    near = {choice["args"][0] for choice in asked["choices"] if choice["args"]}
    origin = asked["facts"]["land"]
    far = next(
        land["land"]
        for land in view["lands"]
        if land["land"] not in near | {origin} and land["region"] != region_of(view, origin)
    )
    for notation, codes in {
        f"march {target} {there}": {"one-must-stay"},
        f"march {target} 0": {"count-zero"},
        f"march {far} 1": {"not-adjacent", "church-peace", "only-own-lands"},
        f"march {view['out_of_play'][0]} 1": {"out-of-play"},
    }.items():
        status, said = give(page, table, 0, notation)
        assert status == 422, said
        assert said["code"] in codes, said
        assert sight(page, table, 0)["position"]["lands"] == view["lands"]


def region_of(view: Json, name: str) -> str:
    """The region of a land."""
    return next(str(land["region"]) for land in view["lands"] if land["land"] == name)


def test_nobody_bids_more_than_he_has(visit: Visit) -> None:
    """Who spends everything cannot bid it: the page says why, the server refuses, the plan stays."""
    visitor = visit(settings=QUICK)
    visitor.allow("422")
    page = visitor.page
    table = sit_down(page, "wallenstein", [ME, *[RANDOM] * 4])
    leader = Leader(page, 9)
    while True:
        view = wait_for(page, table, 0, {"plan"})["position"]
        if view["seats"][0]["money"] < 4:
            break
        for notation in spending(view):
            status, said = give(page, table, 0, notation)
            assert status < 300, (notation, said)
    give(page, table, 0, "lay tax coin_0")
    own = sight(page, table, 0)["position"]["own"]
    status, said = give(page, table, 0, "lay bid coin_4")
    assert (status, said["code"], said["rule"]) == (422, "bid-too-high", "bid")
    assert sight(page, table, 0)["position"]["own"] == own
    # the same by clicks
    leader.wait()
    page.locator("[data-plan] [data-field=bid] .pick").click(position={"x": 20, "y": 12})
    page.locator(HAND).filter(has_text="4").last.click()
    expect(page.locator(".objection")).to_contain_text(str(view["seats"][0]["money"]))
    assert sight(page, table, 0)["position"]["own"] == own


def spending(view: Json) -> list[str]:
    """A plan that costs as much as possible and brings nothing."""
    hand: list[str] = view["own"]["hand"]
    lands = [card for card in hand if not card.startswith("coin")]
    coins = [card for card in hand if card.startswith("coin") and card != "coin_4"]
    out = ["lay bid coin_4"]
    for field in ACTIONS[:-1]:
        cards = (coins or lands) if field in ("tax", "grain") else (lands or coins)
        if cards:
            out.append(f"lay {field} {cards.pop()}")
    return [*out, "done"]


# ---- carrying


def test_a_land_is_carried_from_the_map(page: Page) -> None:
    """A land of my own goes from the map onto a field, and on to another one; every other drag moves the map."""
    table = sit_down(page, "wallenstein", [ME, BOT, BOT])
    Leader(page, 2).wait()
    view = sight(page, table, 0)["position"]
    mine = next(card for card in view["own"]["hand"] if not card.startswith("coin"))
    foreign = next(land["land"] for land in view["lands"] if land["owner"] not in (0, None))
    page.mouse.move(*inside(page, foreign))
    page.mouse.wheel(0, -300)  # all of it in sight there would be nowhere to move it to
    seen = settled(page)
    for field in ("tax", "bid"):
        carry(page, inside(page, mine), middle(page, field))
        expect(page.locator(f"[data-plan] [data-field={field}] .take")).to_have_count(1)
        expect_plan(page, table, {field: mine})
    assert settled(page) == seen
    # let go over the map it stays where it was
    x, y = inside(page, mine)
    carry(page, (x, y), (x + 9, y + 9))
    assert settled(page) == seen
    x, y = inside(page, foreign)
    carry(page, (x, y), (x - 60, y - 60))
    assert settled(page) != seen
    expect_plan(page, table, {"bid": mine})


def expect_plan(page: Page, table: str, plan: dict[str, str]) -> None:
    """The server has the plan, sooner or later: what is shown at once may be two answers, one after the other."""
    for _ in range(50):
        if sight(page, table, 0)["position"]["own"]["plan"] == plan:
            return
        page.wait_for_timeout(100)
    assert sight(page, table, 0)["position"]["own"]["plan"] == plan


def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def inside(page: Page, land: str) -> tuple[float, float]:
    """A point of a land on the screen."""
    x, y = page.locator(f"path[data-land='{land}']").first.evaluate(INSIDE)
    return x, y


def middle(page: Page, field: str) -> tuple[float, float]:
    """The middle of a field of the plan."""
    box = page.locator(f"[data-plan] [data-field={field}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(page: Page) -> str | None:
    """Which part of the map is seen, when it moves no more."""
    drawing = page.locator(".map > svg").first
    seen = drawing.get_attribute("viewBox")
    while True:
        page.wait_for_timeout(150)
        now = drawing.get_attribute("viewBox")
        if now == seen:
            return seen
        seen = now


# ---- the phone, and looks


def test_planning_on_the_phone(visit: Visit) -> None:
    """A whole plan with a finger: every field from the strip is covered, and the game goes on."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de", settings=QUICK).page
    table = sit_down(page, "wallenstein", [ME, BOT, BOT])
    leader = Leader(page, 4)
    leader.wait()
    leader.lay()
    assert len(sight(page, table, 0)["position"]["own"]["plan"]) == len(ACTIONS)
    assert page.locator(".strip .filled, .strip .blank").count() == len(ACTIONS)
    leader.hand_in()
    assert leader.wait()
    assert sight(page, table, 0)["asked"]["kind"] != "plan"


LOOKS = [("en", "light", DESKTOP), ("de", "dark", DESKTOP), ("fr", "light", PHONE)]


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    LOOKS,
    ids=lambda value: str(value if isinstance(value, str) else value["width"]),
)
def test_looks(visit: Visit, language: str, theme: str, size: dict[str, int]) -> None:
    """All phases of a season: texts there, nothing cut off, rules of axe kept."""
    phone = size is PHONE
    page = visit(
        viewport=size,
        locale=language,
        color_scheme=theme,
        has_touch=phone,
        is_mobile=phone,
        settings=QUICK,
    ).page
    wrong: list[str] = []
    options: Json = {"setup": "free", "court": True, "landsknechte": True}
    table = sit_down(page, "wallenstein", [ME, BOT, BOT], options=options)
    leader = Leader(page, 7)
    kinds = ["start-land", "place-group", "plan", "place", "favour", "march"]
    # the next season looks like the first, but comes after battles
    for kind in [*kinds, "plan"] if phone or FULL else kinds:
        wait_for(page, table, 0, {kind})
        leader.wait()
        page.wait_for_timeout(600)
        wrong += [f"{kind}: {line}" for line in look(page, language)]
        if kind == "plan":
            leader.take_over()
            leader.hand_in()
    assert not wrong, "\n".join(wrong)


def look(page: Page, language: str) -> list[str]:
    """What is wrong with a page."""
    text = page.inner_text("body")
    wrong: list[str] = [text[text.index("⟦") :][:60]] if "⟦" in text else []
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        wrong.append(f"{wide} px too wide")
    cuts: list[Any] = page.evaluate(CUT)
    wrong += [f"cut off: {cut}" for cut in cuts]
    wrong += axe(page)
    if page.evaluate("document.documentElement.lang") != language:
        wrong.append("speaks another language")
    return wrong
