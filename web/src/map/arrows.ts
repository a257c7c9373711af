/** Arrows of marches: curved, with a disc for the number at the middle. */
import type { Point, Spot } from './box'

export interface Arrow {
  path: string
  /** Where the number stands. */
  middle: Spot
  /** Tip and its direction in degrees. */
  tip: Spot
  angle: number
}

/** How far the curve leaves the straight line, in parts of its length. */
const BEND = 0.16
/** How much of the way from pieces to pieces is left free at both ends, in units. */
const FREE = 30

/** An arrow from one place to another, shortened at both ends; there and back never cover each other. */
export function arrow(from: Spot, to: Spot, most = FREE): Arrow {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const free = Math.min(most, length / 4)
  const ux = dx / length
  const uy = dy / length
  const start = { x: from.x + ux * free, y: from.y + uy * free }
  const tip = { x: to.x - ux * free, y: to.y - uy * free }
  const bend = Math.min(length * BEND, 34)
  const control = { x: (start.x + tip.x) / 2 - uy * bend, y: (start.y + tip.y) / 2 + ux * bend }
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(control.x)} ${round(control.y)} ${round(tip.x)} ${round(tip.y)}`,
    middle: {
      x: (start.x + 2 * control.x + tip.x) / 4,
      y: (start.y + 2 * control.y + tip.y) / 4,
    },
    tip,
    angle: (Math.atan2(tip.y - control.y, tip.x - control.x) * 180) / Math.PI,
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The land that lies most in a direction, seen from another: for the arrow keys. */
export function towards<T extends Spot>(from: Spot, candidates: readonly T[], direction: Point): T | null {
  let best: T | null = null
  let least = Infinity
  for (const candidate of candidates) {
    const dx = candidate.x - from.x
    const dy = candidate.y - from.y
    const along = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1] - dy * direction[0])
    // nothing behind, and rather a far one straight ahead than a near one at the side
    if (along <= 0 || aside > along * 2.5) continue
    const cost = along + aside * 2
    if (cost < least) {
      least = cost
      best = candidate
    }
  }
  return best
}
