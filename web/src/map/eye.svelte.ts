/** The eye over the map: what is seen of it, moved by buttons, wheel, fingers and keys. */
import { settings } from '../lib/settings.svelte'
import { between, fitted, kept, panned, seen, shows, STEP, zoomed, type Camera, type Size } from './camera'
import { around, type Box } from './box'

const GLIDE = 260
/** Pixels for each unit beyond which the map never goes by itself: the pieces of every game are large enough then. */
const CLOSEST = 1

export class Eye {
  #whole = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 })
  #frame = $state.raw<Size>({ width: 0, height: 0 })
  #camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 })
  /** Pixels at the upper rim where buttons stand: lands in question are not put below them. */
  top = 0
  /** Nobody has moved it: it keeps showing everything when the frame changes. */
  #fitting = true
  #glide = 0

  /** What is seen, in units of the board. */
  get box(): Box {
    return seen(this.#camera, this.#frame)
  }

  get scale(): number {
    return this.#camera.scale
  }

  get frame(): Size {
    return this.#frame
  }

  /** Pixels for each unit when everything is seen. */
  get fittedScale(): number {
    return this.ready ? fitted(this.#whole, this.#frame).scale : 1
  }

  /** Whether the frame has been measured. */
  get ready(): boolean {
    return this.#frame.width > 0 && this.#frame.height > 0
  }

  /** The whole that can be seen, and the frame on the screen. */
  place(whole: Box, frame: Size): void {
    const middle = this.box
    const first = !this.ready
    this.#whole = whole
    this.#frame = frame
    if (!this.ready) return
    if (first || this.#fitting) this.#camera = fitted(whole, frame)
    else {
      const camera = { ...this.#camera }
      camera.x = middle.x + middle.width / 2 - frame.width / camera.scale / 2
      camera.y = middle.y + middle.height / 2 - frame.height / camera.scale / 2
      this.#camera = kept(camera, whole, frame, this.top)
    }
  }

  fit(): void {
    this.#to(fitted(this.#whole, this.#frame), true)
  }

  /** One step larger or smaller, around the middle. */
  step(larger: boolean): void {
    const middle = { x: this.#frame.width / 2, y: this.#frame.height / 2 }
    this.#to(zoomed(this.#camera, larger ? STEP : 1 / STEP, middle))
  }

  /** Show these boxes as large as makes sense. */
  look(boxes: readonly Box[], margin = 30): void {
    if (boxes.length === 0) return
    const camera = fitted(around(boxes, margin), this.#frame, this.top)
    const largest = Math.max(this.fittedScale * 1.8, CLOSEST)
    const middle = { x: this.#frame.width / 2, y: (this.#frame.height + this.top) / 2 }
    this.#to(camera.scale > largest ? zoomed(camera, largest / camera.scale, middle) : camera)
  }

  /** Bring a box into sight without changing the scale more than needed. */
  reveal(box: Box): void {
    if (shows(this.#camera, this.#frame, box)) return
    const camera = fitted(around([box], 30), this.#frame)
    this.#to(this.#scaled(camera, Math.min(camera.scale, this.#camera.scale)))
  }

  /** Whether a box is in sight. */
  sees(box: Box): boolean {
    return shows(this.#camera, this.#frame, box)
  }

  zoomAt(factor: number, at: { x: number; y: number }): void {
    this.#set(zoomed(this.#camera, factor, at))
  }

  pan(dx: number, dy: number): void {
    this.#set(panned(this.#camera, dx, dy))
  }

  /** A point of the frame in units of the board. */
  unit(at: { x: number; y: number }): { x: number; y: number } {
    return { x: this.#camera.x + at.x / this.#camera.scale, y: this.#camera.y + at.y / this.#camera.scale }
  }

  /** A point of the board in pixels of the frame. */
  pixel(at: { x: number; y: number }): { x: number; y: number } {
    return {
      x: (at.x - this.#camera.x) * this.#camera.scale,
      y: (at.y - this.#camera.y) * this.#camera.scale,
    }
  }

  /** A box of the board in pixels of the frame. */
  toFrame(box: Box): Box {
    const { x, y } = this.pixel(box)
    return { x, y, width: box.width * this.#camera.scale, height: box.height * this.#camera.scale }
  }

  stop(): void {
    cancelAnimationFrame(this.#glide)
  }

  #scaled(camera: Camera, scale: number): Camera {
    return zoomed(camera, scale / camera.scale, { x: this.#frame.width / 2, y: this.#frame.height / 2 })
  }

  #set(camera: Camera): void {
    this.stop()
    this.#camera = kept(camera, this.#whole, this.#frame, this.top)
    this.#fitting = this.#camera.scale <= this.fittedScale * 1.001
  }

  #to(target: Camera, fitting = false): void {
    this.stop()
    const goal = kept(target, this.#whole, this.#frame, this.top)
    this.#fitting = fitting || goal.scale <= this.fittedScale * 1.001
    if (settings.reduced) {
      this.#camera = goal
      return
    }
    const from = this.#camera
    const begin = performance.now()
    const move = (now: number): void => {
      const part = Math.min((now - begin) / GLIDE, 1)
      this.#camera = between(from, goal, 1 - (1 - part) ** 3, this.#frame)
      if (part < 1) this.#glide = requestAnimationFrame(move)
      else this.#camera = goal
    }
    this.#glide = requestAnimationFrame(move)
  }
}
