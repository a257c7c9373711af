/** Scenario 814 at the table: moments of real games with three players. */
import { beforeAll, describe, expect, it } from 'vitest'
import { carolingi } from '../../../src/games/carolingi'
import { advance } from '../../../src/games/carolingi/advance'
import CardsList from '../../../src/games/carolingi/CardsList.svelte'
import { landSentence, landWords } from '../../../src/games/carolingi/describe'
import { endRows, endWords } from '../../../src/games/carolingi/end'
import Left from '../../../src/games/carolingi/Left.svelte'
import Drawer from '../../../src/games/carolingi/drawer/Drawer.svelte'
import Choices from '../../../src/games/carolingi/scenario/Choices.svelte'
import End from '../../../src/games/carolingi/scenario/End.svelte'
import Favour from '../../../src/games/carolingi/scenario/Favour.svelte'
import {
  aheadOf,
  dangerOf,
  gangThreat,
  isBlocked,
  releasedFrom,
  solvableWith,
  threatened,
} from '../../../src/games/carolingi/scenario/problems'
import ScoreTab from '../../../src/games/carolingi/tabs/ScoreTab.svelte'
import { allTiles, ownTiles, playedTiles } from '../../../src/games/carolingi/tiles'
import type { CarolingiView } from '../../../src/games/carolingi/view'
import { texts } from '../../../src/lib/texts.svelte'
import { deedsOf } from '../../../src/table/answers'
import type { TableModel } from '../../../src/table/contract'
import type { Table } from '../../../src/table/model.svelte'
import type { EventLine, GameInfo, Outcome } from '../../../src/wire'
import fixture from '../../fixtures/scenario_table.json'
import { show } from '../../ui/harness'
import { board, sceneOf, type Moment, type Scene } from './table'

type Key = keyof typeof fixture.moments

function at(key: Key): Moment & { outcome: Outcome | null } {
  return structuredClone(fixture.moments[key]) as unknown as Moment & { outcome: Outcome | null }
}

function scene(key: Key, change: (view: CarolingiView) => void = () => {}, more = {}): Scene {
  const moment = at(key)
  change(moment.position)
  return sceneOf(moment, fixture.game as unknown as GameInfo, more)
}

beforeAll(() => texts.use('en'))

describe('problems', () => {
  const view = at('place').position // summer; problems there: missi, fight; in autumn influence, develop, appease

  it('block tiles of their kind on the present season, and can be solved elsewhere', () => {
    expect(isBlocked(view, 'fight')).toBe(true)
    expect(isBlocked(view, 'missi*')).toBe(true)
    expect(isBlocked(view, 'influence')).toBe(false)
    expect(solvableWith(view, 'influence')).toEqual(['autumn'])
    expect(solvableWith(view, 'fight')).toEqual([])
    expect(solvableWith(at('solve').position, 'fight')).toEqual(['summer', 'autumn'])
  })

  it('threaten where three of them lie and Skuld arrives next', () => {
    expect(aheadOf(view, 'autumn')).toBe(1)
    expect(aheadOf(view, 'spring')).toBe(3)
    expect(threatened(view)).toEqual({ season: 'autumn', ahead: 1, danger: 'alarm' })
    const fewer = structuredClone(view)
    fewer.scenario!.wheel[3]!.pop()
    expect(dangerOf(fewer, 'autumn')).toBe('warning')
    fewer.scenario!.wheel[3]!.pop()
    expect(threatened(fewer)).toBeNull()
    const last = structuredClone(view)
    Object.assign(last, { season: 'autumn', year: last.sundial })
    last.scenario!.wheel[0] = ['march', 'fight', 'missi']
    expect(threatened(last)).toBeNull() // after the last autumn Skuld stays
  })

  it('are told with the gangs beside the question', () => {
    const { table } = scene('place')
    const note = carolingi.promptNote!(table)!
    expect(note).toContain('Autumn: 3 problems')
    expect(note).toContain('only 3 gangs left')
    expect(gangThreat(view, board)).toBe('critical')
    expect(gangThreat({ ...view, gang_supply: 8 }, board)).toBe('few')
    expect(gangThreat({ ...view, gang_supply: 9 }, board)).toBe('calm')
    const [, gangs] = carolingi.keyFacts(table)
    expect(gangs).toMatchObject({ icon: 'carolingi-gang', text: '3', warning: true })
  })

  it('lie on land cards, for eyes and ears', () => {
    const { table } = scene('place')
    const { strips, lands } = table.shown as CarolingiView
    const card = strips.flatMap((strip) => strip.slots).find((slot) => slot?.problem)!
    const land = lands.find((other) => other.land === card.card)!
    expect(landSentence(landWords(table, land))).toContain('A problem lies on its card')
    const list = show(CardsList, { table, onclose: () => {} })
    expect(list.querySelectorAll('.problem').length).toBe(
      strips.flatMap((strip) => strip.slots).filter((slot) => slot?.problem).length,
    )
  })
})

describe('the course of the year', () => {
  it('shows Skuld, problems on their seasons, what is blocked, and the alarm', () => {
    const { table } = scene('place')
    const left = show(Left, { table })
    const seasons = [...left.querySelectorAll('.season')]
    const of = (name: string): Element => seasons.find((one) => one.textContent?.includes(name))!
    expect(of('Summer').querySelector('.skuld')).not.toBeNull()
    expect(of('Summer').querySelectorAll('.problem')).toHaveLength(2)
    expect(of('Autumn').classList.contains('alarm')).toBe(true)
    expect(left.querySelector('.threat')?.textContent).toContain('The realm fails when Skuld arrives')
    expect(left.textContent).toContain('Equip missi, Fight') // blocked now
    expect(left.querySelectorAll('.strip .problem')).toHaveLength(3)
    expect(left.textContent).toContain('Year 1/5')
  })

  it('strikes blocked tiles through, and marks those that could solve', () => {
    const { table } = scene('place')
    const drawer = show(Drawer, { table })
    const missi = drawer.querySelector('[data-at="tile:missi"]')!
    expect(missi.querySelector('.strike')).not.toBeNull()
    expect(missi.getAttribute('aria-label')).toContain('blocked')
    const influence = drawer.querySelector('[data-at="tile:influence"]')!
    expect(influence.querySelector('.problem')).not.toBeNull()
    expect(influence.getAttribute('aria-label')).toContain('could solve a problem (Autumn)')
  })

  it('has the co-regent among the tiles, and turned ones as backs', () => {
    expect(allTiles(board, true)).toContain('coregent')
    expect(allTiles(board, true)).not.toContain('peace')
    const { position, seat } = at('place')
    expect(ownTiles(position, seat, board).find(({ tile }) => tile === 'coregent')?.where).toBe('inactive')
    position.seats[0]!.seasons[0] = ['fight']
    position.seats[0]!.turned = ['fight']
    expect(playedTiles(position, [])[0]).toContainEqual({ colour: 'red', tile: 'fight', turned: true })
  })
})

describe('solving', () => {
  it('is a choice in the prompt and a click on the wheel', () => {
    const { table, sent } = scene('solve')
    const choices = show(Choices, { table })
    const buttons = [...choices.querySelectorAll<HTMLButtonElement>('.choice')]
    expect(buttons).toHaveLength(3)
    expect(buttons[0]!.getAttribute('aria-disabled')).toBe('true') // nothing could be done with the tile itself
    buttons[1]!.click()
    expect(sent).toEqual(['solve summer'])
    const left = show(Left, { table: scene('solve').table })
    expect(left.querySelectorAll('button.lit .problem')).toHaveLength(2)
  })

  it('is answered by a click on a problem', () => {
    const { table, sent, tried } = scene('solve')
    const left = show(Left, { table })
    left.querySelector<HTMLButtonElement>('[data-at="problems:spring"] button')!.click()
    expect(sent).toEqual([])
    expect(tried).toHaveLength(1) // why not this one
    left.querySelector<HTMLButtonElement>('[data-at="problems:summer"] button.lit')!.click()
    expect(sent).toEqual(['solve summer'])
  })

  it('has no second button for the action', () => {
    const { table } = scene('solve')
    expect(carolingi.question!(table)).toContain('or solve a problem')
    expect(deedsOf(table as unknown as Table).plain.map((deed) => deed.id)).toEqual(['done'])
  })

  it('is followed by the honour stone, from a field that has somebody', () => {
    const { table, sent } = scene('honour')
    expect(carolingi.promptNote!(table)).toContain('the oldest stone (Judith) falls out')
    expect(carolingi.plainLabel!('done', table)).toBe('No honour stone')
    const choices = show(Choices, { table })
    const [missi, leudes] = [...choices.querySelectorAll<HTMLButtonElement>('.choice')]
    expect(missi!.getAttribute('aria-disabled')).toBe('true')
    leudes!.click()
    expect(sent).toEqual(['honour leudes'])
    const left = show(Left, { table: scene('honour').table })
    expect(left.querySelectorAll('button.field')).toHaveLength(2)
  })
})

describe('the favour track', () => {
  it('shows stones, room, blockers, and who would succeed', () => {
    const { table } = scene('honour')
    const track = show(Favour, { table })
    expect(track.querySelectorAll('.slot.full')).toHaveLength(7)
    expect(track.querySelectorAll('.slot.unused')).toHaveLength(4)
    expect(track.textContent).toContain('Successor now: Judith')
    const nobody = show(Favour, { table: scene('place').table })
    expect(nobody.querySelectorAll('.slot:not(.full, .unused)')).toHaveLength(4)
    expect(nobody.textContent).toContain('all would lose')
    expect(show(ScoreTab, { table }).querySelector('.favour.tall')).not.toBeNull()
  })

  it('is nothing in other games', () => {
    expect(show(Favour, { table: scene('place', (view) => (view.scenario = null)).table }).textContent).toBe(
      '',
    )
  })
})

describe('positions after events', () => {
  function after(key: Key, kind: string, args: EventLine['args']): CarolingiView {
    const { table } = scene(key)
    return advance(table.shown as CarolingiView, { kind, args } as EventLine, table)!
  }

  it('solved problems return to the end of the strip', () => {
    const { scenario } = after('solve', 'solved', ['red', 'march', 'summer'])
    expect(scenario!.wheel[2]).not.toContain('march')
    expect(scenario!.problems.at(-1)).toBe('march')
  })

  it('honour stones come in, the oldest falls out', () => {
    const before = at('honour').position
    const view = after('honour', 'honoured', ['yellow', 'leudes'])
    expect(view.seats[2]!.leudes).toBe(before.seats[2]!.leudes - 1)
    expect(view.scenario!.favour.at(-1)).toBe(2)
    const later = after('honour', 'forgotten', ['red'])
    expect(later.scenario!.favour).toEqual(before.scenario!.favour.slice(1))
    expect(later.seats[0]!.leudes).toBe(before.seats[0]!.leudes + 1)
  })

  it('a problem leaves its card for the wheel, and the card its slot', () => {
    const { table } = scene('place')
    const before = table.shown as CarolingiView
    const strip = before.strips.find((other) => other.slots.some((slot) => slot?.problem))!
    const { card, problem } = strip.slots.find((slot) => slot?.problem)!
    const end = structuredClone(before)
    for (const other of end.strips)
      other.slots = other.slots.map((slot) => (slot?.card === card ? null : slot))
    expect(releasedFrom(before, end, problem!)).toBe(card)
    const moved = { ...table, position: end } as TableModel
    const held = advance(before, { kind: 'transferred', args: [card, 0, 0] }, moved)!
    expect(held.strips.flatMap((other) => other.slots).some((slot) => slot?.card === card)).toBe(true)
    const gone = advance(held, { kind: 'problem-on-wheel', args: [problem!, 'spring'] }, moved)!
    expect(gone.strips.flatMap((other) => other.slots).some((slot) => slot?.card === card)).toBe(false)
    expect(gone.scenario!.wheel[1]).toContain(problem)
  })

  it('blocked tiles lie face down; the next card takes the next problem', () => {
    expect(after('place', 'blocked', ['red', 'fight']).seats[0]!.turned).toContain('fight')
    const before = at('place').position
    const view = after('place', 'problem-on-card', ['nowhere', 'fight'])
    expect(view.scenario!.problems).toEqual(before.scenario!.problems.slice(1))
  })
})

describe('the end', () => {
  it('all lose together: no winner, but the points are shown', () => {
    const { table } = scene('end-problems-lost')
    const outcome = at('end-problems-lost').outcome!
    const words = endWords(table, outcome)
    expect(words.title).toBe('The realm has failed')
    expect(words.why).toContain('all lose together')
    expect(words.rule).toBe('814.5')
    const rows = endRows(table, outcome)
    expect(rows.some((row) => row.kind === 'sum')).toBe(true)
    expect(rows.at(-1)).toMatchObject({ label: 'Honour stones' })
    expect(rows.at(-1)!.cells.map((cell) => cell.value)).toEqual(['2', '0', '0'])
    expect(rows.at(-1)!.cells.every((cell) => !cell.strong)).toBe(true)
  })

  it('the emperor chooses a successor', () => {
    const { table } = scene('end-gangs')
    const outcome = at('end-gangs').outcome!
    const words = endWords(table, outcome)
    expect(words.title).toBe('Lothar is chosen as successor')
    expect(words.why).toContain('A gang was needed')
    expect(words.why).toContain('one honour stone')
    expect(endRows(table, outcome).at(-1)!.cells[1]).toMatchObject({ value: '1', strong: true })
    expect(endWords(table, { ...outcome, reason: 'problems' }).why).toContain('Skuld met too many problems')
    expect(endWords(table, { ...outcome, reason: 'coregent' }).title).toBe('Lothar becomes co-regent')
    expect(endWords(table, { ...outcome, reason: 'sundial' }).title).toBe('Lothar becomes co-regent')
    expect(endWords(table, { ...outcome, reason: 'gangs-lost' }).title).toBe('The realm has failed')
  })

  it('shows what weighed on the realm, in three languages', async () => {
    for (const language of ['de', 'fr', 'en'] as const) {
      await texts.use(language)
      const { table } = scene('end-problems-lost')
      const end = show(End, { table })
      expect(end.querySelectorAll('.seasons > li')).toHaveLength(4)
      expect(end.querySelectorAll('.problem')).toHaveLength(6)
      expect(end.textContent).not.toMatch(/⟦|\{|undefined/)
    }
  }, 30_000)
})
