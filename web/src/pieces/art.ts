/** The drawings that pieces carry, ready to be put into another drawing. */
import { iconBody, isIcon } from '../icons/icons'

/** The shapes of an icon, drawn on 64 × 64; empty for an unknown name. */
export function art(name: string): string {
  return isIcon(name) ? iconBody(name) : ''
}
