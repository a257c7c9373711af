/** Which part of the map is seen: the upper left corner in units of the board, and pixels for each unit. */
import type { Box } from './box'

export interface Camera {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

/** One step of the zoom buttons. */
export const STEP = 1.6
/** How many times larger than fitted the map can become. */
const LARGEST = 4

/** A box in the middle of the frame, as large as possible; `top` pixels at the upper rim are taken. */
export function fitted(box: Box, frame: Size, top = 0): Camera {
  const scale = Math.min(frame.width / box.width, (frame.height - top) / box.height)
  return {
    scale,
    x: box.x + box.width / 2 - frame.width / scale / 2,
    y: box.y + box.height / 2 - (frame.height + top) / scale / 2,
  }
}

/** What is seen, in units. */
export function seen(camera: Camera, frame: Size): Box {
  return { x: camera.x, y: camera.y, width: frame.width / camera.scale, height: frame.height / camera.scale }
}

/** Moved by pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }
}

/** Larger or smaller around a point of the frame, which stays where it is. */
export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }): Camera {
  const scale = camera.scale * factor
  return {
    scale,
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
  }
}

/** Kept within bounds: never smaller than the whole, never far beside it; it may be moved out from below the top. */
export function kept(camera: Camera, whole: Box, frame: Size, top = 0): Camera {
  const least = fitted(whole, frame)
  const scale = Math.min(Math.max(camera.scale, least.scale), least.scale * LARGEST)
  const middle = {
    x: camera.x + frame.width / camera.scale / 2,
    y: camera.y + frame.height / camera.scale / 2,
  }
  const width = frame.width / scale
  const height = frame.height / scale
  return {
    scale,
    x: within(middle.x - width / 2, whole.x, whole.width, width),
    y: within(middle.y - height / 2, whole.y - top / scale, whole.height + top / scale, height),
  }
}

/** The start of a window inside a whole; a window larger than the whole lies around its middle. */
function within(start: number, wholeStart: number, whole: number, window: number): number {
  if (window >= whole) return wholeStart + (whole - window) / 2
  return Math.min(Math.max(start, wholeStart), wholeStart + whole - window)
}

/** Between two cameras; zooming looks even when the scale grows by the same factor at each moment. */
export function between(from: Camera, to: Camera, part: number, frame: Size): Camera {
  const scale = from.scale * (to.scale / from.scale) ** part
  const middle = (camera: Camera, side: 'x' | 'y'): number =>
    camera[side] + frame[side === 'x' ? 'width' : 'height'] / camera.scale / 2
  const along = (side: 'x' | 'y'): number => {
    const one = middle(from, side)
    return one + (middle(to, side) - one) * part
  }
  return { scale, x: along('x') - frame.width / scale / 2, y: along('y') - frame.height / scale / 2 }
}

/** Whether a box is seen as a whole. */
export function shows(camera: Camera, frame: Size, box: Box): boolean {
  const now = seen(camera, frame)
  return (
    box.x >= now.x &&
    box.y >= now.y &&
    box.x + box.width <= now.x + now.width &&
    box.y + box.height <= now.y + now.height
  )
}
