/** Positions for the pictures in the hall: a moment of play that might well have been. They are nobody's game. */
import type { CarolingiLand, CarolingiView, CarolusMagnusPlace, CarolusMagnusView } from '../../wire'

const SEATS = ['red', 'blue', 'yellow']

/** Land, followers of red, blue and yellow, gangs, development; then who has a palace there, or a forest. */
const LANDS: readonly [string, number, number, number, number, number, (number | 'forest')?][] = [
  ['normandie', 3, 0, 0, 0, 0, 0],
  ['anjou', 3, 0, 0, 0, 1],
  ['ile_de_france', 1, 1, 0, 1, 0],
  ['champagne', 4, 2, 0, 2, 2],
  ['berry', 1, 0, 0, 2, 0, 'forest'],
  ['flandre', 0, 0, 0, 1, 0, 'forest'],
  ['friesland', 0, 1, 0, 0, 1],
  ['niederlothringen', 2, 2, 0, 0, 1],
  ['oberlothringen', 0, 0, 3, 1, 1],
  ['westfalen', 0, 3, 0, 0, 2],
  ['ostfalen', 0, 5, 0, 0, 0, 1],
  ['nordalbingien', 0, 1, 0, 0, 0, 'forest'],
  ['hessen', 0, 2, 0, 0, 1],
  ['thueringen', 0, 0, 0, 2, 0],
  ['duche_de_bourgogne', 1, 0, 3, 0, 2],
  ['comte_de_bourgogne', 0, 0, 2, 0, 0, 2],
  ['haute_provence', 0, 0, 1, 3, 0, 'forest'],
  ['franken', 0, 0, 0, 3, 0],
  ['schwaben', 0, 0, 2, 0, 1],
  ['chur_raetien', 0, 0, 0, 1, 0, 'forest'],
]

function land(row: (typeof LANDS)[number]): Pick<CarolingiLand, 'land'> & Record<string, unknown> {
  const [name, red, blue, yellow, gangs, development, ground] = row
  const followers = [red, blue, yellow]
  const all = red + blue + yellow + gangs
  const ruler = followers.findIndex((count) => 2 * count > all)
  return {
    land: name,
    followers,
    gangs,
    development,
    forest: ground === 'forest',
    palace: typeof ground === 'number' ? ground : null,
    ruler: ground === 'forest' || ruler < 0 ? null : ruler,
  }
}

/** As much of a view as the layers of the map draw. */
export const carolingi = {
  seats: SEATS.map((seat) => ({ seat })),
  lands: LANDS.map(land),
} as unknown as CarolingiView

type Row = [provinces: string, owner: string, knights: string, strengths: string]

/** Provinces that have grown together, whose castles stand there, knights by family, what counts for whom. */
const PLACES: readonly Row[] = [
  ['frisia neustria', 'white', 'red 3 green 1 blue 1', 'white 5 black 1 grey 1'],
  ['saxony', 'black', 'blue 2 pink 1', 'black 4'],
  ['thuringia', '', 'yellow 1 green 1', 'white 1 grey 1'],
  ['bavaria', 'grey', 'green 2 yellow 1', 'grey 3 white 1'],
]

function counts(text: string): Record<string, number> {
  const words = text.split(' ')
  return Object.fromEntries(words.flatMap((word, i) => (i % 2 ? [] : [[word, Number(words[i + 1])]])))
}

/** The ring of the picture: the rows above where the board has them, a knight or two everywhere else. */
export function carolusMagnus(ring: readonly string[], families: readonly string[]): CarolusMagnusView {
  const known = PLACES.map(([provinces, owner, knights, strengths]) => ({
    provinces: provinces.split(' ').filter((name) => ring.includes(name)),
    owner: owner || null,
    knights: counts(knights),
    strengths: counts(strengths),
  }))
  const first = known.map((place) => follow(place.provinces, ring))
  const taken = new Set(first.flat())
  const rest = ring
    .filter((name) => !taken.has(name))
    .map((name, i) => ({
      provinces: [name],
      owner: i % 4 === 1 ? 'grey' : i % 4 === 3 ? 'black' : null,
      knights: {
        [families[i % families.length] ?? 'red']: 1 + (i % 3),
        [families[(i + 2) % families.length] ?? 'blue']: 1,
      },
      strengths: { white: 1 + (i % 3), black: 1 },
    }))
  const places = [...known.map((place, i) => ({ ...place, provinces: first[i] ?? [] })), ...rest]
  return {
    emperor: 'thuringia',
    places: places
      .filter((place) => place.provinces.length)
      .map((place) => ({
        ...place,
        castles: place.owner ? place.provinces.length : 0,
        majority: place.owner,
        why: [],
      })) as CarolusMagnusPlace[],
    supply: { red: 8, pink: 13, blue: 9, yellow: 12, green: 16 },
    holders: {},
    order: [],
    dice: [],
    seats: [],
  } as unknown as CarolusMagnusView
}

/** The provinces in the order of the ring if they follow each other there, else only the first. */
function follow(names: readonly string[], ring: readonly string[]): string[] {
  const sorted = ring.filter((name) => names.includes(name))
  for (let start = 0; start < sorted.length; start++) {
    const run = [...sorted.slice(start), ...sorted.slice(0, start)]
    const at = ring.indexOf(run[0] ?? '')
    if (run.every((name, i) => ring[(at + i) % ring.length] === name)) return run
  }
  return sorted.slice(0, 1)
}
