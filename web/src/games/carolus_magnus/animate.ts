/** The motion of each event. */
import { cubeHeight, cubeWidth } from '../../pieces/geometry'
import { look } from '../../pieces/looks'
import { cubeId } from '../../pieces/sprite'
import type { Stage } from '../../table/contract'
import type { EventLine } from '../../wire'
import { art } from '../../pieces/art'
import { drag } from '../../table/drag.svelte'
import { GAP, middle } from './geometry'
import { sideOf } from './looks'
import { boardOf, seatNumber } from './model'
import { motion } from './motion.svelte'
import { headOf, placeOf, runOf, type View } from './view'

const STEP = 240
const REST = 60
const KNIGHT = 22

// ---- pieces that fly

function knight(family: string): string {
  const [width, height] = [cubeWidth(KNIGHT), cubeHeight(KNIGHT)]
  return `<svg width="${width}" height="${height}"><use href="#${cubeId(`family-${family}`)}" width="100%" height="100%"/></svg>`
}

function crest(family: string): string {
  const { face, ink, mark } = look(`family-${family}`)
  return (
    `<svg width="30" height="30" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="${face}" stroke="var(--ink)" stroke-width="3"/>` +
    `<g transform="translate(11 11) scale(.66)" color="${ink}" fill="none" stroke="currentColor" stroke-width="4">${art(mark)}</g></svg>`
  )
}

function disc(side: string, value: string): string {
  return (
    `<svg width="44" height="44" viewBox="0 0 64 64"><circle cx="32" cy="32" r="28" fill="var(--side-${side})" stroke="var(--ink)" stroke-width="2"/>` +
    `<text x="32" y="43" text-anchor="middle" font-family="var(--garamond)" font-weight="700" font-size="34" fill="var(--side-${side}-ink)">${Number(value)}</text></svg>`
  )
}

/** The first of the places that is on the screen. */
function seen(stage: Stage, ...places: string[]): string {
  return places.find((place) => stage.find(place) !== null) ?? places.at(-1) ?? ''
}

// ---- time

/** Calls `draw` with a part from 0 to 1 until the time is over or the viewer skips. */
function tween(stage: Stage, ms: number, draw: (part: number) => void): Promise<void> {
  const length = ms * stage.pace
  if (stage.skip.aborted || stage.reduced || length <= 0) {
    draw(1)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const begin = performance.now()
    const frame = (now: number): void => {
      const part = stage.skip.aborted ? 1 : Math.min(1, (now - begin) / length)
      draw(1 - (1 - part) ** 3)
      if (part < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })
}

// ---- events

async function layDisc(stage: Stage, view: View, event: EventLine): Promise<void> {
  const seat = seatNumber(view, event.args[0])
  const value = String(event.args[1])
  stage.sound('wood')
  const from = seen(stage, `disc:${seat}:${value}`, `seat:${seat}`)
  await stage.fly(disc(sideOf(String(event.args[0])), value), from, `disc:${seat}`, { ms: 260, lift: 14 })
}

/** Where the hand let a knight go, if it was mine and this one. */
function carried(stage: Stage, seat: number, family: string): DOMRect | null {
  const dropped = drag.dropped
  drag.dropped = null
  return dropped !== null && seat === stage.table.seat && dropped.what === family ? dropped.at : null
}

async function playKnight(stage: Stage, view: View, event: EventLine): Promise<void> {
  const seat = seatNumber(view, event.args[0])
  const family = String(event.args[1])
  const from = carried(stage, seat, family) ?? seen(stage, `reserve:${seat}:${family}`, `seat:${seat}`)
  const province = event.kind === 'sent' ? String(event.args[2]) : ''
  const head = headOf(placeOf(view, province))
  const to =
    event.kind === 'sent'
      ? seen(stage, `knight:${head}:${family}`, `province:${province}`)
      : seen(stage, `court:${seat}:${family}`, `courts:${seat}`)
  await stage.fly(knight(family), from, to, typeof from === 'string' ? { lift: 26 } : { lift: 2, ms: 160 })
  stage.sound('wood')
}

async function passCrest(stage: Stage, view: View, event: EventLine): Promise<void> {
  const seat = seatNumber(view, event.args[0])
  const family = String(event.args[1])
  const old = event.kind === 'control-from' ? seatNumber(view, event.args[2]) : null
  const from = old === null ? `crest:${family}` : seen(stage, `crest:${old}:${family}`, `seat:${old}`)
  await stage.fly(crest(family), from, seen(stage, `crest:${seat}:${family}`, `seat:${seat}`), {
    ms: 520,
    lift: 30,
  })
}

async function moveEmperor(stage: Stage, view: View, event: EventLine): Promise<void> {
  const board = boardOf(stage.table)
  const size = board.provinces.length
  const steps = Number(event.args[1])
  const angleOf = (k: number): number => {
    const place = view.places[k % view.places.length]
    return place === undefined ? 0 : middle(runOf(place, board), size)
  }
  let from = angleOf(0)
  if (stage.reduced) {
    motion.emperor = angleOf(steps)
    const figure = stage.find('emperor')
    if (figure !== null) await stage.play(figure, [{ opacity: 0 }, { opacity: 1 }], 120)
    return
  }
  for (let k = 1; k <= steps; k++) {
    const to = from + ((((angleOf(k) - from) % 360) + 360) % 360 || 360)
    await tween(stage, STEP, (part) => (motion.emperor = from + (to - from) * part))
    stage.sound('wood')
    await stage.rest(REST)
    from = to
  }
}

async function raiseCastles(stage: Stage, event: EventLine): Promise<void> {
  const province = String(event.args[1])
  if (event.kind === 'exchanged' && !stage.reduced) {
    motion.sinking = province
    await stage.rest(220)
    motion.sinking = null
  }
  motion.appear(province, true)
  stage.sound('wood')
}

async function merge(stage: Stage, view: View, event: EventLine): Promise<void> {
  const board = boardOf(stage.table)
  const size = board.provinces.length
  const behind = placeOf(view, String(event.args[1]))
  const ahead = placeOf(view, String(event.args[2]))
  if (behind === undefined || ahead === undefined) return
  const [one, two] = [runOf(behind, board), runOf(ahead, board)]
  const slot = (one.first + one.count - 1) % size
  const home = [behind, ahead].find((place) => place.provinces.includes(view.emperor))
  const from =
    home === undefined ? 0 : middle(home === behind ? one : { ...two, first: one.first + one.count }, size)
  const to = middle({ first: one.first, count: one.count + two.count }, size)
  await stage.rest(stage.reduced ? 0 : 320) // the castle that brings it about is still rising
  await tween(stage, 520, (part) => {
    motion.closing = { [slot]: (GAP / 2) * (1 - part) }
    if (home !== undefined) motion.emperor = from + (to - from) * part
  })
  motion.appear(String(event.args[1]), false)
}

async function fillReserve(stage: Stage, view: View, event: EventLine): Promise<void> {
  const seat = seatNumber(view, event.args[0])
  const family = String(event.args[1])
  if (motion.dice === null) {
    const lying = view.dice.length > 0
    motion.dice = lying ? view.dice : thrown(view, stage.after as View, seat)
    if (!lying) {
      motion.tumbling = true
      stage.sound('dice')
      await stage.rest(stage.reduced ? 300 : 560)
      motion.tumbling = false
    }
  }
  const dice = motion.dice
  const at = Math.max(
    0,
    dice.findIndex((face) => face === family || face === 'crown'),
  )
  const from = seen(stage, `die:${at}`, 'aachen')
  await stage.fly(knight(family), from, seen(stage, `reserve:${seat}`, `seat:${seat}`), { ms: 340, lift: 18 })
  motion.dice = dice.filter((_, k) => k !== at)
}

/** What a throw has shown: all that came into the reserve, and what still waits for a name. */
function thrown(before: View, after: View, seat: number): string[] {
  const had = before.seats[seat]?.reserve ?? {}
  const has = after.seats[seat]?.reserve ?? {}
  const gained = Object.keys(has).flatMap((family) =>
    Array.from({ length: Math.max(0, (has[family] ?? 0) - (had[family] ?? 0)) }, () => family),
  )
  return [...gained, ...after.dice]
}

/** Plays one event; what has no motion of its own simply happens. */
export async function animate(event: EventLine, stage: Stage): Promise<void> {
  if (event.kind !== 'reserve' && event.kind !== 'crown') motion.dice = null
  if (event.kind !== 'merged') motion.closing = {}
  if (event.kind !== 'moved') motion.emperor = null
  motion.playing = true
  try {
    await play(event, stage, stage.before as View)
  } finally {
    motion.playing = false
  }
}

async function play(event: EventLine, stage: Stage, view: View): Promise<void> {
  switch (event.kind) {
    case 'disc':
      return layDisc(stage, view, event)
    case 'court':
    case 'sent':
      return playKnight(stage, view, event)
    case 'control':
    case 'control-from':
      return passCrest(stage, view, event)
    case 'moved':
      return moveEmperor(stage, view, event)
    case 'built':
    case 'exchanged':
      return raiseCastles(stage, event)
    case 'merged':
      return merge(stage, view, event)
    case 'reserve':
      return fillReserve(stage, view, event)
  }
}
