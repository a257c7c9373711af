/** Walking along the ring with the arrow keys. */
import { at, middle, type Run } from './geometry'

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface Stop {
  head: string
  run: Run
}

/** The neighbour in the direction of an arrow key; Page Down and Page Up go clockwise and back. Null: no such key. */
export function neighbourTowards(
  key: string,
  head: string,
  places: readonly Stop[],
  size: number,
): string | null {
  const index = places.findIndex((place) => place.head === head)
  const here = places[index]
  if (here === undefined) return null
  const next = places[(index + 1) % places.length] ?? here
  const previous = places[(index - 1 + places.length) % places.length] ?? here
  if (key === 'PageDown') return next.head
  if (key === 'PageUp') return previous.head
  const direction = DIRECTIONS[key]
  if (direction === undefined) return null
  const spot = at(1, middle(here.run, size))
  const along = (stop: Stop): number => {
    const goal = at(1, middle(stop.run, size))
    return (goal.x - spot.x) * direction[0] + (goal.y - spot.y) * direction[1]
  }
  return along(next) >= along(previous) ? next.head : previous.head
}
