/**
 * The ring as a drawing: fifteen irregular sectors around Aachen, the same shapes every time.
 *
 * Angles are degrees clockwise from north. A province keeps its slot for ever; a place is a run of slots, and what
 * lies between two places is sea. All lengths are units of the drawing, whose edge is `EDGE`.
 */

export interface Point {
  x: number
  y: number
}

/** A place on the ring: its first slot clockwise, and how many slots it has. */
export interface Run {
  first: number
  count: number
}

export const EDGE = 820
export const CENTRE = EDGE / 2
export const INNER = 214
export const OUTER = 394
/** Between separate places. */
export const GAP = 10
/** Of the band that shows whose castles stand in a place. */
export const BAND = 8
/** How far Charlemagne's middle stands inside the inner rim, so that he hides nothing. */
export const RIM = INNER - 12

const STEP = 6
const CORNER = 5
const RADIAN = Math.PI / 180

export function at(r: number, angle: number): Point {
  return { x: CENTRE + r * Math.sin(angle * RADIAN), y: CENTRE - r * Math.cos(angle * RADIAN) }
}

/** Distance from the middle, and angle in [0, 360). */
export function polar(p: Point): { r: number; angle: number } {
  const angle = Math.atan2(p.x - CENTRE, CENTRE - p.y) / RADIAN
  return { r: Math.hypot(p.x - CENTRE, p.y - CENTRE), angle: (angle + 360) % 360 }
}

/** The width of a slot. */
export function slotAngle(size: number): number {
  return 360 / size
}

/** The angle of the border before a slot. */
export function startAngle(run: Run, size: number): number {
  return slotAngle(size) * (run.first - 0.5)
}

/** The angle in the middle of a place. */
export function middle(run: Run, size: number): number {
  return slotAngle(size) * (run.first + (run.count - 1) / 2)
}

// ---- noise: no generator, so that every browser and every visit draws the same coast

function grain(seed: number, index: number): number {
  let h = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 2147483648 - 1
}

/** Smooth noise in [-1, 1]; it comes round again after `period`. */
export function noise(seed: number, t: number, period: number): number {
  const cell = Math.floor(t)
  const part = t - cell
  const one = grain(seed, ((cell % period) + period) % period)
  const two = grain(seed, (((cell + 1) % period) + period) % period)
  return one + (two - one) * part * part * (3 - 2 * part)
}

/** The radius of the outer coast at an angle; `calm` takes the small bays out, for contour lines at sea. */
export function outerCoast(angle: number, calm = 0): number {
  const broad = noise(1, angle / 10, 36) * 5.5 + noise(2, angle / 4, 90) * 3.5
  return OUTER + broad * (1 - calm) + noise(3, angle / 1.5, 240) * 1.4 * Math.max(0, 1 - 3 * calm)
}

/** The radius of the inner coast at an angle. */
export function innerCoast(angle: number, calm = 0): number {
  const broad = noise(4, angle / 12, 30) * 4 + noise(5, angle / 5, 72) * 2.4
  return INNER + broad * (1 - calm) + noise(6, angle / 2.5, 144) * 1.2 * Math.max(0, 1 - 3 * calm)
}

/** How far the border behind a slot bends clockwise at a radius. */
export function bend(slot: number, r: number): number {
  return (
    noise(20 + slot, r / 64, 64) * 6.5 +
    noise(50 + slot, r / 24, 64) * 3.2 +
    noise(80 + slot, r / 9, 64) * 1.1
  )
}

function wrap(slot: number, size: number): number {
  return ((slot % size) + size) % size
}

/** A border between a slot and the next, from the middle outwards; `shift` moves it clockwise. */
export function border(slot: number, size: number, shift = 0, inset = 0): Point[] {
  const base = slotAngle(size) * (slot + 0.5)
  const own = wrap(slot, size)
  const from = innerCoast(base) + inset
  const to = outerCoast(base) - inset
  const steps = Math.max(4, Math.round((to - from) / STEP))
  const out: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const r = from + ((to - from) * k) / steps
    out.push(at(r, base + (bend(own, r) + shift) / (r * RADIAN)))
  }
  return out
}

/** The outline of a place; `before` and `behind` are the open water on its two sides, half the gap unless it closes. */
export function outline(run: Run, size: number, before = GAP / 2, behind = GAP / 2): Point[] {
  const start = border(run.first - 1, size, before, CORNER)
  const end = border(run.first + run.count - 1, size, -behind, CORNER).reverse()
  const outside = coast(angleOf(start.at(-1), run, size), angleOf(end[0], run, size), outerCoast, OUTER)
  const inside = coast(angleOf(start[0], run, size), angleOf(end.at(-1), run, size), innerCoast, INNER)
  return [...start, ...outside, ...end, ...inside.reverse()]
}

/** The angle of a corner, counted on from the beginning of its place. */
function angleOf(p: Point | undefined, run: Run, size: number): number {
  const zero = startAngle(run, size) - slotAngle(size) / 2
  const angle = p === undefined ? zero : polar(p).angle
  return zero + ((((angle - zero) % 360) + 360) % 360)
}

function coast(from: number, to: number, radius: (angle: number) => number, mean: number): Point[] {
  const corner = CORNER / (mean * RADIAN)
  const steps = Math.max(3, Math.round(((to - from) * RADIAN * mean) / STEP))
  const out: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const angle = from + corner + ((to - from - 2 * corner) * k) / steps
    out.push(at(radius(angle), angle))
  }
  return out
}

// ---- paths

const digits = (value: number): string => (Math.round(value * 10) / 10).toString()
const pair = (p: Point): string => `${digits(p.x)} ${digits(p.y)}`
const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A closed curve that passes smoothly by the points. */
export function closed(points: Point[]): string {
  const last = points.at(-1)
  const first = points[0]
  if (last === undefined || first === undefined) return ''
  const parts = [`M${pair(half(last, first))}`]
  points.forEach((p, k) => {
    const next = points[(k + 1) % points.length] ?? first
    parts.push(`Q${pair(p)} ${pair(half(p, next))}`)
  })
  return `${parts.join('')}Z`
}

/** An open line through the points. */
export function open(points: Point[]): string {
  return `M${points.map(pair).join('L')}`
}

/** A contour line at sea, so far from the coast: the farther, the calmer. */
export function contour(distance: number, outside: boolean): string {
  const calm = Math.min(1, distance / 34)
  const points: Point[] = []
  for (let angle = 0; angle < 360; angle += 1.5) {
    points.push(at(outside ? outerCoast(angle, calm) + distance : innerCoast(angle, calm) - distance, angle))
  }
  return closed(points)
}

/** The part of a circle that a name is written on; below the middle it runs the other way, so that it can be read. */
export function arc(r: number, angle: number, halfSpan: number): string {
  const down = upsideDown(angle)
  const from = at(r, down ? angle + halfSpan : angle - halfSpan)
  const to = at(r, down ? angle - halfSpan : angle + halfSpan)
  return `M${pair(from)}A${digits(r)} ${digits(r)} 0 0 ${down ? 0 : 1} ${pair(to)}`
}

/** Whether writing along the ring would stand on its head there. */
export function upsideDown(angle: number): boolean {
  const turned = ((angle % 360) + 360) % 360
  return turned > 98 && turned < 262
}
