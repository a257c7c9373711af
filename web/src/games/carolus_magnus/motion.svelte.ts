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

  reset(): void {
    this.emperor = null
    this.closing = {}
    this.sinking = null
    this.rising = null
    this.fresh = null
    this.dice = null
    this.tumbling = false
  }
}

export const motion = new Motion()
