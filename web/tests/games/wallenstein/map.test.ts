import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import BoardList from '../../../src/games/wallenstein/BoardList.svelte'
import { crossing } from '../../../src/games/wallenstein/map/crossing'
import { landSentence, landWords } from '../../../src/games/wallenstein/map/describe'
import { signsOf } from '../../../src/games/wallenstein/map/figures'
import LandPieces from '../../../src/games/wallenstein/map/LandPieces.svelte'
import {
  arrange,
  arrangeTiny,
  LARGER,
  nameBox,
  shortName,
  UNREST,
  type Arranged,
  type Content,
} from '../../../src/games/wallenstein/map/layout'
import { listGroups } from '../../../src/games/wallenstein/map/listing'
import { foughtFor, marched, movesOf } from '../../../src/games/wallenstein/map/moves'
import { lightsOf, pickLand, plannedFields } from '../../../src/games/wallenstein/map/picking'
import { sheetOf, type LandShape } from '../../../src/games/wallenstein/map/sheet'
import { texts } from '../../../src/lib/texts.svelte'
import { common, type Box, type Point } from '../../../src/map/box'
import { unreached } from '../../map/walk'
import { show } from '../../ui/harness'
import { board, NAMES, sceneAt } from './mapping'

beforeAll(() => texts.use('en'))

const whole = sheetOf(board, [])
const BUILDINGS = ['palace', 'church', 'trading_house']

function fullest(land: LandShape, below: Content['below'] = null): Content {
  const { sites } = land.file
  return { owner: 'red', armies: 14, sites, buildings: BUILDINGS.slice(0, sites), unrest: 3, below }
}

function parts({ shield, sites, unrest, below }: Arranged): Box[] {
  // the number of the unrest stands at its right and a little lower
  const number = unrest && {
    x: unrest.x,
    y: unrest.y,
    width: UNREST * (0.5 + 0.38 + 0.34),
    height: UNREST * (0.5 + 0.2 + 0.34),
  }
  return [shield, ...sites, number, below].filter((box) => box !== null)
}

function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd
  })
  return odd
}

describe('what stands in a land', () => {
  it('never overlaps, even at its fullest', () => {
    for (const land of whole.lands) {
      for (const below of [null, 'badge', 'pill'] as const) {
        const boxes = parts(arrange(fullest(land, below), land.pieces))
        expect(boxes).toHaveLength(2 + land.file.sites + (below === null ? 0 : 1))
        for (const [i, one] of boxes.entries())
          for (const other of boxes.slice(i + 1)) expect(common(one, other), land.id).toBe(0)
      }
    }
  })

  it('keeps the names free, its own and those of other lands', () => {
    const names = whole.lands.map((land) => ({
      id: land.id,
      box: nameBox(shortName(land.file.name), land.name),
    }))
    for (const land of whole.lands) {
      const boxes = parts(arrange(fullest(land, 'pill'), land.pieces))
      for (const { id, box } of names)
        for (const part of boxes) expect(common(part, box), `${land.id} ${id}`).toBe(0)
    }
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1))
        expect(common(one.box, other.box), `${one.id} ${other.id}`).toBe(0)
  })

  it('never reaches the pieces of another land', () => {
    const all = whole.lands.map((land) => parts(arrange(fullest(land, 'pill'), land.pieces)))
    all.forEach((boxes, i) => {
      for (const others of all.slice(i + 1))
        for (const one of boxes) for (const other of others) expect(common(one, other)).toBe(0)
    })
  })

  it('never reaches another land on a tiny map, though it is larger there', () => {
    const all = whole.lands.map((land) => {
      const { x, y } = land.pieces
      return parts(arrangeTiny(fullest(land, 'pill'), land.pieces)).map((box) => ({
        x: x + (box.x - x) * LARGER,
        y: y + (box.y - y) * LARGER,
        width: box.width * LARGER,
        height: box.height * LARGER,
      }))
    })
    all.forEach((boxes, i) => {
      expect(boxes).toHaveLength(3)
      const others = all.slice(i + 1).flat()
      for (const [k, one] of boxes.entries())
        for (const other of [...boxes.slice(k + 1), ...others])
          expect(common(one, other), whole.lands[i]?.id).toBe(0)
    })
  })

  it('stands inside its borders, shield and sites as a whole', () => {
    for (const land of whole.lands) {
      const { shield, sites } = arrange({ ...fullest(land), unrest: 0 }, land.pieces)
      const middles = [shield!, ...sites].map((box): Point => [box.x + box.width / 2, box.y + box.height / 2])
      for (const middle of middles) expect(inside(middle, land.file.polygon), land.id).toBe(true)
    }
  })

  it('has no shield where nobody rules, and built sites before free ones', () => {
    const land = whole.land.get('holstein')!
    const content = { ...fullest(land), owner: null, armies: 0, unrest: 0, buildings: ['church'] }
    const { shield, sites, unrest } = arrange(content, land.pieces)
    expect(shield).toBeNull()
    expect(unrest).toBeNull()
    expect(sites.map((site) => site.building)).toEqual(['church', null, null])
  })

  it('is drawn: armies, buildings, free sites, the number of unrest', () => {
    const shape = whole.land.get('holstein')!
    const content = { ...fullest(shape), buildings: ['palace'] }
    const target = show(LandPieces, { shape, content, sign: null, changed: true, tiny: false })
    expect(target.querySelectorAll('.built')).toHaveLength(1)
    expect(target.querySelectorAll('.free')).toHaveLength(2)
    expect(target.querySelectorAll('.changed')).toHaveLength(1)
    expect([...target.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['14', '3'])
    expect(target.querySelector('[data-at="land:holstein"]')).not.toBeNull()
  })
})

describe('the sheet', () => {
  it('leaves the lands out that are not in play', () => {
    const { view } = sceneAt('three')
    const sheet = sheetOf(board, view.out_of_play)
    expect(view.out_of_play.length).toBeGreaterThan(0)
    expect(sheet.lands).toHaveLength(45 - view.out_of_play.length)
    expect(sheet.idle.map((land) => land.id)).toEqual(view.out_of_play)
    for (const land of sheet.lands)
      for (const other of land.neighbours) expect(sheet.land.has(other)).toBe(true)
    expect(sheetOf(board, view.out_of_play)).toBe(sheet)
  })

  it('has Rügen with Vorpommern', () => {
    expect(whole.land.get('vorpommern')?.path.match(/M/g)).toHaveLength(2)
    expect(whole.land.get('baden')?.path.match(/M/g)).toHaveLength(1)
  })

  it('lets the arrow keys go everywhere, with three leaders too', () => {
    for (const sheet of [whole, sheetOf(board, sceneAt('three').view.out_of_play)])
      expect(unreached(sheet, 'baden')).toEqual([])
  })
})

describe('planning on the map', () => {
  it('lights the cards of the hand that are lands', () => {
    const { table, view } = sceneAt('plan')
    const own = view.own!
    const lands = own.hand.filter((card) => !card.startsWith('coin'))
    expect([...lightsOf(table).lands].sort()).toEqual(lands.sort())
    expect(lightsOf(table).any).toBe(true)
    table.chooser.pick({ domain: 'field', name: 'tax' })
    expect([...lightsOf(table).lands].sort()).toEqual(lands)
    table.chooser.drop()
    pickLand(table, lands[0]!)
    expect(lightsOf(table)).toEqual({ lands: new Set(), chosenLands: new Set([lands[0]]), any: true })
  })

  it('lays the card of a land on the chosen field', () => {
    const { table, sent } = sceneAt('plan')
    const [land = ''] = lightsOf(table).lands
    table.chooser.pick({ domain: 'field', name: 'grain' })
    pickLand(table, land)
    expect(table.chooser.complete?.notation ?? sent[0]).toBe(`lay grain ${land}`)
  })

  it('takes the field up where the card of a land lies', () => {
    const { table, view } = sceneAt('plan')
    const [land, field] = [...plannedFields(table)].find(([card]) => whole.land.has(card))!
    expect(view.own!.plan[field]).toBe(land)
    pickLand(table, land)
    expect(table.chooser.picked).toEqual([{ domain: 'field', name: field }])
    pickLand(table, land)
    expect(table.chooser.picked).toEqual([{ domain: 'field', name: field }])
  })

  it('asks why a land of another cannot be planned', () => {
    const { table, view, tried } = sceneAt('plan')
    const other = view.lands.find((land) => land.owner === 1)!.land
    table.chooser.pick({ domain: 'field', name: 'grain' })
    pickLand(table, other)
    expect(tried).toEqual([`lay grain ${other}`])
  })

  it('shows what the chosen action would bring, and what is planned', () => {
    const { table, view } = sceneAt('plan')
    const [lit = ''] = lightsOf(table).lands
    const file = whole.land.get(lit)!.file
    const planned = [...plannedFields(table).keys()].find((card) => whole.land.has(card))!
    const of = (field: string) => {
      table.chooser.drop()
      table.chooser.pick({ domain: 'field', name: field })
      return signsOf(table, whole, view.lands)
    }
    expect(of('grain').get(lit)).toMatchObject({
      kind: 'pill',
      icon: 'wallenstein-grain',
      figure: file.grain,
    })
    expect(of('palace').get(lit)).toMatchObject({
      kind: 'pill',
      icon: 'wallenstein-site',
      figure: file.sites,
    })
    expect(of('battle_a').get(lit)).toBeUndefined()
    expect(of('grain').get(planned)).toMatchObject({
      kind: 'badge',
      field: plannedFields(table).get(planned),
    })
    const other = view.lands.find((land) => land.owner === 1)!.land
    expect(of('grain').get(other)).toBeUndefined()
  })

  it('forgets the plan in a replay', () => {
    expect(plannedFields(sceneAt('plan', { replaying: true }).table).size).toBe(0)
    expect(plannedFields(sceneAt('march').table).size).toBe(0)
  })
})

describe('marches', () => {
  it('lights the targets, with the land where they begin', () => {
    const { table } = sceneAt('march')
    const lights = lightsOf(table)
    const from = String(table.asked!.facts['land'])
    expect([...lights.chosenLands]).toEqual([from])
    expect([...lights.lands].sort()).toEqual([...whole.land.get(from)!.neighbours].sort())
  })

  it('draws those of the action, and the planned one', () => {
    const { table } = sceneAt('march')
    expect(movesOf(table)).toEqual(marched(table.log))
    expect(marched(table.log).length).toBeGreaterThan(0)
    const [to = ''] = lightsOf(table).lands
    pickLand(table, to)
    const from = table.asked!.facts['land']
    expect(movesOf(table).at(-1)).toEqual({
      colour: table.colourOf(table.seat!),
      from,
      to,
      count: 1,
      planned: true,
    })
  })

  it('can be picked up again as long as they can be undone', () => {
    const log = [{ kind: 'moved', args: ['blue', 'schlesien', 'lausitz', 2] }]
    const at = (can_undo: boolean) => sceneAt('march', { log, update: { can_undo } as never }).table
    expect(movesOf(at(true)).map((move) => move.last)).toEqual([true])
    expect(movesOf(at(false)).map((move) => move.last)).toEqual([undefined])
  })

  it('cross the border of two neighbours', () => {
    for (const land of whole.lands) {
      for (const id of land.neighbours) {
        const other = whole.land.get(id)!
        const line = crossing(whole, land.id, id)!
        const box = nameBox(shortName(other.file.name), other.name)
        const middle = { x: line.middle.x - 9, y: line.middle.y - 9, width: 18, height: 18 }
        expect(common(middle, box), `${land.id} ${id}`).toBeLessThan(20)
      }
    }
    expect(crossing(whole, 'baden', 'nowhere')).toBeNull()
  })

  it('tells which land is fought for until the next turn', () => {
    const attack = { kind: 'attack', args: ['red', 'anhalt', 'kursachsen', 2] }
    expect(foughtFor([attack, { kind: 'tray', args: ['red', 2] }])).toEqual({
      land: 'kursachsen',
      from: 'anhalt',
    })
    expect(foughtFor([attack, { kind: 'turn', args: ['blue', 'battle_a', 'mark'] }])).toBeNull()
    expect(foughtFor([{ kind: 'revolt', args: ['red', 'mark', 2] }])).toEqual({ land: 'mark', from: null })
    expect(marched([attack, { kind: 'action', args: [3, 'tax'] }])).toEqual([])
  })
})

describe('the lands in words', () => {
  it('say whose a land is, what stands there and what it brings', () => {
    const { table, view } = sceneAt('plan')
    const [lit = ''] = lightsOf(table).lands
    const { file } = whole.land.get(lit)!
    const land = view.lands.find((other) => other.land === lit)!
    table.chooser.pick({ domain: 'field', name: 'tax' })
    const words = landSentence(landWords(table, { ...land, unrest: 2, changed: true })!)
    expect(words).toContain('Your land.')
    expect(words).toContain(`${file.tax} thalers`)
    expect(words).toContain('2 unrest markers')
    expect(words).toContain('changed hands')
    expect(words).toMatch(/Its card can be laid on: .*axes/)
  })

  it('are listed by region and by owner', () => {
    const { table, view } = sceneAt('march')
    const byRegion = listGroups(table, board, 'region')
    expect(byRegion.map((group) => group.id)).toEqual(board.region.map((region) => region.id))
    const byOwner = listGroups(table, board, 'owner')
    expect(byOwner.map((group) => group.name)).toEqual([...NAMES.slice(0, 4), 'Nobody’s lands'])
    for (const groups of [byRegion, byOwner])
      expect(groups.flatMap((group) => group.lands)).toHaveLength(view.lands.length)
    const lit = byOwner.flatMap((group) => group.lands).filter((land) => land.lit)
    expect(lit.length).toBe(lightsOf(table).lands.size + 1)
  })

  it('can be chosen in the list', () => {
    vi.useFakeTimers()
    const { table, sent } = sceneAt('march')
    const target = show(BoardList, { table, open: true, onclose: () => {} })
    vi.advanceTimersByTime(200)
    flushSync()
    vi.useRealTimers()
    const [to = ''] = lightsOf(table).lands
    target.querySelector<HTMLElement>(`[data-item="${to}"]`)!.click()
    expect(table.chooser.picked[0]).toEqual({ domain: 'land', name: to })
    expect(sent).toEqual([])
  })

  it.each(['en', 'de', 'fr'] as const)('say everything in %s', async (language) => {
    await texts.use(language)
    for (const key of ['plan', 'march', 'three', 'revolt'] as const) {
      const { table } = sceneAt(key)
      const said = listGroups(table, board, 'owner').flatMap((group) => [
        group.name,
        group.note,
        ...group.lands.map((land) => land.sentence),
      ])
      expect(said.filter((sentence) => /[⟦⟧{}]/.test(sentence))).toEqual([])
    }
    await texts.use('en')
  })
})
