/** A finger that rests: after half a second it asks about the thing instead of choosing it. */
const REST = 500

export class LongPress {
  /** The finger has rested long enough; the click that follows means nothing. */
  held = false
  #timer: ReturnType<typeof setTimeout> | undefined

  down(event: PointerEvent, rested: () => void): void {
    this.held = false
    clearTimeout(this.#timer)
    if (event.pointerType !== 'touch') return
    this.#timer = setTimeout(() => {
      this.held = true
      rested()
    }, REST)
  }

  readonly up = (): void => clearTimeout(this.#timer)

  /** Whether a click is meant as one. */
  click(): boolean {
    const meant = !this.held
    this.held = false
    return meant
  }
}
