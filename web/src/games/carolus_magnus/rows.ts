/** Long rows of knights at a court. */
import { cubeWidth } from '../../pieces/geometry'

const GROUP = 5
const GROUP_GAP = 6
const SMALLEST = 9

/** The size of a cube so that a row with a gap after each five fits; null: it cannot, a number must do. */
export function courtCube(count: number, width: number, largest: number): number | null {
  if (count === 0) return largest
  const gaps = Math.floor((count - 1) / GROUP) * GROUP_GAP
  const each = (width - gaps) / count
  const size = Math.min(largest, Math.floor((each / cubeWidth(1)) * 2) / 2)
  return size < SMALLEST ? null : size
}
