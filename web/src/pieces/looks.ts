/**
 * How pieces look: for each owner the face, the ink of the mark on it, the band on the map, and the mark.
 *
 * Every owner is told apart twice, by colour and by mark. Colours are variables of the style sheet, so both themes
 * share this table.
 */

export interface Look {
  /** Fill of the piece. */
  face: string
  /** Colour of the mark on that fill. */
  ink: string
  /** Colour of the band inside a ruled land, and of arrows. */
  band: string
  /** Icon that stands on the face. */
  mark: string
}

const SEATS = ['red', 'blue', 'yellow', 'green', 'purple', 'black']

const FAMILIES: Record<string, string> = {
  red: 'lion',
  pink: 'rose',
  blue: 'eagle',
  yellow: 'sun',
  green: 'oak',
}

const REBELS: Look = {
  face: 'var(--player-rebels)',
  ink: 'var(--player-rebels-ink)',
  band: 'var(--player-rebels)',
  mark: 'mark-rebels',
}

/** Farmers of Wallenstein: they belong to nobody, and stand only in the tower and its tray. */
const FARMERS: Look = {
  face: 'var(--farmers)',
  ink: 'var(--farmers-ink)',
  band: 'var(--farmers)',
  mark: 'mark-farmers',
}

const LOOKS: Record<string, Look> = { gang: REBELS, farmer: FARMERS }

for (const seat of SEATS) {
  LOOKS[seat] = {
    face: `var(--player-${seat})`,
    ink: `var(--player-${seat}-ink)`,
    band: `var(--player-${seat}-band)`,
    mark: `mark-${seat}`,
  }
}

for (const [colour, emblem] of Object.entries(FAMILIES)) {
  LOOKS[`family-${colour}`] = {
    face: `var(--family-${colour})`,
    ink: `var(--family-${colour}-ink)`,
    band: `var(--family-${colour})`,
    mark: `carolus-family-${emblem}`,
  }
}

/** All owners whose pieces can be drawn: seats, `gang` for rebels, `farmer`, `family-…` for knights. */
export const OWNERS: readonly string[] = Object.keys(LOOKS)

/** The look of an owner's pieces; an unknown owner gets that of the rebels rather than nothing. */
export function look(owner: string): Look {
  return LOOKS[owner] ?? REBELS
}
