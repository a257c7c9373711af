import { describe, expect, it } from 'vitest'
import { landRoom, pack, type Content, type Packed } from '../../../src/games/carolingi/packing'
import { sheetOf } from '../../../src/games/carolingi/sheet'
import { board } from './table'

const SEATS = ['red', 'blue', 'yellow', 'green', 'purple', 'black']

function content(counts: Record<string, number>, more: Partial<Content> = {}): Content {
  const parties = Object.entries(counts).map(([owner, count]) => ({ owner, count }))
  return { parties, development: 0, forest: false, palace: null, ...more }
}

function at(id: string): { x: number; y: number; radius: number } {
  return sheetOf(board, 6).land.get(id)!.pieces
}

function cubesOf(packed: Packed, owner: string): Packed['cubes'] {
  return packed.cubes.filter((cube) => cube.owner === owner)
}

describe('packing', () => {
  it('passes the test of Champagne: four red, two blue, two gangs and two markers, each cube by itself', () => {
    const place = at('champagne')
    const packed = pack(
      content({ red: 4, blue: 2, gang: 2 }, { development: 2 }),
      place,
      landRoom(place.radius),
    )
    expect(packed.cubes).toHaveLength(8)
    expect(packed.numerals).toHaveLength(0)
    expect(packed.markers).toHaveLength(2)
    const rows = new Set(packed.cubes.map((cube) => cube.y))
    expect(rows.size).toBe(2)
    expect(new Set(cubesOf(packed, 'red').map((cube) => cube.y)).size).toBe(1)
    expect(Math.min(...packed.markers.map((marker) => marker.y))).toBeGreaterThan(Math.max(...rows))
  })

  it('draws from five on one larger cube and a numeral', () => {
    const place = at('oberlothringen')
    const four = pack(content({ red: 4 }), place, landRoom(place.radius))
    const five = pack(content({ red: 5 }), place, landRoom(place.radius))
    expect(four.cubes).toHaveLength(4)
    expect(five.cubes).toHaveLength(1)
    expect(five.numerals.map((numeral) => numeral.text)).toEqual(['5'])
    expect(five.cubes[0]!.size).toBeGreaterThan(four.cubes[0]!.size)
  })

  it('starts numerals at three in narrow lands', () => {
    const place = { x: 0, y: 0, radius: 27 }
    expect(pack(content({ red: 2 }), place, landRoom(27)).cubes).toHaveLength(2)
    expect(pack(content({ red: 3 }), place, landRoom(27)).numerals).toHaveLength(1)
  })

  it('puts the palace or the forest left of the cubes', () => {
    const place = at('normandie')
    const home = pack(content({ red: 3 }, { palace: 'red' }), place, landRoom(place.radius))
    expect(home.disc?.palace).toBe('red')
    expect(home.disc!.x + home.disc!.radius).toBeLessThan(Math.min(...home.cubes.map((cube) => cube.x)))
    const empty = pack(content({}, { forest: true }), place, landRoom(place.radius))
    expect(empty.disc).toMatchObject({ x: place.x, y: place.y, palace: null })
  })

  it('never lets pieces of different owners overlap, and never breaks a group', () => {
    for (const land of sheetOf(board, 6).lands) {
      for (const most of [1, 2, 4, 7]) {
        const counts = Object.fromEntries(SEATS.map((seat, i) => [seat, 1 + ((i + most) % most)]))
        const packed = pack(
          content({ ...counts, gang: most }, { development: 2 }),
          land.pieces,
          landRoom(land.pieces.radius),
        )
        for (const owner of [...SEATS, 'gang']) {
          expect(new Set(cubesOf(packed, owner).map((cube) => cube.y)).size).toBe(1)
        }
        packed.cubes.forEach((one, i) => {
          for (const other of packed.cubes.slice(i + 1)) {
            if (one.owner === other.owner || one.y !== other.y) continue
            expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(one.size)
          }
        })
      }
    }
  })

  it('keeps the pieces of a middling game inside their land', () => {
    for (const land of sheetOf(board, 6).lands) {
      const packed = pack(
        content({ red: 2, blue: 1, gang: 1 }, { development: 1 }),
        land.pieces,
        landRoom(land.pieces.radius),
      )
      for (const cube of packed.cubes) {
        expect(cube.x).toBeGreaterThan(land.box.x - 12)
        expect(cube.x).toBeLessThan(land.box.x + land.box.width + 12)
        expect(cube.y).toBeGreaterThan(land.box.y - 8)
        expect(cube.y).toBeLessThan(land.box.y + land.box.height + 8)
      }
    }
  })

  it('counts every piece, drawn or written', () => {
    const place = at('friuli')
    for (let count = 1; count <= 12; count++) {
      const packed = pack(content({ red: count, gang: 1 }), place, landRoom(place.radius))
      const written = packed.numerals.reduce((sum, numeral) => sum + Number(numeral.text) - 1, 0)
      expect(packed.cubes.length + written).toBe(count + 1)
    }
  })
})
