/** Motion of single events: cubes on an arc, tiles out of the bag, cards turned over, fights round by round. */
import { mount, unmount } from 'svelte'
import type { IconName } from '../../icons/icons'
import Icon from '../../icons/Icon.svelte'
import Tile from '../../pieces/Tile.svelte'
import { cubeHeight, cubeWidth } from '../../pieces/geometry'
import { cubeId } from '../../pieces/sprite'
import type { Stage } from '../../table/contract'
import type { EventLine } from '../../wire'
import TurnedCard from './map/TurnedCard.svelte'
import { releasedFrom } from './scenario/problems'
import ProblemTile from './scenario/ProblemTile.svelte'
import { parties, colours, type CarolingiView } from './view'

type Arg = string | number | undefined
type Motion = (stage: Stage, args: readonly Arg[]) => Promise<void> | void

/** One more cube each, and never more than this in all. */
const FOLLOWS = 60
const LONGEST = 900
const PIECE = 420
/** At most so many cubes fly one by one. */
const MOST = 6

function cube(owner: string, size: number): string {
  return `<svg width="${cubeWidth(size)}" height="${cubeHeight(size)}"><use href="#${cubeId(owner)}" width="100%" height="100%"/></svg>`
}

/** A component as an element of its own. */
function drawn(make: (target: HTMLElement) => Record<string, unknown>): HTMLElement {
  const target = document.createElement('div')
  const made = make(target)
  const copy = target.cloneNode(true) as HTMLElement
  void unmount(made)
  return copy
}

function tile(colour: string, name: string, size = 44): HTMLElement {
  return drawn((target) => mount(Tile, { target, props: { colour, tile: name, size } }))
}

/** The first of several places that is on the screen. */
function first(stage: Stage, ...places: string[]): string | null {
  return places.find((place) => stage.find(place) !== null) ?? null
}

function seatOf(stage: Stage, colour: Arg): number {
  return (stage.after as CarolingiView).seats.findIndex((seat) => seat.seat === colour)
}

/** A field of somebody's court, or at least that person's line. */
function field(stage: Stage, name: string, colour: Arg): string | null {
  const seat = seatOf(stage, colour)
  return first(stage, `${name}:${seat}`, `seat:${seat}`)
}

/** Cubes go one after the other. */
async function cubes(
  stage: Stage,
  owner: string,
  count: number,
  from: string | null,
  to: string | null,
): Promise<void> {
  if (from === null || to === null || count <= 0) return
  const size = Math.min(Math.max(stage.box(to)?.width ?? 15, 11), 19)
  const step = Math.min(FOLLOWS, (LONGEST - PIECE) / Math.max(count - 1, 1))
  stage.sound('wood')
  await Promise.all(
    Array.from({ length: Math.min(count, MOST) }, (_, i) =>
      stage.fly(cube(owner, size), from, to, { ms: PIECE, lift: 26, delay: i * step }),
    ),
  )
}

async function out(stage: Stage, colour: string, name: string, to: string | null): Promise<void> {
  if (to === null) return
  stage.sound('bag')
  const bag = first(stage, 'bag', 'prompt')
  if (bag === null) return
  if (stage.reduced) {
    await stage.mark(to)
    return
  }
  const element = stage.find(bag)
  if (element) {
    void stage.play(
      element,
      [{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }],
      260,
    )
  }
  await stage.fly(tile(colour, name), bag, to, { ms: 600, lift: 46 })
}

/** The cards that befall the whole realm. */
const DIRE: Record<string, IconName> = {
  hunger: 'carolingi-hunger',
  anarchy: 'carolingi-anarchy',
  rebellion: 'carolingi-rebellion',
}

/** The card of a land is turned over, then goes to its slot. */
function card(stage: Stage, land: Arg, goal: string | null): Promise<void> {
  const region = regionOf(stage, land)
  const name = stage.table.speaker.name('land', land ?? '')
  return turned(stage, { name, region, icon: 'carolingi-archivium' }, goal)
}

/** A card for the whole realm is turned over, and goes. */
function direCard(stage: Stage, which: string): Promise<void> {
  const face = { name: stage.table.speaker.name('card', which), region: null, icon: DIRE[which] }
  return turned(stage, face, null)
}

/** A card is turned over in the middle of the board at double size. */
async function turned(
  stage: Stage,
  props: { name: string; region: string | null; icon?: IconName },
  goal: string | null,
): Promise<void> {
  stage.sound('page')
  if (stage.reduced) {
    if (goal !== null) await stage.mark(goal)
    return
  }
  const large = drawn((target) => mount(TurnedCard, { target, props }))
  const middle = stage.box('map-middle')
  const from = first(stage, 'archivium', 'prompt')
  if (middle === null || from === null) return
  await stage.fly(large, from, middle, { ms: 380, lift: 20 })
  const still = large.cloneNode(true) as HTMLElement
  const to = goal === null ? null : stage.box(goal)
  // it rests in the middle so that it can be read
  await stage.fly(still, middle, middle, { ms: 520, lift: 0 })
  if (to !== null)
    await stage.fly(large, middle, to, { ms: 320, lift: 10, scale: Math.min(to.width / 224, 1) })
}

/** A gang out of the supply. */
function rise(stage: Stage, land: Arg): Promise<void> {
  return cubes(stage, 'gang', 1, first(stage, 'gangs', 'prompt'), `land:${land}`)
}

/** Where a drawn follower waits: above the land of its card, or with the missi. */
function waitingPlace(stage: Stage, colour: Arg): string | null {
  return first(stage, 'pin') ?? field(stage, 'missi', colour)
}

function regionOf(stage: Stage, land: Arg): string {
  return (stage.after as CarolingiView).lands.find((other) => other.land === land)?.region ?? ''
}

async function fight(stage: Stage, colour: Arg, id: Arg): Promise<void> {
  const before = stage.before as CarolingiView
  const after = stage.after as CarolingiView
  const here = before.lands.find((land) => land.land === id)
  const later = after.lands.find((land) => land.land === id)
  if (!here || !later) return
  const sides = parties(here, colours(before))
  const mine = sides.find((side) => side.owner === colour)?.count ?? 0
  const left = later.followers[seatOf(stage, colour)] ?? 0
  const rounds = Math.min(mine - left, MOST)
  for (let round = 0; round < rounds; round++) {
    stage.sound('wood')
    await Promise.all(
      sides
        .filter((side) => side.count > round)
        .map((side) => {
          const goal =
            side.owner === 'gang' ? first(stage, 'gangs', 'prompt') : field(stage, 'leudes', side.owner)
          return goal === null
            ? undefined
            : stage.fly(cube(side.owner, 15), `land:${id}`, goal, { ms: stage.reduced ? 120 : 240, lift: 20 })
        }),
    )
    if (stage.skip.aborted) return
  }
}

/** A problem tile (814) goes from one place to another. */
async function problem(stage: Stage, kind: Arg, from: string | null, to: string | null): Promise<void> {
  if (from === null || to === null) return
  stage.sound('wood')
  const piece = drawn((target) => mount(ProblemTile, { target, props: { kind: String(kind), size: 34 } }))
  await stage.fly(piece, from, to, { ms: 500, lift: 30 })
}

/** Skuld goes on to the season that begins. */
async function skuld(stage: Stage, season: Arg): Promise<void> {
  const from = first(stage, 'skuld')
  if (from === null || stage.reduced || (stage.before as CarolingiView).season === season) return
  const figure = drawn((target) => mount(Icon, { target, props: { name: 'carolingi-skuld', size: 34 } }))
  await stage.fly(figure, from, `season:${season}`, { ms: 600, lift: 12 })
}

const MOTIONS: Record<string, Motion> = {
  async season(stage, [, season]) {
    stage.sound('page')
    await skuld(stage, season)
    await stage.mark(`season:${season}`, 500)
  },
  skuld: (stage, [season]) => stage.mark(`season:${season}`, 500),
  'problem-on-wheel'(stage, [kind, season]) {
    const card = releasedFrom(stage.before as CarolingiView, stage.after as CarolingiView, String(kind))
    const from = first(stage, ...(card === null ? [] : [`card:${card}`]), 'problems', 'map-middle')
    return problem(stage, kind, from, first(stage, `season:${season}`))
  },
  'problem-on-card': (stage, [land, kind]) =>
    problem(
      stage,
      kind,
      first(stage, 'problems', 'archivium'),
      first(stage, `card:${land}`, `strip:${regionOf(stage, land)}`),
    ),
  'problem-spared': (stage, [land, kind]) =>
    problem(stage, kind, first(stage, `card:${land}`), first(stage, 'problems')),
  solved(stage, [, kind, season]) {
    stage.sound('bell')
    return problem(stage, kind, first(stage, `season:${season}`), first(stage, 'problems'))
  },
  'patience-ends': (stage, [land]) =>
    cubes(stage, 'gang', 1, first(stage, 'gangs', 'prompt'), `card:${land}`),
  blocked: (stage) => stage.mark(`season:${(stage.before as CarolingiView).season}`, 500),
  honoured: (stage, [colour, name]) =>
    cubes(stage, String(colour), 1, field(stage, String(name), colour), first(stage, 'favour')),
  forgotten: (stage, [colour]) =>
    cubes(stage, String(colour), 1, first(stage, 'favour'), field(stage, 'leudes', colour)),
  year: (stage) => stage.sound('page'),
  'bag-filled': (stage) => stage.sound('bag'),
  'tile-drawn': (stage, [colour, name]) =>
    out(
      stage,
      String(colour),
      String(name),
      first(stage, `season:${(stage.before as CarolingiView).season}`, 'prompt'),
    ),
  'no-action': (stage, [colour]) => out(stage, String(colour), 'none', field(stage, 'court', colour)),
  'event-drawn': (stage) => out(stage, 'gang', 'event', first(stage, 'archivium', 'prompt')),
  async 'extra-tile'(stage, [colour, name]) {
    const from = first(
      stage,
      `tile:${name}`,
      `court:${seatOf(stage, colour)}`,
      `seat:${seatOf(stage, colour)}`,
    )
    const to = first(stage, `season:${(stage.before as CarolingiView).season}`)
    if (from !== null && to !== null)
      await stage.fly(tile(String(colour), String(name)), from, to, { ms: 500, lift: 30 })
  },
  'card-drawn': (stage, [land]) => card(stage, land, first(stage, `slot:${regionOf(stage, land)}`)),
  'card-drawn-full': (stage, [land]) => card(stage, land, first(stage, `strip:${regionOf(stage, land)}`)),
  hunger: (stage) => direCard(stage, 'hunger'),
  anarchy: (stage) => direCard(stage, 'anarchy'),
  rebellion: (stage) => direCard(stage, 'rebellion'),
  'anarchy-gang': (stage, [land]) => rise(stage, land),
  'rebellion-gang': (stage, [land]) => rise(stage, land),
  unrest: (stage, [land]) => rise(stage, land),
  'disorder-joins': (stage) => stage.mark(first(stage, 'archivium', 'prompt') ?? 'prompt', 500),
  forest: (stage, [land]) => card(stage, land, `land:${land}`),
  async 'card-and-follower'(stage, [land, colour]) {
    await card(stage, land, `land:${land}`)
    await cubes(stage, String(colour), 1, first(stage, 'bag', 'prompt'), `land:${land}`)
  },
  'follower-drawn': (stage, [colour]) =>
    cubes(stage, String(colour), 1, first(stage, 'bag', 'prompt'), field(stage, 'missi', colour)),
  'second-pass': (stage) => stage.sound('bag'),
  settled: (stage, [colour, land]) =>
    cubes(stage, String(colour), 1, waitingPlace(stage, colour), `land:${land}`),
  retained: (stage, [colour]) =>
    cubes(stage, String(colour), 1, waitingPlace(stage, colour), field(stage, 'missi', colour)),
  attached: (stage, [colour, land]) =>
    cubes(stage, String(colour), 1, waitingPlace(stage, colour), `card:${land}`),
  claimed: (stage, [, land]) => {
    stage.sound('bell')
    return stage.mark(`land:${land}`, 600)
  },
  displaced: (stage, [land, colour, count]) =>
    cubes(stage, String(colour), Number(count), `land:${land}`, field(stage, 'leudes', colour)),
  'driven-out': (stage, [from, to]) => cubes(stage, 'gang', 1, `land:${from}`, `land:${to}`),
  'gangs-vanish': (stage, [land, count]) =>
    cubes(stage, 'gang', Number(count), `land:${land}`, first(stage, 'gangs', 'prompt')),
  'card-to-homeland': (stage, [colour, land, count]) =>
    cubes(stage, String(colour), Number(count), `card:${land}`, `land:${land}`),
  'gang-on-card': (stage, [land]) => cubes(stage, 'gang', 1, first(stage, 'gangs', 'prompt'), `card:${land}`),
  'overflow-on-card': (stage, [land]) => cubes(stage, 'gang', 1, first(stage, 'archivium'), `card:${land}`),
  async transferred(stage, [land]) {
    const before = stage.before as CarolingiView
    const slots = before.strips.flatMap((strip) => strip.slots)
    const here = slots.find((slot) => slot?.card === land)
    if (!here) return
    const seats = colours(before)
    await Promise.all(
      parties(here, seats).map(({ owner, count }) =>
        cubes(stage, owner, count, `card:${land}`, `land:${land}`),
      ),
    )
  },
  spread: (stage, [from, to]) => cubes(stage, 'gang', 1, `land:${from}`, `land:${to}`),
  'hunger-gang': (stage, [land]) => cubes(stage, 'gang', 1, first(stage, 'gangs', 'prompt'), `land:${land}`),
  starved: (stage, [land, colour, count]) =>
    cubes(stage, String(colour), Number(count), `land:${land}`, field(stage, 'leudes', colour)),
  sent: (stage, [colour, land, count]) =>
    cubes(stage, String(colour), Number(count), field(stage, 'missi', colour), `land:${land}`),
  posted: (stage, [colour, land, count]) =>
    cubes(stage, String(colour), Number(count), field(stage, 'missi', colour), `card:${land}`),
  async appeased(stage, [colour, land, count]) {
    await Promise.all([
      cubes(stage, String(colour), Number(count), field(stage, 'missi', colour), `land:${land}`),
      cubes(stage, 'gang', Number(count), `land:${land}`, first(stage, 'gangs', 'prompt')),
    ])
  },
  marched: (stage, [colour, from, to, count]) =>
    cubes(stage, String(colour), Number(count), `land:${from}`, `land:${to}`),
  developed: (stage, [colour, land]) =>
    cubes(stage, String(colour), 1, field(stage, 'missi', colour), `land:${land}`),
  equipped: (stage, [colour, count]) =>
    cubes(
      stage,
      String(colour),
      Number(count),
      field(stage, 'leudes', colour),
      field(stage, 'missi', colour),
    ),
  called: (stage, [colour, count]) =>
    cubes(
      stage,
      String(colour),
      Number(count),
      field(stage, 'nobiles', colour),
      field(stage, 'leudes', colour),
    ),
  fought: (stage, [colour, land]) => fight(stage, colour, land),
  trophy: (stage, [colour]) =>
    cubes(stage, String(colour), 1, field(stage, 'leudes', colour), field(stage, 'trophies', colour)),
  'court-day': (stage, [colour]) => stage.mark(`seat:${seatOf(stage, colour)}`, 350),
  'gangs-overflow': (stage, [land, count]) =>
    cubes(stage, 'gang', Number(count), `land:${land}`, first(stage, 'archivium')),
  'peace-claimed': (stage) => stage.sound('bell'),
  'end-peace': (stage) => stage.sound('bell'),
  'end-sundial': (stage) => stage.sound('bell'),
  'coregency-claimed': (stage) => stage.sound('bell'),
  'end-coregent': (stage) => stage.sound('bell'),
  'end-problems': (stage) => stage.sound('bell'),
  'end-problems-lost': (stage) => stage.sound('bell'),
  'end-gangs': (stage) => stage.sound('bell'),
  'end-gangs-lost': (stage) => stage.sound('bell'),
}

export function animate(event: EventLine, stage: Stage): Promise<void> | void {
  return MOTIONS[event.kind]?.(stage, event.args)
}
