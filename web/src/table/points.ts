/** How the points went, from the frames of the past: the last frame of every stretch counts. */

export interface CoursePoint {
  axis: string
  points: number[]
}

export function coursesOf(
  traced: readonly [number, { axis: string; points: number[] }][],
  seats: number,
): CoursePoint[] {
  const out = new Map<string, CoursePoint>()
  for (const [, { axis, points }] of [...traced].sort(([a], [b]) => a - b)) {
    if (points.length === seats) {
      out.delete(axis)
      out.set(axis, { axis, points })
    }
  }
  return [...out.values()]
}

/** Whole numbers for the lines of the grid, from 0 to at least the largest value, at most six of them. */
export function steps(most: number): number[] {
  const wide = [1, 2, 5, 10, 20, 50, 100].find((step) => most / step <= 5) ?? Math.ceil(most / 5)
  const out: number[] = []
  for (let value = 0; value < most + wide; value += wide) out.push(value)
  return out
}
