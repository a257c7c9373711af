/** Where cubes lie in the drawn tower: above it, in piles on its ledges, in groups in the tray. */
import type { Battle, Cubes } from './battle'

export type Spot = readonly [x: number, y: number]

export const WIDTH = 480
export const HEIGHT = 712
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

export const LEDGES = FLOORS.length * (FLOORS[0]?.ledges.length ?? 0)

/** Cubes are dealt to the ledges in turn: the place of each in its pile, counted from below. */
export function piles<T>(cubes: readonly T[]): T[][] {
  return Array.from({ length: LEDGES }, (_, ledge) => cubes.filter((_, k) => k % LEDGES === ledge))
}

/** How many cubes stand side by side at the foot of a pile, so that the highest is a pyramid. */
export function footOf(...all: readonly (readonly unknown[])[][]): number {
  const most = Math.max(...all.flat().map((pile) => pile.length))
  let foot = 2
  while ((foot * (foot + 1)) / 2 < most) foot += 1
  return foot
}

export function sizeOf(foot: number): number {
  return Math.min(23, 69 / foot / 1.16)
}

/** A place in the pile of a ledge. */
export function spotOn(ledge: number, place: number, foot: number): Spot {
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

export const TRAY = { top: 572, bottom: 648, left: 78, right: 402 }

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
