/** How sides, seats and dice of Carolus Magnus are shown. */

const FAMILY_SYMBOLS: Record<string, string> = {
  red: 'lion',
  pink: 'rose',
  blue: 'eagle',
  yellow: 'sun',
  green: 'oak',
}

/** The side of a seat: `white2` is the second player of white. */
export function sideOf(seat: string): string {
  return seat.replace(/\d+$/, '')
}

/** I or II for the partners of a team; nothing where everybody plays alone. */
export function teamMark(seat: string, players: number): string {
  if (players < 4) return ''
  return seat.endsWith('2') ? 'II' : 'I'
}

/** What lies up on a die: the symbol of a family, or the crown. */
export function dieIcon(face: string): string {
  return face === 'crown' ? 'ui-crown' : familyIcon(face)
}

export function familyIcon(family: string): string {
  return `carolus-family-${FAMILY_SYMBOLS[family] ?? 'lion'}`
}

export function castleIcon(side: string): string {
  return `carolus-castle-${sideOf(side)}`
}
