/** The board file, as the server sends it, cut down to what is drawn. */
import type { RingBoard } from '../../../src/games/carolus_magnus/view'

export const PROVINCES = [
  'frisia', 'saxony', 'thuringia', 'bavaria', 'carinthia', 'friuli', 'lombardy', 'tuscany',
  'provence', 'septimania', 'spanish_march', 'gascony', 'aquitaine', 'breton_march', 'neustria',
] // prettier-ignore

export const BOARD: RingBoard = {
  provinces: PROVINCES,
  families: ['red', 'pink', 'blue', 'yellow', 'green'],
  discs: [1, 2, 3, 4, 5],
  placesNeeded: 4,
  aachen: { en: 'Palace of Aachen' },
  knightsPerTurn: { 2: 3, 3: 4, 4: 3 },
  reserve: { 2: 7, 3: 9, 4: 7 },
}
