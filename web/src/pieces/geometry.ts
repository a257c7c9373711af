/** Measures of the oblique cube, in parts of the width of its front. */

/** How far the top rises above the front. */
export const RISE = 0.34
/** How far the right side stands out. */
export const DEPTH = 0.19
/** Width of the edge; at 16 px it is one pixel. */
export const EDGE = 0.06

/** The whole width of a cube with a front of the given width. */
export function cubeWidth(size: number): number {
  return size * (1 + DEPTH + EDGE)
}

/** The whole height of a cube with a front of the given width. */
export function cubeHeight(size: number): number {
  return size * (1 + RISE + EDGE)
}

/** From so many equal pieces on, one larger piece and a numeral are drawn instead. */
export const NUMERAL_FROM = 5
