/** New castles and bands need no longer than this to come in. */
const APPEARING = 1200

/** What the ring draws besides the position while something moves. There is one ring on the page. */
class Motion {
  /** Charlemagne between two places, in degrees; null: where the position says. */
  emperor = $state.raw<number | null>(null)
  /** Borders that close: slot before the border → water left on each side. */
  closing = $state.raw<Record<number, number>>({})
  /** The places whose castles sink, whose castles rise, and whose band draws itself along the border, by a province. */
  sinking = $state.raw<string | null>(null)
  rising = $state.raw<string | null>(null)
  fresh = $state.raw<string | null>(null)
  /** The dice on the table, if they are not those of the position. */
  dice = $state.raw<readonly string[] | null>(null)
  tumbling = $state(false)

  /** An event is being played. */
  playing = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Castles and band of a place are new: they come in by themselves, also when nothing else moves any more. */
  appear(province: string, castles: boolean): void {
    this.rising = castles ? province : null
    this.fresh = province
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.rising = null
      this.fresh = null
    }, APPEARING)
  }

  /** Everything is where the position says. */
  settle(): void {
    this.emperor = null
    this.closing = {}
    this.sinking = null
    this.dice = null
    this.tumbling = false
  }
}

export const motion = new Motion()
