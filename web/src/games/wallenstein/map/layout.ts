/** Where name, shield, building sites and unrest of a land stand, in units of the board, and how large they are. */
import type { Box, Spot } from '../../../map/box'
import type { LandFile } from '../board'

export const NAME_SIZE = 18.5
export const SHIELD = { width: 28, height: 39 }
export const SITE = 19
export const UNREST = 20
export const BADGE = { width: 30, height: 24 }
export const PILL = { width: 46, height: 24 }
/** Between the shield and what stands beside it; between sites; between unrest and badge, where its number is. */
const BESIDE = 4
const GAP = 2
const AFTER_UNREST = 7
/** From the middle of the shield up to the middle of the name. */
const NAME_ABOVE = 30

/**
 * Middle of the shield line; the name stands above it. Found so that the fullest land keeps inside its borders. In
 * narrow lands with three sites the unrest stands below the sites.
 */
const PLACES: Record<string, readonly [x: number, y: number, narrow?: boolean]> = {
  holstein: [378, 157],
  mecklenburg: [510, 235],
  vorpommern: [667, 214],
  bremen: [298, 275],
  osnabrueck: [316, 386],
  lueneburg: [462, 347],
  altmark: [573, 358],
  mittelmark: [677, 384, true],
  neumark: [773, 333],
  paderborn: [341, 483],
  wolfenbuettel: [474, 457],
  anhalt: [580, 486],
  lausitz: [752, 499],
  hessen_kassel: [359, 581],
  saechs_lande: [496, 609],
  kursachsen: [664, 571],
  vogtland: [603, 661],
  hessen_darmstadt: [345, 682],
  schlesien: [868, 508],
  boehmen: [766, 659],
  maehren: [907, 696],
  passau: [679, 786],
  oberoesterreich: [745, 903],
  niederoesterreich: [897, 875],
  kaernten: [761, 1056],
  steiermark: [883, 1074],
  tirol: [584, 1111],
  wuerzburg: [445, 756],
  oberpfalz: [571, 751],
  baden: [330, 797],
  regensburg: [581, 849],
  wuerttemberg: [350, 899],
  augsburg: [462, 954, true],
  fm_bayern: [565, 941],
  konstanz: [355, 1004, true],
  salzburg: [645, 1007],
  koeln: [176, 464, true],
  mark: [253, 526],
  luettich: [121, 630],
  trier: [227, 653],
  zweibruecken: [228, 765],
  lothringen: [125, 818],
  strassburg: [229, 869],
  burgund: [113, 951],
  breisgau: [248, 986],
}

/** Middle of a land's pieces, and whether it is narrow. */
export function piecePlace(land: LandFile): Spot & { narrow: boolean } {
  const [x, y, narrow = false] = PLACES[land.id] ?? land.label
  return { x, y, narrow: narrow === true }
}

/** Middle of a land's name. */
export function namePlace(pieces: Spot): Spot {
  return { x: pieces.x, y: pieces.y - NAME_ABOVE }
}

/** Ranks of lords are left out on the map; the longest names are cut. */
export function shortName(name: string): string {
  return name
    .replace(/^(Hm|Bm|Erzbm|Gft)\. /, '')
    .replace('Darmstadt', 'Darmst.')
    .replace('Niederösterreich', 'Niederösterr.')
}

/** What stands in a land. */
export interface Content {
  /** Colour of the owner; null: nobody's, and there is no shield. */
  owner: string | null
  armies: number
  sites: number
  buildings: readonly string[]
  unrest: number
  /** What the plan says below: the icon of an action that is planned, or a figure that would be won. */
  below: 'badge' | 'pill' | null
}

export interface Arranged {
  shield: Box | null
  /** Built ones first; null: free. */
  sites: (Box & { building: string | null })[]
  unrest: Box | null
  below: Box | null
  /** Everything together. */
  box: Box
}

/** Where everything stands: the shield, beside it the sites and unrest, below them what the plan says. */
export function arrange(content: Content, at: Spot & { narrow: boolean }): Arranged {
  const { owner, sites, buildings, unrest } = content
  const below = content.below === 'badge' ? BADGE : content.below === 'pill' ? PILL : null
  const wraps = at.narrow && unrest > 0
  const lead = owner === null ? 0 : SHIELD.width + BESIDE
  const siteWidth = Math.max(0, sites * (SITE + GAP) - GAP)
  const first = siteWidth + (unrest > 0 && !wraps ? GAP + UNREST : 0)
  const second = (wraps ? UNREST + (below ? AFTER_UNREST : 0) : 0) + (below?.width ?? 0)
  const width = lead + Math.max(first, second)
  const left = at.x - width / 2
  const twoRows = wraps || below !== null
  /** A single row stands at the middle of the shield, two share its height. */
  const upper = at.y - (twoRows ? 9.5 : 0)
  const lower = at.y + 2
  const start = left + lead
  const boxes = Array.from({ length: sites }, (_, k) => ({
    x: start + k * (SITE + GAP),
    y: upper - SITE / 2,
    width: SITE,
    height: SITE,
    building: buildings[k] ?? null,
  }))
  const unrestBox =
    unrest === 0
      ? null
      : {
          x: wraps ? start : start + siteWidth + GAP,
          y: wraps ? lower + 1 : upper - UNREST / 2,
          width: UNREST,
          height: UNREST,
        }
  const belowBox = below && { x: start + (wraps ? UNREST + AFTER_UNREST : 0), y: lower, ...below }
  const top = owner === null ? upper - UNREST / 2 : at.y - SHIELD.height / 2
  const bottom = Math.max(
    owner === null ? upper + UNREST / 2 : at.y + SHIELD.height / 2,
    twoRows ? lower + BADGE.height : 0,
  )
  return {
    shield: owner === null ? null : { x: left, y: at.y - SHIELD.height / 2, ...SHIELD },
    sites: boxes,
    unrest: unrestBox,
    below: belowBox,
    box: { x: left, y: top, width, height: bottom - top },
  }
}

/** How much larger everything is on a tiny map, where there are no names and no sites. */
export const LARGER = 1.4

/** Where everything stands on a tiny map, before it is made larger: the plan's sign below shield and unrest. */
export function arrangeTiny(content: Content, at: Spot): Arranged {
  const { owner, unrest } = content
  const below = content.below === 'badge' ? BADGE : content.below === 'pill' ? PILL : null
  const height = SHIELD.height + (below === null ? 0 : 1 + below.height)
  const width = (owner === null ? 0 : SHIELD.width) + (unrest > 0 ? GAP + UNREST : 0)
  const left = at.x - width / 2
  const top = at.y - height / 2
  return {
    shield: owner === null ? null : { x: left, y: top, ...SHIELD },
    sites: [],
    unrest:
      unrest === 0
        ? null
        : { x: left + width - UNREST, y: top + (SHIELD.height - UNREST) / 2, width: UNREST, height: UNREST },
    below: below && { x: at.x - below.width / 2, y: top + SHIELD.height + 1, ...below },
    box: {
      x: Math.min(left, at.x - (below?.width ?? 0) / 2),
      y: top,
      width: Math.max(width, below?.width ?? 0),
      height,
    },
  }
}

/** About how much room a name takes; italic letters are a little less than half as wide as high. */
export function nameBox(name: string, middle: Spot): Box {
  const width = name.length * NAME_SIZE * 0.46
  return { x: middle.x - width / 2, y: middle.y - NAME_SIZE * 0.42, width, height: NAME_SIZE * 0.84 }
}
