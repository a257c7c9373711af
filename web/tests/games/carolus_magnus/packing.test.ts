import { describe, expect, it } from 'vitest'
import { polar } from '../../../src/games/carolus_magnus/geometry'
import {
  LARGE,
  SMALL,
  type Content,
  type Measures,
  type Piece,
} from '../../../src/games/carolus_magnus/blocks'
import { pack, roomOf } from '../../../src/games/carolus_magnus/packing'

const SIZE = 15

function content(first: number, count: number, knights: number[], more: Partial<Content> = {}): Content {
  const families = ['red', 'pink', 'blue', 'yellow', 'green']
  return {
    run: { first, count },
    owner: null,
    castles: 0,
    knights: families.map((family, k) => [family, knights[k] ?? 0] as const),
    counts: [
      ['white', 3],
      ['black', 1],
      ['grey', 1],
    ],
    names: Array.from({ length: count }, () => 1),
    ...more,
  }
}

function boxOf(piece: Piece): { l: number; r: number; t: number; b: number } {
  const [w, h] =
    piece.kind === 'count'
      ? [piece.width, piece.height]
      : piece.kind === 'number'
        ? [piece.size * 0.5 * String(piece.value).length, piece.size * 0.6]
        : [piece.size, piece.size]
  return { l: piece.x - w / 2, r: piece.x + w / 2, t: piece.y - h / 2, b: piece.y + h / 2 }
}

function overlapping(pieces: Piece[]): boolean {
  return pieces.some((one, k) =>
    pieces.slice(k + 1).some((two) => {
      const [a, b] = [boxOf(one), boxOf(two)]
      return a.l < b.r - 0.5 && b.l < a.r - 0.5 && a.t < b.b - 0.5 && b.t < a.b - 0.5
    }),
  )
}

function inside(place: Content, measures: Measures): boolean {
  const room = roomOf(place, SIZE, measures)
  return pack(place, SIZE, measures).pieces.every((piece) => {
    const { l, r, t, b } = boxOf(piece)
    return [
      [l, t],
      [r, t],
      [l, b],
      [r, b],
    ].every(([x, y]) => room({ x: x ?? 0, y: y ?? 0 }) > -1.5)
  })
}

const HEAPS = [[1], [0, 0, 1], [2, 1], [3, 2, 1], [2, 1, 1, 1, 1], [4, 3, 2, 2, 1], [12, 9, 3, 2, 10]]

describe('pieces in a place', () => {
  it.each([
    ['large', LARGE],
    ['small', SMALL],
  ] as const)(
    'stand inside it and beside each other: %s',
    (_, measures) => {
      for (let first = 0; first < SIZE; first++) {
        for (const heap of HEAPS) {
          for (const castles of [0, 1]) {
            const place = content(first, 1, heap, {
              castles,
              owner: castles ? 'white' : null,
              ...(measures === SMALL ? { names: [0] } : {}),
            })
            expect(overlapping(pack(place, SIZE, measures).pieces), `${first} ${heap} ${castles}`).toBe(false)
            expect(inside(place, measures), `${first} ${heap} ${castles}`).toBe(true)
          }
        }
      }
    },
    60_000,
  )

  it('keep their full size where there is room', () => {
    for (let first = 0; first < SIZE; first++) {
      expect(
        pack(content(first, 2, [4, 3, 2, 2, 1], { castles: 2, owner: 'black' }), SIZE, LARGE).scale,
      ).toBeGreaterThan(0.9)
      expect(pack(content(first, 1, [2, 1]), SIZE, LARGE).scale).toBeGreaterThan(0.85)
    }
  })

  it('stay where they are, whatever happens elsewhere', () => {
    const once = pack(content(4, 1, [2, 1]), SIZE, LARGE)
    pack(content(5, 1, [9, 9, 9]), SIZE, LARGE)
    expect(pack(content(4, 1, [2, 1]), SIZE, LARGE)).toEqual(once)
  })

  it('are drawn one by one up to six, then as symbol and number', () => {
    const six = pack(content(0, 1, [3, 2, 1]), SIZE, LARGE).pieces
    expect(six.filter((piece) => piece.kind === 'knight')).toHaveLength(6)
    expect(six.some((piece) => piece.kind === 'number')).toBe(false)
    const seven = pack(content(0, 1, [3, 3, 1]), SIZE, LARGE).pieces
    expect(seven.filter((piece) => piece.kind === 'knight')).toHaveLength(3)
    expect(seven.filter((piece) => piece.kind === 'number').map((piece) => piece.value)).toEqual([3, 3, 1])
  })

  it('show up to four castles as towers, then one and a number', () => {
    const towers = (castles: number): Piece[] =>
      pack(content(2, 6, [1], { castles, owner: 'white' }), SIZE, LARGE).pieces.filter(
        (piece) => piece.kind !== 'count',
      )
    expect(towers(4).filter((piece) => piece.kind === 'castle')).toHaveLength(4)
    expect(towers(6).filter((piece) => piece.kind === 'castle')).toHaveLength(1)
    expect(towers(6).some((piece) => piece.kind === 'number' && piece.value === 6)).toBe(true)
  })

  it('leave the inner rim to Charlemagne', () => {
    for (let first = 0; first < SIZE; first++) {
      for (const piece of pack(content(first, 1, [4, 3, 2, 2, 1]), SIZE, LARGE).pieces) {
        expect(polar(piece).r).toBeGreaterThan(214 + 8)
      }
    }
  })

  it('leave out counts and names on the phone', () => {
    const pieces = pack(content(3, 1, [2, 1], { names: [0] }), SIZE, SMALL).pieces
    expect(pieces.some((piece) => piece.kind === 'count')).toBe(false)
    expect(pieces.filter((piece) => piece.kind === 'number').map((piece) => piece.value)).toEqual([2, 1])
  })
})
