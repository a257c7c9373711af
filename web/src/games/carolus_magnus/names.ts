/** Names along the outer arc of the ring: how large, and in how many lines. */
import { BAND, OUTER, slotAngle, upsideDown } from './geometry'

export interface NameLine {
  text: string
  /** Radius of its base line. */
  radius: number
}

export interface PlacedName {
  lines: NameLine[]
  size: number
}

/** Largest and smallest type, and the mean width of a letter of Cinzel in parts of it. */
const LARGEST = 14.5
const SMALLEST = 12.5
const LETTER = 0.68
const LEADING = 15

/** How long a line may be at most on the arc of one slot. */
function room(size: number): number {
  return (OUTER - 30) * slotAngle(size) * (Math.PI / 180) - 10 - 2 * BAND - 6
}

/** The name in one line if it fits at a readable size, else in two of about the same length. */
export function splitName(name: string, size: number): { lines: string[]; size: number } {
  const wide = room(size)
  const fitting = (text: string): number => Math.min(LARGEST, wide / (LETTER * text.length))
  const whole = fitting(name)
  const words = name.split(' ')
  if (whole >= SMALLEST || words.length < 2) return { lines: [name], size: whole }
  let best = [name]
  let longest = name.length
  for (let k = 1; k < words.length; k++) {
    const lines = [words.slice(0, k).join(' '), words.slice(k).join(' ')]
    const length = Math.max(...lines.map((line) => line.length))
    if (length < longest) [best, longest] = [lines, length]
  }
  return { lines: best, size: Math.min(13, ...best.map(fitting)) }
}

/** A name with the arcs that its lines stand on; below the middle the first line is the inner one. */
export function placeName(name: string, angle: number, size: number): PlacedName {
  const split = splitName(name, size)
  const down = upsideDown(angle)
  const edge = OUTER - 5 - BAND
  const last = split.lines.length - 1
  const lines = split.lines.map((text, k) => ({
    text,
    radius: down ? edge - 5 - (last - k) * LEADING : edge - 3 - split.size * 0.72 - k * LEADING,
  }))
  return { lines, size: split.size }
}

/** Mean width of a letter of Garamond in parts of its size. */
const GARAMOND = 0.46

/** A name that is cut so that it fits; the whole of it stands elsewhere. */
export function shortened(name: string, width: number, size: number): string {
  const letters = Math.max(3, Math.floor(width / (GARAMOND * size)))
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`
}
