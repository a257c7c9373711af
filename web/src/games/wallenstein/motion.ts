/** How the events of Wallenstein move: armies march, taxes and grain go to their owner, battles fall through the tower. */
import { mount, unmount } from 'svelte'
import Icon from '../../icons/Icon.svelte'
import type { IconName } from '../../icons/icons'
import { settings } from '../../lib/settings.svelte'
import { cubeHeight, cubeWidth } from '../../pieces/geometry'
import { cubeId } from '../../pieces/sprite'
import type { Stage } from '../../table/contract'
import type { EventLine } from '../../wire'
import { toldLog } from './advance'
import { advantageIcon, buildingIcon } from './looks'
import { firstBattleEvents, isOutcome, readBattle } from './tower/battle'
import { watching } from './tower/watching.svelte'
import type { View } from './view'

type Arg = string | number | undefined
type Motion = (stage: Stage, args: readonly Arg[]) => Promise<void> | void

/** One more cube each, and never more than this in all. */
const FOLLOWS = 60
const PIECE = 420
/** At most so many pieces fly one by one. */
const MOST = 6
/** However much waits, a battle is not played faster than this. */
const HASTE = 0.45
const READ = 700

function cube(owner: string, size: number): string {
  return `<svg width="${cubeWidth(size)}" height="${cubeHeight(size)}"><use href="#${cubeId(owner)}" width="100%" height="100%"/></svg>`
}

/** An icon as an element of its own, on a small disc so that it can be seen above the map. */
function token(name: IconName, size = 26): HTMLElement {
  const target = document.createElement('div')
  const made = mount(Icon, { target, props: { name, size } })
  const copy = document.createElement('div')
  copy.style.setProperty('padding', '3px')
  copy.style.setProperty('border-radius', '50%')
  copy.style.setProperty('color', 'var(--ink)')
  copy.style.setProperty('background', 'var(--vellum2)')
  copy.style.setProperty('box-shadow', 'var(--sh1)')
  copy.append(...Array.from(target.children, (child) => child.cloneNode(true)))
  void unmount(made)
  return copy
}

/** The first of several places that is on the screen. */
function first(stage: Stage, ...places: string[]): string | null {
  return places.find((place) => stage.find(place) !== null) ?? null
}

function seatOf(stage: Stage, colour: Arg): number {
  return (stage.before as View).seats.findIndex((seat) => seat.seat === colour)
}

/** A count of somebody's, or at least that person's line. */
function of(stage: Stage, what: string, colour: Arg): string | null {
  const seat = seatOf(stage, colour)
  return first(stage, `${what}:${seat}`, `seat:${seat}`)
}

async function several(
  stage: Stage,
  make: () => string | Element,
  count: number,
  from: string | null,
  to: string | null,
): Promise<void> {
  if (from === null || to === null || count <= 0) return
  stage.sound('wood')
  await Promise.all(
    Array.from({ length: Math.min(count, MOST) }, (_, i) =>
      stage.fly(make(), from, to, { ms: PIECE, lift: 26, delay: i * FOLLOWS }),
    ),
  )
}

function armies(
  stage: Stage,
  colour: Arg,
  count: Arg,
  from: string | null,
  to: string | null,
): Promise<void> {
  return several(stage, () => cube(String(colour), 17), Number(count), from, to)
}

function tokens(
  stage: Stage,
  icon: IconName,
  count: Arg,
  from: string | null,
  to: string | null,
): Promise<void> {
  return several(stage, () => token(icon), Math.min(3, Number(count)), from, to)
}

async function marked(stage: Stage, place: string | null, ms = 450): Promise<void> {
  if (place !== null) await stage.mark(place, ms)
}

// ---- battles

const TELLING: ReadonlySet<string> = new Set(['attack', 'revolt', 'aided', 'thrown'])

/** The events of a battle, if the present event begins what happens in the tower; else null. */
function begins(stage: Stage, event: EventLine): readonly EventLine[] | null {
  if (!TELLING.has(event.kind)) return null
  const log = toldLog(stage.table, stage.before as View)
  // the log has the present event already, what a replay has told has not
  const attack = log.at(stage.table.replaying ? -1 : -2)
  if (event.kind === 'revolt') return [event, ...firstBattleEvents(stage.coming)]
  return event.kind !== 'attack' && attack?.kind === 'attack'
    ? [attack, event, ...firstBattleEvents(stage.coming)]
    : null
}

/** The cubes fall; what has come of it is told afterwards. */
async function fight(stage: Stage, events: readonly EventLine[]): Promise<void> {
  const battle = readBattle(events, stage.before as View, 'before')
  if (battle === null || stage.skip.aborted) return
  const { table } = stage
  table.tell({ do: 'show', thing: { domain: 'land', name: battle.land } })
  const own = table.seat !== null && [battle.attacker.seat, battle.defender.seat].includes(table.seat)
  const normal = 1 / settings.now.speed
  const pace = own && !table.replaying ? normal : Math.max(stage.pace, HASTE * normal)
  const end = (): void => watching.finish()
  stage.skip.addEventListener('abort', end)
  stage.sound('dice')
  try {
    await watching.begin(table, battle, pace)
  } finally {
    stage.skip.removeEventListener('abort', end)
  }
  stage.sound('wood')
}

/** The result can be read before the next thing happens. */
function read(stage: Stage): Promise<void> {
  return stage.rest(READ * Math.max(1, HASTE / stage.pace))
}

// ---- everything else

const MOTIONS: Record<string, Motion> = {
  season: (stage) => stage.sound('page'),
  async 'action-open'(stage) {
    stage.sound('page')
    await marked(stage, `action:${(stage.before as View).actions.length}`, 350)
  },
  planned: (stage) => stage.sound('page'),
  async event(stage) {
    stage.sound('page')
    await marked(stage, first(stage, 'event', 'events'), 700)
  },
  async bid(stage, [colour]) {
    // all bids are shown together: they follow each other without a rest between them
    const last = seatOf(stage, colour) === (stage.before as View).seats.length - 1
    stage.sound('wood')
    const motion = marked(stage, of(stage, 'mat', colour), 500)
    if (last) await motion
  },
  async place(stage, [colour, count, advantage]) {
    const seat = seatOf(stage, colour)
    const to = first(stage, `place:${Number(count) - 1}`)
    const from = first(stage, `seat:${seat}`)
    if (from !== null && to !== null) {
      stage.sound('wood')
      await stage.fly(token(advantageIcon(String(advantage))), to, from, { ms: PIECE, lift: 20 })
      await marked(stage, to, 300)
    }
  },
  starts: (stage, [colour, land, count]) =>
    armies(stage, colour, count, of(stage, 'supply', colour), `land:${land}`),
  'gift-money': (stage, [colour, count]) =>
    tokens(stage, 'wallenstein-taler', count, first(stage, 'prompt'), of(stage, 'money', colour)),
  'gift-grain': (stage, [colour, count]) =>
    tokens(stage, 'wallenstein-grain', count, first(stage, 'prompt'), of(stage, 'grain', colour)),
  'gift-points': (stage, [colour]) => marked(stage, of(stage, 'points', colour)),
  'gift-armies': (stage, [colour, count]) =>
    armies(stage, colour, count, of(stage, 'supply', colour), first(stage, 'tray', 'prompt')),
  'courtiers-sent': (stage, [colour, card, count]) =>
    armies(stage, colour, count, first(stage, `land:${card}`, 'tray'), of(stage, 'hall', colour)),
  'favour-taken': (stage, [colour]) =>
    tokens(stage, 'wallenstein-favour', 1, first(stage, 'favours', 'prompt'), of(stage, 'seat', colour)),
  'event-cancelled': (stage) => stage.sound('page'),
  occupied: (stage, [colour, land, count]) =>
    armies(stage, colour, count, of(stage, 'supply', colour), `land:${land}`),
  action: (stage, [count]) => marked(stage, first(stage, `action:${Number(count) - 1}`), 350),
  turn: (stage, [, , land]) => marked(stage, first(stage, `land:${land}`), 350),
  lapsed: (stage, [, , land]) => marked(stage, first(stage, `land:${land}`), 350),
  built: (stage, [colour, building, land]) =>
    tokens(
      stage,
      buildingIcon(String(building)),
      1,
      first(stage, `stock:${building}`) ?? of(stage, 'seat', colour),
      first(stage, `land:${land}`),
    ),
  calmed: (stage, [land]) =>
    tokens(stage, 'wallenstein-unrest', 1, first(stage, `land:${land}`), first(stage, 'prompt')),
  grain: (stage, [colour, land, count]) =>
    tokens(stage, 'wallenstein-grain', count, first(stage, `land:${land}`), of(stage, 'grain', colour)),
  tax: (stage, [colour, land, count]) =>
    tokens(stage, 'wallenstein-taler', count, first(stage, `land:${land}`), of(stage, 'money', colour)),
  unrest: (stage, [land]) => tokens(stage, 'wallenstein-unrest', 1, first(stage, 'prompt'), `land:${land}`),
  warded: (stage, [colour]) => marked(stage, of(stage, 'seat', colour)),
  recruited: (stage, [colour, land, count]) =>
    armies(stage, colour, count, of(stage, 'supply', colour), `land:${land}`),
  moved: (stage, [colour, from, to, count]) => armies(stage, colour, count, `land:${from}`, `land:${to}`),
  attack: (stage, [colour, from, to, count]) => armies(stage, colour, count, `land:${from}`, `land:${to}`),
  winter: (stage) => stage.sound('bell'),
  'grain-lost': (stage, [colour, count]) =>
    tokens(stage, 'wallenstein-grain', count, of(stage, 'grain', colour), first(stage, 'prompt')),
  unsupplied: (stage, [colour]) => marked(stage, of(stage, 'seat', colour)),
  scored: (stage, [colour]) => marked(stage, of(stage, 'points', colour), 350),
  async majority(stage, [colour, , region]) {
    await Promise.all([
      marked(stage, first(stage, `region:${region}`), 350),
      marked(stage, of(stage, 'points', colour), 350),
    ])
  },
  year: (stage) => stage.sound('page'),
  'end-years': (stage) => stage.sound('bell'),
}

export function animate(event: EventLine, stage: Stage): Promise<void> | void {
  const battle = begins(stage, event)
  if (battle !== null) return fight(stage, battle)
  return isOutcome(event.kind) ? read(stage) : MOTIONS[event.kind]?.(stage, event.args)
}
