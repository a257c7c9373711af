/**
 * How cubes fall through the drawn tower. Which cube of a colour stays, and on which floor, nobody knows: the drawing
 * spreads the known numbers over the ledges by a fixed rule, so that the same battle always looks the same.
 */
import type { Battle, Cubes } from './battle'
import {
  FLOORS,
  footOf,
  groupSpots,
  inOrder,
  LEDGES,
  mixed,
  piles,
  rowSpots,
  sizeOf,
  spotOn,
  TRAY,
  trayGroups,
  WIDTH,
  type Spot,
} from './places'

/** Milliseconds from the first cube in the funnel to the last one in the tray, at normal pace. */
export const FALL = 2300

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
