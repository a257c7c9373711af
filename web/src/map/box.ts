/** Points and boxes of a map, in units of its board or in pixels of its frame. */

/** A corner of a polygon, as board files write it. */
export type Point = readonly [number, number]

export interface Spot {
  x: number
  y: number
}

export interface Box extends Spot {
  width: number
  height: number
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The smallest box around others, with a margin. */
export function around(boxes: readonly Box[], margin = 0): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x, y, width: right - x, height: bottom - y }
}

/** The common area of two boxes. */
export function common(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

const GAP = 12

/** Where something stands beside a box, inside a frame, covering as little as possible of what is to be seen. */
export function besides(
  box: Box,
  size: { width: number; height: number },
  frame: { width: number; height: number },
  keep: readonly Box[],
): Spot {
  const middle = { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2 }
  const inside = (value: number, room: number, length: number): number =>
    Math.max(GAP, Math.min(value, room - length - GAP))
  const spots = [
    { x: box.x + box.width + GAP, y: middle.y },
    { x: box.x - GAP - size.width, y: middle.y },
    { x: middle.x, y: box.y + box.height + GAP },
    { x: middle.x, y: box.y - GAP - size.height },
  ].map(({ x, y }) => ({ x: inside(x, frame.width, size.width), y: inside(y, frame.height, size.height) }))
  // the thing itself counts most
  const cost = (spot: Spot): number => {
    const own = { ...spot, ...size }
    return keep.reduce((sum, other) => sum + common(own, other), 4 * common(own, box))
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}
