import { beforeAll, describe, expect, it } from 'vitest'
import { carolingi } from '../../../src/games/carolingi'
import { advance } from '../../../src/games/carolingi/advance'
import { badgesOf } from '../../../src/games/carolingi/badges'
import { landSentence, landWords } from '../../../src/games/carolingi/describe'
import { endRows, endWords } from '../../../src/games/carolingi/end'
import { lightsOf, sendingTo } from '../../../src/games/carolingi/lights'
import { marched, planned } from '../../../src/games/carolingi/moves'
import { allTiles, currentTile, ownTiles, playedTiles } from '../../../src/games/carolingi/tiles'
import type { CarolingiView } from '../../../src/games/carolingi/view'
import { texts } from '../../../src/lib/texts.svelte'
import type { EventLine, Outcome } from '../../../src/wire'
import { board, moment, tableAt } from './table'

beforeAll(() => texts.use('en'))

describe('tiles', () => {
  it('are twelve, each in one place', () => {
    expect(allTiles(board)).toEqual([
      'influence', 'develop', 'missi', 'march', 'fight', 'none', 'none',
      'appease', 'peace', 'missi*', 'march*', 'fight*',
    ]) // prettier-ignore
    const { position, seat } = moment('place')
    const tiles = ownTiles(position, seat, board)
    expect(tiles).toHaveLength(12)
    const open = position.seats[seat]!
    expect(tiles.filter((tile) => tile.where === 'rack')).toHaveLength(open.rack)
    expect(tiles.filter((tile) => tile.where === 'inactive')).toHaveLength(open.inactive)
    expect(tiles.filter((tile) => tile.where === 'used')).toHaveLength(open.seasons.flat().length)
    expect(ownTiles({ ...position, own: null }, seat, board)).toEqual([])
  })

  it('lie on their season in the order in which they were drawn', () => {
    const { position } = moment('place')
    const view = structuredClone(position) as CarolingiView
    view.seats.forEach((seat) => (seat.seasons = [[], [], [], []]))
    view.seats[0]!.seasons[0] = ['march', 'fight']
    view.seats[1]!.seasons[0] = ['missi']
    const log: EventLine[] = [
      { kind: 'season', args: [view.year, 'winter'] },
      { kind: 'tile-drawn', args: ['red', 'fight'] },
      { kind: 'tile-drawn', args: ['blue', 'missi'] },
      { kind: 'tile-drawn', args: ['red', 'march'] },
    ]
    expect(playedTiles(view, log)[0]!.map(({ tile }) => tile)).toEqual(['fight', 'missi', 'march'])
    expect(currentTile(log)).toEqual({ colour: 'red', tile: 'march' })
    expect(currentTile([...log, { kind: 'event-drawn', args: [] }])).toBeNull()
  })
})

describe('what is lit', () => {
  it('lands for a march: origins, then targets', () => {
    const { table } = tableAt('march')
    const origins = new Set(table.asked!.choices.filter((c) => c.verb === 'march').map((c) => c.args[0]))
    expect(lightsOf(table).lands).toEqual(origins)
    const [origin] = [...origins] as string[]
    table.chooser.pick({ domain: 'land', name: origin! })
    const lights = lightsOf(table)
    expect(lights.chosenLands.has(origin!)).toBe(true)
    expect(lights.lands.size).toBeGreaterThan(0)
    const [target] = [...lights.lands]
    table.chooser.pick({ domain: 'land', name: target! })
    expect(planned(table)).toMatchObject({ from: origin, to: target, planned: true })
    expect(carolingi.dockTitle?.(table)).toContain('→')
  })

  it('cards and the homeland for influence', () => {
    const { table } = tableAt('influence')
    const lights = lightsOf(table)
    expect(lights.cards.size).toBeGreaterThan(0)
    const home = table.position.seats[table.seat!].homeland
    expect(sendingTo(table)).toBe(home)
    expect(lights.lands).toEqual(new Set([home]))
    table.chooser.pickVerb('post')
    expect(lightsOf(table).lands.size).toBe(0)
    expect(sendingTo(table)).toBeNull()
  })

  it('the hungry land', () => {
    const { table } = tableAt('starve')
    expect(lightsOf(table)).toMatchObject({ any: true })
    expect([...lightsOf(table).chosenLands]).toEqual([table.asked!.facts['land']])
  })
})

describe('badges', () => {
  it('write a fight as the sides stand and what is left', () => {
    const { table } = tableAt('fight')
    const badges = badgesOf(table)
    expect(badges.length).toBe(table.asked!.choices.filter((choice) => choice.verb === 'fight').length)
    for (const badge of badges) expect(badge.text).toMatch(/^\d+( : \d+)+ → \d+$/)
  })
})

describe('questions', () => {
  it('name what is picked, and are short', () => {
    const { table } = tableAt('march')
    expect(carolingi.question?.(table)).toBe('Where do followers march from?')
    const [origin] = [...lightsOf(table).lands]
    table.chooser.pick({ domain: 'land', name: origin! })
    expect(carolingi.question?.(table)).toContain(table.speaker.name('land', origin!))
  })

  it('every kind of question has one, a note and buttons in words', () => {
    for (const key of ['place', 'swap', 'missi', 'influence', 'march', 'starve', 'fight'] as const) {
      const { table } = tableAt(key)
      expect(carolingi.question?.(table)).toMatch(/^[^⟦]+[.?]$/)
      expect(carolingi.promptNote?.(table) ?? '').not.toContain('⟦')
      expect(carolingi.answerLabel?.(table) ?? '').not.toContain('⟦')
      expect(carolingi.plainLabel?.('done', table) ?? '').not.toContain('⟦')
      expect(carolingi.promptIcon(table).icon).toMatch(/^carolingi-/)
    }
  })

  it('a stepper leaves one follower behind where a land would be lost', () => {
    const { table } = tableAt('march')
    const lands = new Map(moment('march').position.lands.map((land) => [land.land, land]))
    const origin = [...lightsOf(table).lands].find(
      (id) => !lands.get(id)!.forest && lands.get(id)!.followers[table.seat!]! > 1,
    )
    table.chooser.pick({ domain: 'land', name: origin! })
    table.chooser.pick({ domain: 'land', name: [...lightsOf(table).lands][0]! })
    const count = table.chooser.count!
    expect(count.value).toBe(count.max - 1)
    expect(carolingi.countNotes?.(table, count.value!).stays).toBe('one stays behind')
  })

  it('tiles of a swap are picked in any order', () => {
    const { table, sent } = tableAt('swap')
    const [given, taken] = table.asked!.choices[0]!.args
    table.chooser.pick({ domain: 'tile', name: taken!, copy: 0 })
    table.chooser.pick({ domain: 'tile', name: given!, copy: 0 })
    table.chooser.answer()
    expect(sent).toEqual([`swap ${given} ${taken}`])
  })
})

describe('marches', () => {
  it('of the present action are arrows, those between the same lands one', () => {
    const log: EventLine[] = [
      { kind: 'marched', args: ['blue', 'anjou', 'berry', 1] },
      { kind: 'tile-drawn', args: ['red', 'march'] },
      { kind: 'marched', args: ['red', 'normandie', 'anjou', 1] },
      { kind: 'marched', args: ['red', 'normandie', 'anjou', 2] },
      { kind: 'marched', args: ['red', 'normandie', 'champagne', 1] },
    ]
    expect(marched(log)).toEqual([
      { colour: 'red', from: 'normandie', to: 'anjou', count: 3, planned: false },
      { colour: 'red', from: 'normandie', to: 'champagne', count: 1, planned: false },
    ])
  })
})

describe('the board in words', () => {
  it('says who rules, what stands there, and what can be done', () => {
    const { table } = tableAt('march')
    const lit = [...lightsOf(table).lands][0]!
    for (const land of moment('march').position.lands) {
      const words = landWords(table, land)
      const sentence = landSentence(words)
      expect(sentence).not.toContain('⟦')
      expect(sentence).not.toMatch(/undefined|null|NaN/)
      expect(words.rule.length).toBeGreaterThan(0)
      expect(words.neighbours.length).toBeGreaterThan(0)
      expect(words.can !== null).toBe(lightsOf(table).lands.has(land.land))
      for (const party of words.parties) expect(sentence).toContain(party.words)
      if (land.land === lit) expect(sentence).toContain('Followers can march from here.')
    }
  })
})

describe('advancing by events', () => {
  const { position } = moment('march')
  const table = tableAt('march').table

  function after(kind: string, ...args: (string | number)[]): CarolingiView {
    return advance(position, { kind, args }, table)!
  }
  function land(view: CarolingiView, id: string) {
    return view.lands.find((other) => other.land === id)!
  }

  it('moves followers, and leaves the former position alone', () => {
    const here = position.lands.find((other) => other.followers[0]! > 0)!
    const next = after('marched', 'red', here.land, 'berry', 1)
    expect(land(next, here.land).followers[0]).toBe(here.followers[0]! - 1)
    expect(land(next, 'berry').followers[0]).toBe(land(position, 'berry').followers[0]! + 1)
    expect(next).not.toBe(position)
  })

  it('puts a drawn tile onto its season', () => {
    const season = ['winter', 'spring', 'summer', 'autumn'].indexOf(position.season)
    const next = after('tile-drawn', 'red', 'appease')
    expect(next.seats[0]!.seasons[season]).toContain('appease')
  })

  it('puts a drawn card into a free slot, and clears a card that takes effect', () => {
    const strip = position.strips.find((other) => other.slots.includes(null))!
    const shown = new Set(strip.slots.map((slot) => slot?.card))
    const card = position.lands.find((other) => other.region === strip.region && !shown.has(other.land))!
    const drawn = after('card-drawn', card.land)
    expect(
      drawn.strips.find((other) => other.region === strip.region)!.slots.map((slot) => slot?.card),
    ).toContain(card.land)
    const full = position.strips.flatMap((other) => other.slots).find((slot) => slot !== null)!
    const moved = after('transferred', full.card, 0, 0)
    expect(moved.strips.flatMap((other) => other.slots).some((slot) => slot?.card === full.card)).toBe(false)
    expect(land(moved, full.card).gangs).toBe(land(position, full.card).gangs + full.gangs)
  })

  it('every change keeps all followers of everybody', () => {
    const all = (view: CarolingiView): number[] =>
      view.seats.map(
        (seat, i) =>
          seat.missi + seat.leudes + seat.nobiles + seat.trophies +
          view.lands.reduce((sum, other) => sum + other.followers[i]!, 0) +
          view.strips.flatMap((strip) => strip.slots).reduce((sum, slot) => sum + (slot?.followers[i] ?? 0), 0),
      ) // prettier-ignore
    const before = all(position)
    const here = position.lands.find((other) => other.followers[1]! > 0)!
    for (const next of [
      after('starved', here.land, 'blue', 1),
      after('sent', 'blue', here.land, 1),
      after('equipped', 'blue', 1),
      after('called', 'blue', 1),
      after('trophy', 'blue', position.seats[1]!.trophies + 1),
      after('developed', 'blue', here.land),
      after('appeased', 'blue', here.land, 1),
    ]) {
      expect(all(next)).toEqual(before)
    }
  })

  it('waits for what an event does not tell', () => {
    expect(advance(position, { kind: 'court-day', args: ['red', 2] }, table)).toBeNull()
  })
})

describe('the end', () => {
  const parts = (points: number, followers: number, lands: number): Record<string, number> => ({
    expansion: 0, development: 0, following: 0, glory: 0, regions: points, points,
    'lands-ruled': lands, 'development-ruled': 0, 'followers-on-lands': followers, trophies: 0,
  }) // prettier-ignore
  const outcome = (rows: Record<string, number>[], ranking: number[][]): Outcome => ({
    reason: 'sundial',
    ranking,
    scores: rows.map((row) => row['points']!),
    parts: rows,
    lost: false,
  })

  it('shows rows of the tie-break only if they were needed', () => {
    const { table } = tableAt('place')
    const clear = endRows(table, outcome([parts(2, 5, 1), parts(1, 9, 4), parts(0, 3, 1)], [[0], [1], [2]]))
    expect(clear.filter((row) => row.kind === 'tie')).toHaveLength(0)
    const first = endRows(table, outcome([parts(2, 5, 1), parts(2, 9, 4), parts(0, 3, 1)], [[1], [0], [2]]))
    expect(first.filter((row) => row.kind === 'tie')).toHaveLength(1)
    const second = endRows(table, outcome([parts(2, 9, 1), parts(2, 9, 4), parts(0, 3, 1)], [[1], [0], [2]]))
    expect(second.filter((row) => row.kind === 'tie')).toHaveLength(2)
    expect(second.at(-1)!.cells.map((cell) => cell.strong)).toEqual([false, true, false])
  })

  it('names the winner and why', () => {
    const { table } = tableAt('place')
    const words = endWords(table, outcome([parts(2, 5, 1), parts(1, 9, 4), parts(0, 3, 1)], [[0], [1], [2]]))
    expect(words.title).toBe('Judith unites the realm')
    expect(words.rule).toBe('3.5')
    const shared = endWords(table, outcome([parts(2, 5, 1), parts(2, 5, 1), parts(0, 3, 1)], [[0, 1], [2]]))
    expect(shared.title).toContain('Judith')
    expect(shared.title).toContain('Lothar')
  })
})
