import { describe, expect, it } from 'vitest'
import { arrow, towards } from '../../../src/games/carolingi/arrows'
import { borderPaths } from '../../../src/games/carolingi/borders'
import { between, fitted, kept, seen, shows, zoomed } from '../../../src/games/carolingi/camera'
import { besides, common, stripPlace, slotPlace, CARD } from '../../../src/games/carolingi/layout'
import { nameLines, shortName } from '../../../src/games/carolingi/names'
import { around, sheetOf } from '../../../src/games/carolingi/sheet'
import { board } from './table'

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

describe('sheet', () => {
  it('has the regions in play for each number of players, and everything inside the view', () => {
    const lands = [2, 3, 4, 5, 6].map((players) => sheetOf(board, players).lands.length)
    expect(lands).toEqual([14, 20, 25, 30, 36])
    for (const players of [2, 3, 4, 5, 6]) {
      const sheet = sheetOf(board, players)
      expect(around([...sheet.lands.map((land) => land.box), ...sheet.strips], 12)).toEqual(sheet.view)
      expect(sheet).toBe(sheetOf(board, players))
    }
  })

  it('never lets a strip cover another strip, or the name or the pieces of a land', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const sheet = sheetOf(board, players)
      for (const strip of sheet.strips) {
        for (const other of sheet.strips) if (other !== strip) expect(common(strip, other)).toBe(0)
        for (const { pieces, name } of sheet.lands) {
          const spot = { x: pieces.x - 20, y: pieces.y - 15, width: 40, height: 30 }
          expect(common(strip, spot)).toBe(0)
          expect(common(strip, { x: name.x - 15, y: name.y - 8, width: 30, height: 16 })).toBe(0)
        }
      }
    }
  })

  it('has neighbours on both sides, sea links included, and only in play', () => {
    const sheet = sheetOf(board, 3)
    for (const land of sheet.lands) {
      for (const other of land.neighbours) expect(sheet.land.get(other)?.neighbours).toContain(land.id)
    }
    expect(sheet.land.get('friesland')?.neighbours).toContain('nordalbingien')
    expect(sheet.land.get('anjou')?.neighbours).not.toContain('perigord')
  })

  it('puts slots one after the other inside their strip', () => {
    for (const flat of ['neustrie', 'lotharingen']) {
      const strip = stripPlace(flat, 3, 3)
      const last = slotPlace(strip, 2)
      expect(last.x + CARD.width).toBeLessThan(strip.x + strip.width)
      expect(last.y + CARD.height).toBeLessThan(strip.y + strip.height)
    }
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

  it('the arrow keys go to the neighbour in that direction', () => {
    const sheet = sheetOf(board, 3)
    const from = sheet.land.get('champagne')
    const neighbours = (from?.neighbours ?? []).map((id) => ({ id, ...sheet.land.get(id)!.pieces }))
    expect(towards(from!.pieces, neighbours, [1, 0])?.id).toBe('oberlothringen')
    expect(towards(from!.pieces, neighbours, [-1, 0])?.id).toMatch(/ile_de_france|normandie/)
    expect(towards(from!.pieces, neighbours, [0, 1])?.id).toMatch(/bourgogne/)
    expect(towards({ x: 0, y: 0 }, [{ x: -5, y: 0 }], [1, 0])).toBeNull()
  })

  it('every land can be reached from every other by arrow keys', () => {
    const sheet = sheetOf(board, 6)
    const reached = new Set(['normandie'])
    const queue = ['normandie']
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      const land = sheet.land.get(id)!
      const spots = land.neighbours.map((other) => ({ id: other, ...sheet.land.get(other)!.pieces }))
      for (const direction of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = towards(land.pieces, spots, direction)?.id
        if (next !== undefined && !reached.has(next)) {
          reached.add(next)
          queue.push(next)
        }
      }
    }
    expect([...sheet.land.keys()].filter((id) => !reached.has(id))).toEqual([])
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

describe('names', () => {
  it('break where the board breaks them, and long ones at a gap', () => {
    expect(nameLines('Duché de Bourgogne', ['Duché de', 'Bourgogne'])).toEqual(['Duché de', 'Bourgogne'])
    expect(nameLines('County of Burgundy', ['Comté de', 'Bourgogne'])).toEqual(['County of', 'Burgundy'])
    expect(nameLines('Lower Lotharingia', ['Niederlothringen'])).toEqual(['Lower', 'Lotharingia'])
    expect(nameLines('Haute-Lotharingie', ['Oberlothringen'])).toEqual(['Haute-', 'Lotharingie'])
    expect(nameLines('Anjou', ['Anjou'])).toEqual(['Anjou'])
  })

  it('fit on cards', () => {
    expect(shortName('Champagne')).toBe('Champagne')
    for (const land of board.land) expect(shortName(land.board).length).toBeLessThanOrEqual(17)
    expect(shortName('Longobardia Occidentale')).toBe('Long. Occidentale')
  })
})
