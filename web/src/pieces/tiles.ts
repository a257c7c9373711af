/** What is drawn on the tiles of Carolingi. */

const ICONS: Record<string, string> = {
  influence: 'carolingi-influence',
  develop: 'carolingi-develop',
  missi: 'carolingi-equip-missi',
  march: 'carolingi-march',
  fight: 'carolingi-fight',
  none: 'carolingi-no-action',
  appease: 'carolingi-appease',
  peace: 'carolingi-peace',
  coregent: 'carolingi-co-regent',
  event: 'carolingi-event',
}

/** Tiles that carry a dot though they have no twin without one. */
const ALWAYS_DOTTED = new Set(['appease', 'peace', 'coregent'])

/** A tile without the sign of the dotted twin. */
export function tileKind(tile: string): string {
  return tile.endsWith('*') ? tile.slice(0, -1) : tile
}

/** The icon of a tile. */
export function tileIcon(tile: string): string {
  return ICONS[tileKind(tile)] ?? 'carolingi-no-action'
}

/** Whether a tile carries a dot: it was inactive at the start. */
export function isDotted(tile: string): boolean {
  return tile.endsWith('*') || ALWAYS_DOTTED.has(tile)
}
