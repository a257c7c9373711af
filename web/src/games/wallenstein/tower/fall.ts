/**
 * How cubes fall through the drawn tower. Which cube of a colour stays, and on which floor, nobody knows: the drawing
 * spreads the known numbers over the ledges by a fixed rule, so that the same battle always looks the same.
 */
import type { Battle, Cubes } from './battle'

export type Spot = readonly [x: number, y: number]

export const WIDTH = 480
export const HEIGHT = 712
/** Milliseconds from the first cube in the funnel to the last one in the tray, at normal pace. */
export const FALL = 2300

/** The two floors: y of their ledges, and where each ledge begins and ends. */
export const FLOORS: readonly { y: number; ledges: readonly (readonly [number, number])[] }[] = [
  {
    y: 300,
    ledges: [
      [118, 190],
      [204, 276],
      [290, 362],
    ],
  },
  {
    y: 428,
    ledges: [
      [118, 190],
      [204, 276],
      [290, 362],
    ],
  },
]

const ROW = 50
const MOUTH = 176
const EXIT = 530
/** Between the ledges cubes fall. */
const GAPS = [197, 283]

export interface FallingCube {
  colour: number
  /** Where and how large it is in the end. */
  end: Spot
  size: number
  /** Where it comes from; null: it does not move. */
  start: Spot | null
  /** Relative to its size in the end. */
  scale: number
  via: readonly Spot[]
  delay: number
  ms: number
  /** It was thrown in, so it is shown above the tower as well. */
  thrown: boolean
  /** It lies in the tray in the end. */
  out: boolean
}

export interface Group {
  cubes: readonly number[]
  x: number
  width: number
}

/** Cubes one by one, colours mixed evenly: every colour is spread over the whole row. */
export function mixed(counts: Cubes): number[] {
  return counts
    .flatMap((count, colour) =>
      Array.from({ length: count }, (_, i) => ({ colour, share: (i + 0.5) / count })),
    )
    .sort((a, b) => a.share - b.share || a.colour - b.colour)
    .map(({ colour }) => colour)
}

/** Cubes one by one, colour by colour. */
export function inOrder(counts: Cubes): number[] {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => colour))
}

const LEDGES = FLOORS.length * (FLOORS[0]?.ledges.length ?? 0)

/** Cubes are dealt to the ledges in turn: the place of each in its pile, counted from below. */
function piles<T>(cubes: readonly T[]): T[][] {
  return Array.from({ length: LEDGES }, (_, ledge) => cubes.filter((_, k) => k % LEDGES === ledge))
}

/** How many cubes stand side by side at the foot of a pile, so that the highest is a pyramid. */
function footOf(...all: readonly (readonly unknown[])[][]): number {
  const most = Math.max(...all.flat().map((pile) => pile.length))
  let foot = 2
  while ((foot * (foot + 1)) / 2 < most) foot += 1
  return foot
}

function sizeOf(foot: number): number {
  return Math.min(23, 69 / foot / 1.16)
}

/** A place in the pile of a ledge. */
function spotOn(ledge: number, place: number, foot: number): Spot {
  const floor = FLOORS[ledge % FLOORS.length] ?? FLOORS[0]!
  const [from, to] = floor.ledges[Math.floor(ledge / FLOORS.length)] ?? [0, 0]
  let rest = place
  let row = 0
  while (rest >= foot - row) {
    rest -= foot - row
    row += 1
  }
  const size = sizeOf(foot)
  return [
    (from + to) / 2 + (rest - (foot - row - 1) / 2) * (69 / foot),
    floor.y - size * 0.72 - row * size * 1.02,
  ]
}

/** The row above the funnel. */
export function rowSpots(thrown: readonly number[]): { size: number; spots: Spot[] } {
  const breaks = thrown.map((colour, i): number => (i > 0 && thrown[i - 1] !== colour ? 0.45 : 0))
  const length = thrown.length + breaks.reduce((sum, one) => sum + one, 0)
  const step = Math.min(36, 440 / Math.max(1, length))
  let at = WIDTH / 2 - ((length - 1) * step) / 2
  const spots = thrown.map((_, i): Spot => {
    if (i > 0) at += step * (1 + (breaks[i] ?? 0))
    return [at, ROW]
  })
  return { size: Math.min(24, step * 0.78), spots }
}

const TRAY = { top: 572, bottom: 648, left: 78, right: 402 }

/** Who is counted together in the tray: attackers, defenders, and those that are not involved. */
export function trayGroups(battle: Battle): Group[] {
  const farmers = battle.out.length - 1
  const of = (seat: number | null, own: number, helping: number): number[] => [
    ...Array.from({ length: own }, () => seat ?? farmers),
    ...Array.from({ length: helping }, () => farmers),
  ]
  const parts = [
    of(battle.attacker.seat, battle.attacker.out, battle.attacker.farmers),
    of(battle.defender.seat, battle.defender.out, battle.defender.farmers),
    inOrder(battle.aside),
  ]
  const wanted = parts.map((part, i) => (i === 2 && part.length === 0 ? 0 : 5 + Math.min(part.length, 12)))
  const sum = wanted.reduce((a, b) => a + b, 0)
  const gap = 14
  const room = TRAY.right - TRAY.left - gap * (wanted.filter(Boolean).length - 1)
  let x = TRAY.left
  return parts.map((cubes, i) => {
    const width = ((wanted[i] ?? 0) / sum) * room
    const group = { cubes, x, width }
    if (width > 0) x += width + gap
    return group
  })
}

/** Places for the cubes of a group, in rows that are shifted against each other. */
export function groupSpots(group: Group): { size: number; spots: Spot[] } {
  const count = group.cubes.length
  for (const size of [27, 23, 20, 17, 14, 12, 10, 8]) {
    const across = Math.max(1, Math.floor((group.width - size * 0.3) / (size * 1.24)))
    const rows = Math.ceil(count / across)
    if (rows * size * 1.24 <= TRAY.bottom - TRAY.top + 8 || size === 8) {
      const spots = group.cubes.map((_, i): Spot => {
        const row = Math.floor(i / across)
        const inRow = Math.min(across, count - row * across)
        const x = group.x + group.width / 2 + ((i % across) - (inRow - 1) / 2) * size * 1.24
        const jolt = count > 2 && rows === 1 ? (i % 2 === 0 ? -4 : 6) : 0
        return [x, TRAY.bottom - size * 0.7 - row * size * 1.24 + jolt]
      })
      return { size, spots }
    }
  }
  return { size: 8, spots: [] }
}

/** How many of a colour that rested come loose: what must, and now and then one more that a thrown cube replaces. */
export function loosened(before: number, thrown: number, out: number): number {
  const least = Math.max(0, out - thrown)
  const most = Math.min(before, out)
  return Math.min(most, Math.max(least, Math.floor(out / 3)))
}

/** Every cube of a battle with its way. */
export function fallOf(battle: Battle): FallingCube[] {
  const { before, thrown, out } = battle
  const loose = before.map((count, colour) => loosened(count, thrown[colour] ?? 0, out[colour] ?? 0))
  const through = out.map((count, colour) => count - (loose[colour] ?? 0))

  const row = inOrder(thrown)
  const above = rowSpots(row)

  // where everything lies in the tray
  const trayed = trayGroups(battle).flatMap((group) => {
    const { size, spots } = groupSpots(group)
    return group.cubes.map((colour, i) => ({ colour, size, spot: spots[i] ?? ([0, 0] as const) }))
  })
  const takeTray = (colour: number): { size: number; spot: Spot } => {
    const place = trayed.findIndex((one) => one.colour === colour)
    return trayed.splice(place, 1)[0] ?? { size: 12, spot: [WIDTH / 2, TRAY.bottom] }
  }

  // what rests in the tower: piles lose the loose cubes and get the new ones on top
  const rested = picked(mixed(before), loose)
  const old = piles(rested)
  const left = old.map((pile) => pile.filter((one) => !one.picked))
  const fallen = picked(row, through).map((one, i) => {
    if (one.picked) return { ...one, ledge: -1, place: 0 }
    const sizes = left.map((pile) => pile.length)
    const free = sizes.map((_, k) => (k + i) % LEDGES).find((k) => sizes[k] === Math.min(...sizes)) ?? 0
    left[free]?.push(one)
    return { ...one, ledge: free, place: sizes[free] ?? 0 }
  })
  const foot = footOf(old, left)
  const size = sizeOf(foot)

  const cubes: FallingCube[] = []
  let loosening = 0
  old.forEach((pile, ledge) =>
    pile.forEach((one, place) => {
      const start = spotOn(ledge, place, foot)
      if (one.picked) {
        const goal = takeTray(one.colour)
        const gap = GAPS[loosening % 2] ?? WIDTH / 2
        const via: Spot[] = start[1] < FLOORS[1]!.y - 60 ? [[gap, 432]] : []
        cubes.push({
          colour: one.colour,
          end: goal.spot,
          size: goal.size,
          start,
          scale: size / goal.size,
          via: [...via, [exitOf(loosening), EXIT]],
          delay: 760 + (loosening % 6) * 110,
          ms: 700,
          thrown: false,
          out: true,
        })
        loosening += 1
        return
      }
      const end = spotOn(ledge, left[ledge]?.indexOf(one) ?? place, foot)
      cubes.push({
        colour: one.colour,
        end,
        size,
        start: end[0] === start[0] && end[1] === start[1] ? null : start,
        scale: 1,
        via: [],
        delay: 1150,
        ms: 240,
        thrown: false,
        out: false,
      })
    }),
  )
  const step = Math.min(110, 850 / Math.max(1, row.length))
  fallen.forEach((one, i) => {
    const stays = one.ledge >= 0
    const goal = stays ? { size, spot: spotOn(one.ledge, one.place, foot) } : takeTray(one.colour)
    const floor = stays ? one.ledge % FLOORS.length : FLOORS.length
    const gap = GAPS[i % 2] ?? WIDTH / 2
    const other = GAPS[(i + 1) % 2] ?? WIDTH / 2
    const via: Spot[] = [[WIDTH / 2 + ((i % 5) - 2) * 16, MOUTH]]
    if (floor > 0) via.push([gap + (i % 3) * 6 - 20, 262], [gap, 304])
    if (floor > 1) via.push([other + 18 - (i % 3) * 6, 392], [other, 432], [exitOf(i), EXIT])
    cubes.push({
      colour: one.colour,
      end: goal.spot,
      size: goal.size,
      start: above.spots[i] ?? null,
      scale: above.size / goal.size,
      via,
      delay: 120 + i * step,
      ms: 520 + floor * 330,
      thrown: true,
      out: !stays,
    })
  })
  return cubes
}

/** Of each colour so many, the first ones of the row. */
function picked(row: readonly number[], counts: Cubes): { colour: number; picked: boolean }[] {
  const open = [...counts]
  return row.map((colour) => {
    const some = (open[colour] ?? 0) > 0
    if (some) open[colour] = (open[colour] ?? 0) - 1
    return { colour, picked: some }
  })
}

function exitOf(i: number): number {
  return WIDTH / 2 + ((i % 5) - 2) * 20
}
