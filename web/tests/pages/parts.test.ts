import { beforeAll, describe, expect, it } from 'vitest'
import fixture from '../fixtures/sentences.json'
import { atOnce, keepLast, lastFor, readLast } from '../../src/lib/last'
import { fitting, valuesFor, whyFixed } from '../../src/lib/options'
import { botTitle, botWords, strengthOf, usualBot } from '../../src/lib/seats'
import { Speaker } from '../../src/lib/speaker'
import { texts } from '../../src/lib/texts.svelte'
import { minutesOf } from '../../src/pages/house'
import { marked, rulebook, search } from '../../src/pages/rules/sections'
import { carolingiSetUp, ringSetUp, wallensteinSetUp } from '../../src/pages/room/setup'
import { clockWords, offered, usualClock } from '../../src/pages/setting/clocks'
import { isList, isRange, optionGroups, optionHelp, valueLabel } from '../../src/pages/setting/options'
import type { GameInfo } from '../../src/wire'

const info = (place: number, options: GameInfo['options']): GameInfo => ({
  ...(fixture.games[place]?.info as unknown as GameInfo),
  options,
  bots: ['random', 'greedy', 'squire', 'count'].map((name) => ({ name, usual: name === 'squire' })),
})
const carolingi = info(0, [
  { name: 'players', default: 3, allowed: [2, 3, 4, 5, 6] },
  { name: 'sundial', default: 834, allowed: [830, 831, 832, 833, 834, 835, 836, 837, 838, 839] },
])
const complete = info(0, [
  ...carolingi.options.slice(0, 1),
  { name: 'variant', default: 'base', allowed: ['base', 'advanced', 'scenario814'] },
  {
    name: 'sundial',
    default: 834,
    allowed: [830, 831, 832, 833, 834, 835, 836, 837, 838, 839].concat([
      814, 815, 816, 817, 818, 819, 820, 821, 822, 823,
    ]),
  },
  { name: 'anarchy', default: false, allowed: [false, true] },
  { name: 'timer', default: 0, allowed: [0, 15, 30, 45, 60, 90, 120, 180, 300] },
  { name: 'strict_favour', default: false, allowed: [false, true] },
])
const wallenstein = info(2, [
  { name: 'players', default: 4, allowed: [3, 4, 5] },
  { name: 'setup', default: 'given', allowed: ['given', 'free'] },
  { name: 'court', default: false, allowed: [false, true] },
  { name: 'landsknechte', default: false, allowed: [false, true] },
  { name: 'tower', default: 'two_floor', allowed: ['two_floor', 'historic'] },
])
const carolus = info(1, [
  { name: 'players', default: 2, allowed: [2, 3, 4] },
  { name: 'teams', default: 'auto', allowed: ['auto', 'true', 'false'] },
  { name: 'seating', default: 'alternate', allowed: ['alternate', 'together'] },
  { name: 'full_circle', default: true, allowed: [true, false] },
])

beforeAll(() => texts.use('en'))

describe('the last choices', () => {
  it('are the defaults at first, and computers that are fun to beat', () => {
    const last = readLast({}, carolingi)
    expect(last).toMatchObject({ options: { players: 3, sundial: 834 }, bot: 'squire', pace: 'normal' })
    expect(atOnce(carolingi)).toMatchObject({
      game: 'carolingi',
      start: true,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'squire' }, { kind: 'bot', bot: 'squire' }],
    })
  })

  it('are kept, and forgotten where they are no longer allowed', () => {
    const last = readLast({}, carolingi)
    keepLast('carolingi', { ...last, options: { players: 5, sundial: 999 }, bot: 'gone', pace: 'slow' })
    const found = lastFor(carolingi)
    expect(found).toMatchObject({ options: { players: 5, sundial: 834 }, bot: 'squire', pace: 'slow' })
    expect(readLast({ clock: { kind: 'move' } }, carolingi).clock.kind).toBe('none')
    expect(readLast('nonsense', carolingi).options['players']).toBe(3)
  })
})

describe('options that hang together', () => {
  const usual = readLast({}, complete).options
  const option = (name: string) => complete.options.find((one) => one.name === name) as GameInfo['options'][0]

  it('offer the years of the side of the board that is played', () => {
    expect(valuesFor(complete, option('sundial'), usual)[0]).toBe(830)
    const scenario = fitting(complete, { ...usual, variant: 'scenario814' })
    expect(scenario['sundial']).toBe(818)
    expect(valuesFor(complete, option('sundial'), scenario)).toHaveLength(10)
    expect(fitting(complete, { ...scenario, variant: 'advanced' })['sundial']).toBe(834)
  })

  it('have strict favour only with its track, and say why', () => {
    const strict = { ...usual, variant: 'scenario814', strict_favour: true }
    expect(whyFixed(complete, option('strict_favour'), strict)).toBe('')
    expect(fitting(complete, { ...strict, variant: 'base' })['strict_favour']).toBe(false)
    expect(texts.has(whyFixed(complete, option('strict_favour'), usual))).toBe(true)
  })

  it('do not last beyond the table when somebody plays at once', () => {
    const options = { ...usual, players: 4, variant: 'scenario814', anarchy: true, timer: 60, sundial: 816 }
    keepLast('carolingi', { ...readLast({}, complete), options: fitting(complete, options) })
    expect(lastFor(complete).options).toMatchObject({ variant: 'scenario814', anarchy: true, sundial: 816 })
    expect(atOnce(complete).options).toEqual({ ...usual, players: 4, sundial: 832 })
    expect(atOnce(complete).seats).toHaveLength(4)
    localStorage.clear()
  })

  it('are the plain ones of Wallenstein too when somebody plays at once', () => {
    const options = { players: 5, setup: 'free', court: true, landsknechte: true, tower: 'historic' }
    keepLast('wallenstein', { ...readLast({}, wallenstein), options })
    expect(atOnce(wallenstein).options).toEqual({
      players: 5,
      setup: 'given',
      court: false,
      landsknechte: false,
      tower: 'historic',
    })
    localStorage.clear()
  })

  it('are stepped through, listed or laid out as buttons', () => {
    expect(isRange(valuesFor(complete, option('sundial'), usual))).toBe(true)
    expect(isRange(option('timer').allowed)).toBe(false)
    expect(isList(option('timer').allowed)).toBe(true)
    expect(valueLabel(complete, 'timer', 0)).toBe('off')
    expect(valueLabel(complete, 'timer', 90)).toBe('1 min 30 sec')
    const { main, finer } = optionGroups(complete, usual)
    expect(main.map((one) => one.name)).toEqual(['players', 'variant', 'anarchy', 'sundial', 'timer'])
    expect(finer.map((one) => one.name)).toEqual(['strict_favour'])
    expect(optionHelp(complete, 'variant', '', { variant: 'advanced' })).toContain('scattered')
  })
})

describe('options', () => {
  it('are shown where they mean something', () => {
    const names = (options: GameInfo['options']) => options.map((option) => option.name)
    const two = optionGroups(carolus, { players: 2 })
    expect([names(two.main), names(two.finer)]).toEqual([['players'], ['full_circle']])
    const four = optionGroups(carolus, { players: 4 })
    expect(names(four.finer)).toEqual(['seating', 'full_circle'])
    const leaders = optionGroups(wallenstein, { players: 4 })
    expect(names(leaders.main)).toEqual(['players', 'setup', 'court', 'landsknechte'])
    expect(names(leaders.finer)).toEqual(['tower'])
  })

  it('have words for their values', () => {
    expect(valueLabel(carolus, 'seating', 'together')).toBe('side by side')
    expect(valueLabel(carolus, 'full_circle', false)).toBe('off')
    expect(valueLabel(wallenstein, 'tower', 'two_floor')).toBe('two floors')
    expect(optionHelp(wallenstein, 'tower', '', { tower: 'historic' })).toContain('Two of three')
    expect(optionHelp(wallenstein, 'setup', '', { setup: 'free' })).toContain('in turn')
    expect(valueLabel(carolingi, 'sundial', 834)).toBe('834')
    expect(optionHelp(carolingi, 'players', 'otherwise')).not.toBe('otherwise')
    expect(optionHelp(carolingi, 'unknown', 'otherwise')).toBe('otherwise')
    expect(carolingi.options.map(({ allowed }) => isRange(allowed))).toEqual([false, true])
  })

  it('say how long a game takes', () => {
    expect(minutesOf('carolingi', { players: 3, sundial: 834 })).toBe(125)
    expect(minutesOf('carolingi', { players: 3, sundial: 830 })).toBe(25)
    expect(minutesOf('carolus_magnus', { players: 3 })).toBe(46)
    expect(minutesOf('wallenstein', { players: 3, setup: 'given', court: false })).toBe(120)
    expect(minutesOf('wallenstein', { players: 5, setup: 'free', court: true })).toBe(225)
  })
})

describe('clocks', () => {
  it('have usual times and words', () => {
    expect(clockWords(usualClock('none', 'bot'))).toBe('no clock')
    expect(clockWords(usualClock('days', 'bot'))).toBe('1 day for each answer')
    expect(clockWords(usualClock('game', 'pass'))).toBe('45 min in all, + 20 sec for each answer')
    expect(offered([30, 60], 45)).toEqual([30, 45, 60])
    expect(offered([30, 60], 60)).toEqual([30, 60])
  })
})

describe('the rules as a book', () => {
  const book = () => rulebook(new Speaker(texts, carolingi))

  it('have chapters and sections in the order of the rulebook', () => {
    const sections = book()
    expect(sections[0]).toMatchObject({ section: '2.2', depth: 0, id: 'rule-2-2' })
    expect(sections.find((one) => one.section === '5.1a')).toMatchObject({ depth: 2, number: '5.1a' })
    expect(sections.find((one) => one.section === '2.2.10')?.depth).toBe(1)
    const unnumbered = rulebook(new Speaker(texts, carolus))
    expect(unnumbered[0]).toMatchObject({ section: 'set-up', number: '', depth: 0 })
  })

  it('are searched by words in any order, without accents', () => {
    expect(search(book(), 'gang FOREST').length).toBeGreaterThan(2)
    expect(search(book(), '5.4').map((one) => one.section)).toContain('5.4')
    expect(search(book(), 'bicycle')).toEqual([])
    expect(
      search([{ text: 'Île', title: '', number: '', section: '', depth: 0, id: '' }], 'ile'),
    ).toHaveLength(1)
  })

  it('mark what was found', () => {
    expect(marked('Île-de-France', 'ile')).toEqual([
      { text: 'Île', hit: true },
      { text: '-de-France', hit: false },
    ])
    expect(marked('abc', '')).toEqual([{ text: 'abc', hit: false }])
  })
})

describe('the board before the start', () => {
  it('has forests, gangs and homelands that nobody owns yet', () => {
    const board = {
      land: [
        { id: 'a', region: 'x' },
        { id: 'b', region: 'x' },
        { id: 'c', region: 'x' },
        { id: 'd', region: 'later' },
      ],
      region: [
        { id: 'x', joins_at: 2 },
        { id: 'later', joins_at: 3 },
      ],
      setup: { '2': { homelands: ['a'], forests: ['b'] } },
    }
    const lands = carolingiSetUp(board, 2).lands
    expect(lands.map((land) => [land.land, land.gangs, land.forest, land.palace])).toEqual([
      ['a', 0, false, 0],
      ['b', 0, true, null],
      ['c', 1, false, null],
    ])
    const ring = ringSetUp({
      province: [
        { index: 1, id: 'b' },
        { index: 0, id: 'a' },
      ],
    })
    expect(ring.places.map((place) => place.provinces)).toEqual([['a'], ['b']])
  })

  it('shows the printed line-up of Wallenstein, or neutral lands where they are chosen', () => {
    const board = {
      land: [
        { id: 'a', region: 'x', in_3p: true },
        { id: 'b', region: 'x', in_3p: true },
        { id: 'far', region: 'x', in_3p: false },
      ],
      setup: [
        { players: 3, seat: 'B', lands: [{ land: 'a', armies: 5 }] },
        { players: 3, seat: 'A', lands: [{ land: 'b', armies: 2 }] },
        { players: 4, seat: 'A', lands: [{ land: 'far', armies: 3 }] },
      ],
    }
    const three = wallensteinSetUp(board, ['red', 'blue', 'yellow'], true)
    expect(three.lands.map((land) => [land.land, land.owner, land.armies])).toEqual([
      ['a', 1, 5],
      ['b', 0, 2],
    ])
    expect(three.out_of_play).toEqual(['far'])
    const four = wallensteinSetUp(board, ['red', 'blue', 'yellow', 'black'], false)
    expect(four.lands.map((land) => land.owner)).toEqual([null, null, null])
    expect(four.out_of_play).toEqual([])
  })
})

describe('computer players', () => {
  it('are listed from the weakest on, each with its strength and a line about it', () => {
    expect(carolingi.bots.map((bot) => strengthOf(carolingi, bot.name))).toEqual([1, 2, 3, 4])
    expect(strengthOf(carolingi, 'gone')).toBe(0)
    expect(usualBot(carolingi)).toBe('squire')
    expect(usualBot({ ...carolingi, bots: [{ name: 'random', usual: false }] })).toBe('random')
    expect(botTitle('count')).toBe('Count')
    expect(botWords('squire')).toContain('beginner')
  })
})
