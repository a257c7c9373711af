/** What the pointer is on: a land or a land card. */
export interface Pointed {
  land: string
  /** On the card of the land, not on the land itself. */
  card: boolean
}

export function pointedAt(target: Element | null): Pointed | null {
  const found = target?.closest<SVGElement>('[data-card], [data-land]') ?? null
  const card = found?.dataset['card']
  if (card !== undefined) return { land: card, card: true }
  const land = found?.dataset['land']
  return land === undefined ? null : { land, card: false }
}
