/** A piece in the hand: it follows the pointer, and is let go over something that carries `data-drop`. */

interface Hand {
  what: string
  x: number
  y: number
}

const START = 6

class Drag {
  /** What is carried, and where; null: nothing. */
  hand = $state.raw<Hand | null>(null)
  /** What it is held over: the name in `data-drop`. */
  over = $state.raw<string | null>(null)
  /** Where a piece was let go over a target: it has been carried there already, and need not fly. */
  dropped: { what: string; at: DOMRect } | null = null
  #stop: (() => void) | null = null

  /**
   * A pointer went down on a piece. It is picked up when the pointer moves; `lift` is told so, `drop` where it is let
   * go. A pointer that does not move stays a click.
   */
  begin(event: PointerEvent, what: string, lift: () => void, drop: (target: string) => void): void {
    if (event.button !== 0) return
    this.#stop?.()
    const from = { x: event.clientX, y: event.clientY }
    const id = event.pointerId
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== id) return
      if (this.hand === null) {
        if (Math.hypot(next.clientX - from.x, next.clientY - from.y) < START) return
        lift()
      }
      next.preventDefault()
      this.hand = { what, x: next.clientX, y: next.clientY }
      this.over = targetAt(next.clientX, next.clientY)
    }
    const up = (next: PointerEvent): void => {
      if (next.pointerId !== id) return
      const carried = this.hand !== null
      const target = carried ? targetAt(next.clientX, next.clientY) : null
      stop()
      if (!carried) return
      swallowClick()
      if (target === null) return
      this.dropped = { what, at: new DOMRect(next.clientX, next.clientY, 0, 0) }
      drop(target)
    }
    const stop = (): void => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', stop)
      this.hand = null
      this.over = null
      this.#stop = null
    }
    this.#stop = stop
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', stop)
  }
}

export const drag = new Drag()

function targetAt(x: number, y: number): string | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-drop]')
  return element?.getAttribute('data-drop') ?? null
}

/** The click that follows a drag means nothing. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
}
