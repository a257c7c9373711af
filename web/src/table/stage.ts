/** The screen as a stage: finds places by `data-at`, lets copies of pieces fly, ends everything at a skip. */
import type { EventLine } from '../wire'
import type { Flight, Position, SoundName, Stage, TableModel } from './contract'

const PIECE = 420
const FADE = 120
const RIM = 800
const CURVE = 'cubic-bezier(.2,.7,.2,1)'

export interface Scene {
  table: TableModel
  before: Position
  after: Position
  coming: readonly EventLine[]
  reduced: boolean
  pace: number
  skip: AbortSignal
  sound(name: SoundName): void
}

export class DomStage implements Stage {
  constructor(
    /** Where places are looked for, and the layer above everything in which pieces fly. */
    readonly root: ParentNode,
    readonly layer: HTMLElement | null,
    readonly scene: Scene,
  ) {}

  get before(): Position {
    return this.scene.before
  }
  get after(): Position {
    return this.scene.after
  }
  get table(): TableModel {
    return this.scene.table
  }
  get coming(): readonly EventLine[] {
    return this.scene.coming
  }
  get reduced(): boolean {
    return this.scene.reduced
  }
  get pace(): number {
    return this.scene.pace
  }
  get skip(): AbortSignal {
    return this.scene.skip
  }

  find(place: string): Element | null {
    const all = this.root.querySelectorAll(`[data-at~="${CSS.escape(place)}"]`)
    for (const element of all) {
      const box = element.getBoundingClientRect()
      if (box.width > 0 && box.height > 0) return element
    }
    return null
  }

  box(place: string): DOMRect | null {
    return this.find(place)?.getBoundingClientRect() ?? null
  }

  rest(ms: number): Promise<void> {
    const skip = this.skip
    if (skip.aborted) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms * this.pace)
      function done(): void {
        clearTimeout(timer)
        skip.removeEventListener('abort', done)
        resolve()
      }
      skip.addEventListener('abort', done)
    })
  }

  async play(element: Element, frames: Keyframe[], ms: number): Promise<void> {
    if (this.skip.aborted || ms <= 0) return
    const motion = element.animate(frames, { duration: ms * this.pace, easing: CURVE })
    const end = (): void => motion.finish()
    this.skip.addEventListener('abort', end)
    try {
      await motion.finished
    } catch {
      // cancelled: the element has gone
    } finally {
      this.skip.removeEventListener('abort', end)
    }
  }

  async fly(
    piece: Element | string,
    from: string | DOMRect,
    to: string | DOMRect,
    flight: Flight = {},
  ): Promise<void> {
    const start = typeof from === 'string' ? this.box(from) : from
    const goal = typeof to === 'string' ? this.box(to) : to
    if (!this.layer || !start || !goal || this.skip.aborted) return
    if (flight.delay && !this.reduced) await this.rest(flight.delay)
    if (this.skip.aborted) return
    const body = this.#copy(piece)
    body.className = 'flying'
    this.layer.append(body)
    const size = body.getBoundingClientRect()
    const place = (box: DOMRect): [number, number] => [
      box.left + box.width / 2 - size.width / 2,
      box.top + box.height / 2 - size.height / 2,
    ]
    const [x, y] = place(start)
    const [toX, toY] = place(goal)
    const scale = flight.scale ?? 1
    try {
      if (this.reduced) {
        const at = `translate(${toX}px, ${toY}px) scale(${scale})`
        await this.play(
          body,
          [
            { opacity: 0, transform: at },
            { opacity: 1, transform: at },
          ],
          FADE,
        )
      } else {
        const lift = flight.lift ?? 6
        const top = Math.min(y, toY) - lift
        const middle = `translate(${(x + toX) / 2}px, ${Math.min((y + toY) / 2 - lift, top + Math.abs(y - toY) / 2)}px)`
        const frames = [
          { transform: `translate(${x}px, ${y}px)`, offset: 0 },
          { transform: `translate(${x}px, ${y - Math.min(lift, 6)}px)`, offset: 0.12 },
          { transform: `${middle} scale(${(1 + scale) / 2})`, offset: 0.55 },
          { transform: `translate(${toX}px, ${toY}px) scale(${scale})`, offset: 1 },
        ]
        await this.play(body, frames, flight.ms ?? PIECE)
      }
    } finally {
      body.remove()
    }
  }

  async mark(place: string, ms = RIM): Promise<void> {
    const box = this.box(place)
    if (!this.layer || !box || this.skip.aborted) return
    const rim = document.createElement('div')
    rim.className = 'rim'
    rim.style.setProperty('left', `${box.left}px`)
    rim.style.setProperty('top', `${box.top}px`)
    rim.style.setProperty('width', `${box.width}px`)
    rim.style.setProperty('height', `${box.height}px`)
    this.layer.append(rim)
    try {
      const frames = [
        { opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.7 },
        { opacity: 0 },
      ]
      await this.play(rim, frames, ms)
    } finally {
      rim.remove()
    }
  }

  sound(name: SoundName): void {
    this.scene.sound(name)
  }

  /** A copy of a piece that can stand by itself: parts of a drawing get a drawing of their own. */
  #copy(piece: Element | string): HTMLElement {
    const body = document.createElement('div')
    if (typeof piece === 'string') {
      body.innerHTML = piece
      return body
    }
    const box = piece.getBoundingClientRect()
    const copy = piece.cloneNode(true) as Element
    copy.removeAttribute('data-at')
    copy.removeAttribute('id')
    if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
      const inner = piece.getBBox()
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      svg.setAttribute('viewBox', `${inner.x} ${inner.y} ${inner.width} ${inner.height}`)
      svg.setAttribute('width', String(box.width))
      svg.setAttribute('height', String(box.height))
      copy.removeAttribute('transform')
      svg.append(copy)
      body.append(svg)
    } else {
      body.style.setProperty('width', `${box.width}px`)
      body.append(copy)
    }
    return body
  }
}
