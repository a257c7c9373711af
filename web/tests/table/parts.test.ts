import { beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/lib/games.svelte'
import { texts } from '../../src/lib/texts.svelte'
import { grouped, opening } from '../../src/table/cando'
import { farthest } from '../../src/table/corner'
import { Desk, layoutOf } from '../../src/table/desk.svelte'
import { seatNames } from '../../src/table/names'
import { coursesOf, steps } from '../../src/table/points'
import { pluginOf } from '../../src/table/plugins'
import { GAME, question, seat, table } from './samples'

beforeAll(() => texts.use('en'))

describe('layout', () => {
  it('follows the size of the window', () => {
    expect(layoutOf(1440, 900)).toBe('wide')
    expect(layoutOf(1920, 1080)).toBe('wide')
    expect(layoutOf(1100, 800)).toBe('middle')
    expect(layoutOf(390, 844)).toBe('phone')
    expect(layoutOf(768, 1024)).toBe('phone')
    expect(layoutOf(844, 390)).toBe('landscape')
    expect(layoutOf(1300, 400)).toBe('landscape')
  })

  it('other pages of the phone pull the question down', () => {
    const desk = new Desk()
    desk.open('talk')
    expect([desk.page, desk.tab, desk.low]).toEqual(['talk', 'talk', true])
    desk.open('board')
    expect([desk.page, desk.tab, desk.low]).toEqual(['board', 'talk', false])
    desk.open('replay')
    expect([desk.page, desk.tab]).toEqual(['board', 'replay'])
  })
})

describe('the corner of the dock', () => {
  it('is the one farthest from what is in question', () => {
    expect(farthest([{ x: 0.9, y: 0.9 }])).toBe('top-left')
    expect(farthest([{ x: 0.1, y: 0.1 }])).toBe('bottom-right')
    expect(farthest([{ x: 0.9, y: 0.1 }])).toBe('bottom-left')
    expect(farthest([{ x: 0.2, y: 0.8 }])).toBe('top-right')
  })

  it('does not wander without a reason', () => {
    expect(farthest([])).toBe('bottom-left')
    expect(farthest([{ x: 0.5, y: 0.5 }])).toBe('bottom-left')
  })
})

describe('points over time', () => {
  it('the last frame of a stretch counts, in the order of the game', () => {
    const course = coursesOf(
      [
        [5, { axis: '831', points: [2, 1] }],
        [1, { axis: '830', points: [0, 0] }],
        [3, { axis: '830', points: [1, 0] }],
        [9, { axis: '832', points: [9] }],
      ],
      2,
    )
    expect(course).toEqual([
      { axis: '830', points: [1, 0] },
      { axis: '831', points: [2, 1] },
    ])
  })

  it('has a few whole numbers beside it', () => {
    expect(steps(4)).toEqual([0, 1, 2, 3, 4])
    expect(steps(1)).toEqual([0, 1])
    expect(steps(8)).toEqual([0, 2, 4, 6, 8])
    expect(steps(37).length).toBeLessThanOrEqual(6)
    expect(steps(37).at(-1)).toBeGreaterThanOrEqual(37)
  })
})

describe('what can I do', () => {
  const asked = question(
    ['march land land count', 'done'],
    ['march normandie anjou 1', 'march normandie berry 1', 'done'],
    { rule: '5.4' },
  )
  asked.choices.forEach((choice) => (choice.rule = choice.verb === 'done' ? '' : '5.4'))

  it('groups the answers by their rule, with its heading', () => {
    const groups = grouped(asked, games.speaker(GAME))
    expect(groups.map((group) => [group.rule, group.rows.length])).toEqual([['5.4', 3]])
    expect(groups[0]?.title.length).toBeGreaterThan(3)
    expect(groups[0]?.text.length).toBeGreaterThan(20)
  })

  it('finds them by words, however they are typed', () => {
    const speaker = games.speaker(GAME)
    expect(grouped(asked, speaker, 'BERRY')[0]?.rows.map((row) => row.choice.notation)).toEqual([
      'march normandie berry 1',
    ])
    expect(grouped(asked, speaker, 'nowhere')).toEqual([])
  })

  it('long rules are shown as far as they fit', () => {
    expect(opening('Short.')).toBe('Short.')
    const long = `${'A sentence of some length here. '.repeat(20)}`
    expect(opening(long).length).toBeLessThanOrEqual(222)
    expect(opening(long).endsWith('.')).toBe(true)
    expect(opening('word '.repeat(100)).endsWith('…')).toBe(true)
  })
})

describe('names', () => {
  it('people keep theirs, computers get one of the time, nobody the same', () => {
    const info = table({
      seats: [
        seat(0, { name: 'lothar' }),
        seat(1, { kind: 'bot', name: '', bot: 'greedy' }),
        seat(2, { kind: 'bot', name: '', bot: 'greedy' }),
      ],
    })
    const names = seatNames(info)
    expect(names[0]).toBe('lothar')
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3)
    expect(seatNames(info)).toEqual(names)
  })

  it('an open seat is called by its colour', () => {
    expect(seatNames(table({ seats: [seat(1, { kind: 'open', name: '' })] }))).toEqual(['Blue'])
  })
})

describe('plug-ins', () => {
  it('games that have a drawing bring it, others are plain', async () => {
    expect((await pluginOf('carolus_magnus')).open).toBe(true)
    expect((await pluginOf('carolingi')).headings.has('season')).toBe(true)
    expect((await pluginOf('unheard-of')).name).toBe('unheard-of')
  }, 60_000) // two games are compiled for it
})
