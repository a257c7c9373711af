import { describe, expect, it } from 'vitest'
import {
  CENTRE,
  EDGE,
  INNER,
  OUTER,
  at,
  border,
  closed,
  innerCoast,
  middle,
  noise,
  outerCoast,
  outline,
  polar,
  upsideDown,
  type Point,
} from '../../../src/games/carolus_magnus/geometry'

const SIZE = 15

function nearest(one: Point[], two: Point[]): number {
  return Math.min(...one.flatMap((p) => two.map((q) => Math.hypot(p.x - q.x, p.y - q.y))))
}

describe('the ring', () => {
  it('has the same coast every time, and it closes', () => {
    expect(outerCoast(37)).toBe(outerCoast(37))
    expect(outerCoast(0)).toBeCloseTo(outerCoast(360), 6)
    expect(innerCoast(0)).toBeCloseTo(innerCoast(360), 6)
    for (let t = 0; t < 50; t += 0.37) expect(Math.abs(noise(7, t, 12))).toBeLessThanOrEqual(1)
  })

  it('stays inside the drawing', () => {
    for (let first = 0; first < SIZE; first++) {
      for (const p of outline({ first, count: 1 }, SIZE)) {
        expect(p.x).toBeGreaterThan(0)
        expect(p.x).toBeLessThan(EDGE)
        const { r } = polar(p)
        expect(r).toBeGreaterThan(INNER - 12)
        expect(r).toBeLessThan(OUTER + 14)
      }
    }
  })

  it('leaves open water between separate places', () => {
    for (let first = 0; first < SIZE; first++) {
      const here = outline({ first, count: 1 }, SIZE)
      const next = outline({ first: (first + 1) % SIZE, count: 1 }, SIZE)
      const gap = nearest(here, next)
      expect(gap).toBeGreaterThan(7)
      expect(gap).toBeLessThan(13)
    }
  })

  it('lets places touch when they grow together', () => {
    const here = outline({ first: 3, count: 1 }, SIZE, 5, 0)
    const next = outline({ first: 4, count: 1 }, SIZE, 0, 5)
    expect(nearest(here, next)).toBeLessThan(1)
  })

  it('draws a region across the end of the list like any other', () => {
    const across = outline({ first: 14, count: 3 }, SIZE)
    const angles = across.map((p) => (polar(p).angle + 180) % 360)
    expect(Math.min(...angles)).toBeGreaterThan(180 - 42)
    expect(Math.max(...angles)).toBeLessThan(180 + 42)
    expect(closed(across)).not.toContain('NaN')
    expect(closed(across).endsWith('Z')).toBe(true)
  })

  it('joins the ends of a border with both coasts', () => {
    const line = border(2, SIZE)
    expect(polar(line[0] as Point).r).toBeCloseTo(innerCoast(60), 5)
    expect(polar(line.at(-1) as Point).r).toBeCloseTo(outerCoast(60), 5)
  })

  it('counts angles clockwise from north', () => {
    expect(at(100, 0)).toEqual({ x: CENTRE, y: CENTRE - 100 })
    expect(at(100, 90).x).toBeCloseTo(CENTRE + 100)
    expect(polar(at(50, 222)).angle).toBeCloseTo(222)
    expect(middle({ first: 14, count: 2 }, SIZE)).toBe(348)
  })

  it('turns names round below the middle', () => {
    expect([0, 72, 96, 264, 288, 336].map(upsideDown)).toEqual([false, false, false, false, false, false])
    expect([120, 168, 192, 240].map(upsideDown)).toEqual([true, true, true, true])
  })
})
