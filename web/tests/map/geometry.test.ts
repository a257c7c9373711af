import { describe, expect, it } from 'vitest'
import { arrow, towards } from '../../src/map/arrows'
import { borderPaths } from '../../src/map/borders'
import { besides } from '../../src/map/box'
import { between, fitted, kept, seen, shows, zoomed } from '../../src/map/camera'

const frame = { width: 790, height: 750 }

describe('camera', () => {
  const whole = { x: 0, y: 0, width: 1000, height: 500 }

  it('fits a box into the middle of the frame', () => {
    const camera = fitted(whole, frame)
    expect(camera.scale).toBeCloseTo(0.79)
    const now = seen(camera, frame)
    expect(now.x).toBeCloseTo(0)
    expect(now.y + now.height / 2).toBeCloseTo(250)
  })

  it('keeps the point under the pointer where it is when it zooms', () => {
    const camera = zoomed(fitted(whole, frame), 2, { x: 200, y: 300 })
    const before = fitted(whole, frame)
    expect(camera.x + 200 / camera.scale).toBeCloseTo(before.x + 200 / before.scale)
    expect(camera.y + 300 / camera.scale).toBeCloseTo(before.y + 300 / before.scale)
  })

  it('never shows less than nothing or more than everything', () => {
    const far = kept({ x: -900, y: 900, scale: 0.01 }, whole, frame)
    expect(far.scale).toBeCloseTo(0.79)
    const near = kept({ x: 5000, y: 5000, scale: 99 }, whole, frame)
    expect(near.scale).toBeCloseTo(0.79 * 4)
    expect(seen(near, frame).x + seen(near, frame).width).toBeLessThanOrEqual(1000.001)
  })

  it('glides from one view to another', () => {
    const from = fitted(whole, frame)
    const to = zoomed(from, 3, { x: 0, y: 0 })
    expect(between(from, to, 0, frame)).toEqual(from)
    expect(between(from, to, 1, frame).scale).toBeCloseTo(to.scale)
    expect(between(from, to, 0.5, frame).scale).toBeCloseTo(Math.sqrt(from.scale * to.scale))
  })

  it('knows what is in sight', () => {
    const camera = fitted(whole, frame)
    expect(shows(camera, frame, whole)).toBe(true)
    expect(shows(zoomed(camera, 2, { x: 0, y: 0 }), frame, whole)).toBe(false)
  })
})

describe('borders', () => {
  it('joins the edges between two groups to one path', () => {
    const left = {
      group: 'a',
      polygon: [
        [0, 0],
        [1, 0],
        [1, 1],
        [1, 2],
        [0, 2],
      ] as [number, number][],
    }
    const right = {
      group: 'b',
      polygon: [
        [1, 0],
        [2, 0],
        [2, 2],
        [1, 2],
        [1, 1],
      ] as [number, number][],
    }
    const paths = borderPaths([left, right])
    expect(paths).toHaveLength(1)
    expect(['M1 0 1 1 1 2', 'M1 2 1 1 1 0']).toContain(paths[0])
    expect(borderPaths([left, { ...right, group: 'a' }])).toEqual([])
  })
})

describe('arrows', () => {
  it('there and back bend to different sides', () => {
    const there = arrow({ x: 0, y: 0 }, { x: 200, y: 0 })
    const back = arrow({ x: 200, y: 0 }, { x: 0, y: 0 })
    expect(Math.sign(there.middle.y)).toBe(-Math.sign(back.middle.y))
    expect(there.tip.x).toBeLessThan(200)
    expect(there.tip.x).toBeGreaterThan(100)
  })

  it('nothing lies behind', () => {
    expect(towards({ x: 0, y: 0 }, [{ x: -5, y: 0 }], [1, 0])).toBeNull()
  })
})

describe('notes beside lands', () => {
  it('stand inside the frame and spare what is in question', () => {
    const box = { x: 300, y: 300, width: 100, height: 80 }
    const size = { width: 272, height: 180 }
    const right = besides(box, size, frame, [])
    expect(right.x).toBe(412)
    const left = besides(box, size, frame, [{ x: 400, y: 250, width: 300, height: 200 }])
    expect(left.x).toBeLessThan(300)
    const corner = besides({ x: 700, y: 700, width: 80, height: 40 }, size, frame, [])
    expect(corner.x + size.width).toBeLessThanOrEqual(frame.width)
    expect(corner.y + size.height).toBeLessThanOrEqual(frame.height)
  })
})
