import { describe, expect, it } from 'vitest'
import { fieldsOf, isPlanning } from '../../../src/games/wallenstein/plan/fields'
import { matRows } from '../../../src/games/wallenstein/plan/mats'
import {
  answersFor,
  clearAnswers,
  emptyOnly,
  ghostsOf,
  idleLands,
  moveAnswers,
  neighbour,
  nextEmpty,
  readAnswers,
  reckon,
  restless,
} from '../../../src/games/wallenstein/plan/reckon'
import { board, moment } from './planning.svelte'

const half = moment('half').position
const plan = half.own!.plan
const fields = fieldsOf(board, half)

describe('fields', () => {
  it('are the ten actions and the bid; the court has three more', () => {
    expect(fields).toHaveLength(11)
    expect(fields[0]).toBe('palace')
    expect(fields.at(-1)).toBe('bid')
    const court = moment('court')
    const asked = new Set(court.asked!.choices.map((choice) => choice.args[0]))
    expect(new Set(fieldsOf(board, court.position))).toEqual(asked)
  })

  it('are planned as long as no mat is shown', () => {
    for (const key of ['fresh', 'half', 'done', 'watching', 'court'] as const)
      expect(isPlanning(moment(key).position)).toBe(true)
    for (const key of ['place', 'acting', 'winter', 'court-acting'] as const)
      expect(isPlanning(moment(key).position)).toBe(false)
  })

  it('the next one is empty, and goes round', () => {
    expect(nextEmpty(fields, plan, 'armies_5')).toBe('battle_b')
    expect(nextEmpty(fields, plan, 'battle_b')).toBe('bid')
    expect(nextEmpty(fields, plan, 'bid')).toBe('tax')
    expect(nextEmpty(fields, {}, null)).toBe('palace')
    const full = Object.fromEntries(fields.map((field) => [field, 'x']))
    expect(nextEmpty(fields, full, 'tax')).toBeNull()
    expect(neighbour(fields, 'palace', -1)).toBe('bid')
    expect(neighbour(fields, null, 1)).toBe('palace')
  })
})

describe('from one plan to another', () => {
  it('two cards change places in three answers', () => {
    const { palace, church } = plan
    expect(moveAnswers(board, plan, 'palace', 'church')).toEqual([
      'clear palace',
      `lay church ${palace}`,
      `lay palace ${church}`,
    ])
  })

  it('a card goes to an empty field in two, and nowhere in none', () => {
    expect(moveAnswers(board, plan, 'palace', 'tax')).toEqual(['clear palace', `lay tax ${plan['palace']}`])
    expect(moveAnswers(board, plan, 'tax', 'palace')).toEqual([])
    expect(moveAnswers(board, plan, 'palace', 'palace')).toEqual([])
  })

  it('a row of three cards goes round', () => {
    const [a, b, c] = [plan['palace']!, plan['church']!, plan['grain']!]
    expect(answersFor(board, plan, { palace: b, church: c, grain: a })).toEqual([
      'clear church',
      `lay palace ${b}`,
      'clear grain',
      `lay church ${c}`,
      `lay grain ${a}`,
    ])
  })

  it('tower cards are several', () => {
    const towers = moment('court-half').position.own!.plan
    expect(towers).toMatchObject({ court_3: 'tower', court_2: 'tower' })
    expect(answersFor(board, towers, { palace: 'tower' })).toEqual(['lay palace tower'])
    const all = { ...towers, court_1: 'tower' }
    expect(answersFor(board, all, { palace: 'tower', court_3: 'tower' })).toEqual([
      'clear court_2',
      'lay palace tower',
    ])
  })

  it('everything is cleared in the order of the fields', () => {
    expect(clearAnswers(fields, plan)).toHaveLength(8)
    expect(clearAnswers(fields, plan)[0]).toBe('clear palace')
  })
})

describe('a suggestion', () => {
  const answers = ['lay palace holstein', 'lay tax baden', 'lay bid coin_2', 'done']

  it('is read from answers', () => {
    expect(readAnswers(answers)).toEqual({ palace: 'holstein', tax: 'baden', bid: 'coin_2' })
    expect(readAnswers(['lay tax baden', 'clear tax'])).toEqual({})
  })

  it('shows only what differs', () => {
    expect(plan['palace']).toBe('holstein')
    expect(ghostsOf(readAnswers(answers), plan)).toEqual({ tax: 'baden', bid: 'coin_2' })
  })

  it('for empty fields takes no card from another', () => {
    const suggested = { church: 'baden', tax: 'holstein', bid: 'coin_2' }
    expect(emptyOnly(suggested, plan, half.own!.hand)).toEqual({ bid: 'coin_2' })
  })
})

describe('what a plan comes to', () => {
  it('counts the costs of actions in lands against the money', () => {
    // palace 3, church 2, five armies 3, three armies 2; trading house and one army are blank
    expect(reckon(board, plan, half.seats[0]!.money)).toEqual({
      planned: 8,
      actions: 10,
      costs: 10,
      money: 15,
      bid: null,
      left: 5,
    })
    expect(reckon(board, { ...plan, bid: 'coin_4' }, 12)).toMatchObject({ bid: 4, left: -2 })
    expect(reckon(board, { ...plan, bid: 'baden' }, 12)).toMatchObject({ bid: 0, left: 2 })
  })

  it('names lands without an action once all actions have a card', () => {
    expect(idleLands(board, plan, half.own!.hand)).toEqual([])
    const full = { ...plan, tax: 'coin_2', battle_b: 'coin_3' }
    expect(idleLands(board, full, ['baden', 'coin_4'])).toEqual(['baden'])
  })

  it('names unrest where is collected', () => {
    const lands = half.lands.map((land) => (land.land === plan['grain'] ? { ...land, unrest: 2 } : land))
    expect(restless({ ...half, lands }, plan)).toEqual([{ land: plan['grain'], unrest: 2 }])
    expect(restless(half, plan)).toEqual([])
  })
})

describe('mats', () => {
  const { position, seat } = moment('acting')
  const rows = matRows(board, position, seat)

  it('stand in the order of the actions, what is hidden last', () => {
    expect(rows[0]!.field).toBe('bid')
    expect(rows.slice(1, 1 + position.actions.length).map((row) => row.field)).toEqual(position.actions)
    expect(new Set(rows.map((row) => row.field))).toEqual(new Set(fields))
    expect(rows.filter((row) => row.now).map((row) => row.field)).toEqual([
      position.actions[position.action!],
    ])
    expect(rows.filter((row) => row.done)).toHaveLength(position.action!)
  })

  it('show my own hidden cards to me alone', () => {
    const states = (viewer: number | null) =>
      matRows(board, position, viewer).flatMap((row) => row.cells.map((cell) => cell.state))
    expect(states(seat)).toContain('own')
    expect(states(null)).not.toContain('own')
    for (const row of rows)
      for (const cell of row.cells) expect(cell.card === null).toBe(!['shown', 'own'].includes(cell.state))
  })
})
