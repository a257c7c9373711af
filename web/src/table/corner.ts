/** The corner of the board where a dock covers nothing that takes part in the question. */

export const CORNERS = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const
export type Corner = (typeof CORNERS)[number]

export interface Point {
  x: number
  y: number
}

/** The corner of a frame (0 to 1 in both directions) whose nearest point is farthest away. */
export function farthest(points: readonly Point[]): Corner {
  let best: Corner = 'bottom-left'
  let most = -1
  for (const corner of CORNERS) {
    const [vertical, horizontal] = corner.split('-')
    const x = horizontal === 'right' ? 1 : 0
    const y = vertical === 'bottom' ? 1 : 0
    const nearest = Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)), 2)
    // a tie is decided by the order of the corners: the dock should not wander without a reason
    if (nearest > most + 0.02) {
      most = nearest
      best = corner
    }
  }
  return best
}

/** The same for things on the screen, by their `data-at`. */
export function farthestCorner(frame: HTMLElement, places: readonly string[]): Corner {
  const around = frame.getBoundingClientRect()
  if (around.width === 0 || around.height === 0) return 'bottom-left'
  const points: Point[] = []
  for (const place of places) {
    for (const element of frame.querySelectorAll(`[data-at~="${CSS.escape(place)}"]`)) {
      const box = element.getBoundingClientRect()
      if (box.width === 0) continue
      points.push({
        x: (box.left + box.width / 2 - around.left) / around.width,
        y: (box.top + box.height / 2 - around.top) / around.height,
      })
    }
  }
  return farthest(points)
}
