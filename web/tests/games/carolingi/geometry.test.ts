import { describe, expect, it } from 'vitest'
import { stripPlace, slotPlace, CARD } from '../../../src/games/carolingi/layout'
import { nameLines, shortName } from '../../../src/games/carolingi/names'
import { sheetOf } from '../../../src/games/carolingi/sheet'
import { towards } from '../../../src/map/arrows'
import { around, common } from '../../../src/map/box'
import { unreached } from '../../map/walk'
import { board } from './table'

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

describe('arrow keys', () => {
  it('go to the neighbour in that direction', () => {
    const sheet = sheetOf(board, 3)
    const from = sheet.land.get('champagne')
    const neighbours = (from?.neighbours ?? []).map((id) => ({ id, ...sheet.land.get(id)!.pieces }))
    expect(towards(from!.pieces, neighbours, [1, 0])?.id).toBe('oberlothringen')
    expect(towards(from!.pieces, neighbours, [-1, 0])?.id).toMatch(/ile_de_france|normandie/)
    expect(towards(from!.pieces, neighbours, [0, 1])?.id).toMatch(/bourgogne/)
  })

  it('every land can be reached from every other by arrow keys', () => {
    expect(unreached(sheetOf(board, 6), 'normandie')).toEqual([])
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
