import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/lib/api'
import { texts } from '../../../src/lib/texts.svelte'
import Drawer from '../../../src/games/wallenstein/Drawer.svelte'
import Score from '../../../src/games/wallenstein/Score.svelte'
import Strip from '../../../src/games/wallenstein/Strip.svelte'
import {
  answerLabel,
  numbered,
  plainLabel,
  plannerOf,
  promptNote,
  question,
  wantsDrawer,
  wantsStrip,
} from '../../../src/games/wallenstein/plan'
import PlanTab from '../../../src/games/wallenstein/plan/PlanTab.svelte'
import { notices } from '../../../src/ui/notices.svelte'
import { click, find, press, settle, show } from '../../ui/harness'
import { moment, sceneAt } from './planning.svelte'

beforeAll(() => texts.use('en'))
afterEach(() => vi.restoreAllMocks())

const field = (root: ParentNode, name: string): HTMLElement => find(root, `[data-drop="field:${name}"]`)
const pick = (root: ParentNode, name: string): HTMLElement => find(field(root, name), '.pick')
const chosen = (root: ParentNode): string[] =>
  [...root.querySelectorAll('.field.chosen')].map((one) => one.getAttribute('data-field')!)
const card = (root: ParentNode, name: string): HTMLElement | null =>
  root.querySelector(`[data-drop="hand"] [data-card="${name}"]`)
const take = (root: ParentNode, name: string): void => click(card(root, name)!)

describe('the plan', () => {
  it('begins with the first field, and goes on to the next empty one with every card', () => {
    const { table, sent } = sceneAt('fresh')
    const column = show(Score, { table })
    expect(chosen(column)).toEqual(['palace'])
    take(column, 'holstein')
    expect(sent).toEqual(['lay palace holstein'])
    expect(chosen(column)).toEqual(['church'])
    expect(question(table)).toBe('Where do you build a church?')
    expect(field(column, 'palace').textContent).toContain('Holstein')
    expect(card(column, 'holstein')).toBeNull()
  })

  it('asks for the field that is left in the middle, as the picture shows', () => {
    const { table } = sceneAt('half')
    const column = show(Score, { table })
    expect(chosen(column)).toEqual(['tax'])
    expect(question(table)).toBe('Where do you collect taxes?')
    expect(promptNote(table)).toBe('8 of 10 actions planned · costs so far 10 of 15 thalers')
    expect(column.textContent).toContain('After this plan 5 thalers are left')
  })

  it('takes the bid up where its tiles are clicked', () => {
    const { table } = sceneAt('fresh')
    const column = show(Score, { table })
    click(find(field(column, 'bid'), 'li:last-child'))
    expect(chosen(column)).toEqual(['bid'])
  })

  it('takes a field first, or a card first', () => {
    const { table, sent } = sceneAt('fresh')
    const column = show(Score, { table })
    click(pick(column, 'tax'))
    take(column, 'baden')
    expect(sent).toEqual(['lay tax baden'])
    click(pick(column, chosen(column)[0]!))
    expect(chosen(column)).toEqual([])
    take(column, 'anhalt')
    expect(question(table)).toBe('On which field do you lay Anhalt?')
    click(pick(column, 'grain'))
    expect(sent).toEqual(['lay tax baden', 'lay grain anhalt'])
  })

  it('a land on the map is its card', () => {
    const { table, sent } = sceneAt('half')
    show(Score, { table })
    table.chooser.pick({ domain: 'card', name: 'baden' })
    flushSync()
    expect(sent).toEqual(['lay tax baden'])
  })

  it('rims the lands for an action, the coins for the bid', () => {
    const { table } = sceneAt('half')
    const column = show(Score, { table })
    const rimmed = (): number => column.querySelectorAll('[data-drop="hand"] .wanted').length
    const hand = moment('half').position.own!.hand
    const coins = hand.filter((name) => name.startsWith('coin')).length
    expect(rimmed()).toBe(hand.length - coins)
    click(pick(column, 'bid'))
    expect(rimmed()).toBe(coins)
  })

  it('a cross takes a card back, and its field is planned anew', () => {
    const { table, sent } = sceneAt('half')
    const column = show(Score, { table })
    click(find(field(column, 'church'), '.take'))
    expect(sent).toEqual(['clear church'])
    expect(chosen(column)).toEqual(['church'])
  })

  it('cards change places in three answers, one after the other', () => {
    const { table, sent, plan } = sceneAt('half')
    show(Score, { table })
    const { palace, church } = plan
    plannerOf(table).move('palace', 'church')
    flushSync()
    expect(sent).toEqual(['clear palace', `lay church ${palace}`, `lay palace ${church}`])
  })

  it('stops a row of answers with a notice when one is refused', () => {
    const { table, sent } = sceneAt('half', { refuses: (notation) => notation.startsWith('lay church') })
    const say = vi.spyOn(notices, 'say')
    show(Score, { table })
    plannerOf(table).move('palace', 'church')
    flushSync()
    expect(sent).toHaveLength(2)
    expect(say).toHaveBeenCalledOnce()
    expect(say.mock.calls[0]![0]).toContain('Holstein')
  })

  it('is cleared as a whole', () => {
    const scene = sceneAt('half')
    const column = show(Score, { table: scene.table })
    click([...column.querySelectorAll('button')].find((one) => one.textContent!.includes('Clear'))!)
    expect(scene.sent).toHaveLength(8)
    expect(scene.plan).toEqual({})
    expect(chosen(column)).toEqual(['palace'])
  })

  it('says why it cannot be handed in yet, and hands in what is complete', () => {
    const { table, sent, tried } = sceneAt('half')
    const column = show(Score, { table })
    const button = (): Element =>
      [...column.querySelectorAll('button')].find((one) => one.textContent!.includes('Hand in'))!
    expect(button().getAttribute('aria-disabled')).toBe('true')
    click(button())
    expect(tried).toEqual(['done'])
    for (const name of ['baden', 'wuerttemberg', 'coin_2']) take(column, name)
    expect(chosen(column)).toEqual([])
    expect(question(table)).toBe('Your plan is complete')
    click(button())
    expect(sent.at(-1)).toBe('done')
    expect(question(table)).toBe('Your plan is handed in')
  })

  it('can be changed until the last has finished', () => {
    const { table, sent } = sceneAt('done')
    const column = show(Score, { table })
    expect(promptNote(table)).toContain('2 others are still planning')
    click(pick(column, 'palace'))
    expect(chosen(column)).toEqual([])
    expect(column.querySelector('.take')).toBeNull()
    click([...column.querySelectorAll('button')].find((one) => one.textContent!.includes('Change'))!)
    click(find(field(column, 'palace'), '.take'))
    expect(sent).toEqual(['clear palace'])
    expect(chosen(column)).toEqual(['palace'])
  })

  it('is made with the keyboard alone', () => {
    const { table, sent } = sceneAt('fresh')
    const column = show(Score, { table })
    expect(numbered(table)![0]).toEqual({ domain: 'card', name: 'holstein' })
    press(document.body, 'ArrowDown')
    expect(chosen(column)).toEqual(['trading_house'])
    press(document.body, 'ArrowLeft')
    expect(chosen(column)).toEqual(['church'])
    table.chooser.pick(numbered(table)![8]!)
    flushSync()
    expect(sent).toEqual(['lay church coin_0'])
    press(document.body, 'Backspace')
    expect(sent.at(-1)).toBe('clear church')
    table.chooser.drop()
    flushSync()
    expect(numbered(table)![4]).toEqual({ domain: 'field', name: 'tax' })
  })
})

describe('a suggestion', () => {
  const suggest = (answers: string[]) =>
    vi.spyOn(api, 'suggest').mockResolvedValue({ answers } as Awaited<ReturnType<typeof api.suggest>>)
  const ask = async (column: Element): Promise<void> => {
    click([...column.querySelectorAll('button')].find((one) => one.textContent!.includes('Suggest'))!)
    await settle()
  }
  const button = (column: Element, word: string): Element =>
    [...column.querySelectorAll('button')].find((one) => one.textContent!.trim() === word)!

  it('lies on the fields as ghosts; one of them is taken by a click', async () => {
    suggest(['lay palace baden', 'lay tax wuerttemberg', 'lay bid coin_3', 'done'])
    const { table, sent } = sceneAt('half')
    const column = show(Score, { table })
    await ask(column)
    expect(column.querySelectorAll('.ghost')).toHaveLength(3)
    click(find(field(column, 'tax'), '.accept'))
    expect(sent).toEqual(['lay tax wuerttemberg'])
    expect(column.querySelectorAll('.ghost')).toHaveLength(2)
  })

  it('is accepted as a whole, for empty fields, or not at all', async () => {
    suggest(['lay palace mecklenburg', 'lay church holstein', 'lay tax wuerttemberg', 'lay bid coin_3'])
    for (const [word, count, palace] of [
      ['Accept', 5, 'mecklenburg'],
      ['Only empty fields', 2, 'holstein'],
      ['Discard', 0, 'holstein'],
    ] as const) {
      const scene = sceneAt('half')
      const column = show(Score, { table: scene.table })
      await ask(column)
      click(button(column, word))
      expect(scene.sent, word).toHaveLength(count)
      expect(scene.plan['palace'], word).toBe(palace)
      expect(column.querySelectorAll('.ghost')).toHaveLength(0)
    }
  })

  it('is forgotten with the season', async () => {
    suggest(['lay tax wuerttemberg'])
    const { table } = sceneAt('half')
    const planner = plannerOf(table)
    const detach = planner.attach()
    await planner.suggest()
    expect(planner.suggesting).toBe(true)
    detach()
    expect(planner.suggesting).toBe(false)
  })

  it('that fails is told', async () => {
    vi.spyOn(api, 'suggest').mockRejectedValue(new Error('gone'))
    const say = vi.spyOn(notices, 'say')
    const { table } = sceneAt('half')
    await ask(show(Score, { table }))
    expect(say).toHaveBeenCalledWith(expect.any(String), 'error')
  })
})

describe('on the phone', () => {
  it('the strip shows the fields, the sheet the hand', () => {
    const { table, sent } = sceneAt('half', { compact: true })
    expect(wantsStrip(table)).toBe(true)
    expect(wantsDrawer(table)).toBe(true)
    const strip = show(Strip, { table })
    const sheet = show(Drawer, { table })
    expect(strip.querySelectorAll('button')).toHaveLength(11)
    expect(strip.querySelectorAll('.filled')).toHaveLength(6)
    expect(strip.querySelectorAll('.blank')).toHaveLength(2)
    expect(promptNote(table)).toBe('Action 5 of 10 · tap a card or a land')
    const deed = (word: string): Element =>
      [...sheet.querySelectorAll('button')].find((one) => one.textContent!.trim() === word)!
    expect(deed('Grain')).toBeTruthy()
    click(deed('Next'))
    expect(plannerOf(table).field).toBe('armies_5')
    click(find(strip, '[data-field="tax"] button'))
    click(deed('Skip'))
    expect(sent).toEqual(['lay tax coin_2'])
    expect(plannerOf(table).field).toBe('battle_b')
  })

  it('has no second set of buttons', () => {
    const { table } = sceneAt('half', { compact: true })
    expect(answerLabel(table)).toBe('')
    expect(plainLabel('done', table)).toBe('')
    const later = sceneAt('acting').table
    expect(answerLabel(later)).toBeNull()
    expect(plainLabel('done', later)).toBeNull()
    expect(wantsStrip(later)).toBe(false)
  })
})

describe('the right column', () => {
  it('shows the mats once all have planned', () => {
    const { table } = sceneAt('acting')
    const column = show(Score, { table })
    expect(column.querySelectorAll('tbody tr')).toHaveLength(11)
    expect(column.querySelectorAll('thead th')).toHaveLength(5)
    expect(find(column, 'tr.now').getAttribute('data-row')).toBe(
      moment('acting').position.actions[moment('acting').position.action!],
    )
  })

  it('tells a spectator only who has finished', () => {
    const { table } = sceneAt('watching')
    const column = show(Score, { table })
    expect(column.querySelector('.field')).toBeNull()
    expect(column.textContent).toContain('is planning')
  })

  it('says everything in all three languages', async () => {
    for (const language of ['de', 'fr', 'en'] as const) {
      await texts.use(language)
      for (const key of ['half', 'done', 'court-half', 'acting', 'court-acting', 'watching'] as const) {
        const { table } = sceneAt(key)
        expect(show(Score, { table }).innerHTML, `${language} ${key}`).not.toContain('⟦')
      }
      const { table } = sceneAt('court-half', { compact: true })
      show(Strip, { table })
      const planner = plannerOf(table)
      for (const name of planner.fields) {
        if (planner.field !== name) planner.chooseField(name)
        expect(planner.field).toBe(name)
        expect(`${question(table)} ${promptNote(table)}`, name).not.toContain('⟦')
        expect(show(Drawer, { table }).innerHTML).not.toContain('⟦')
      }
      expect(show(PlanTab, { table }).innerHTML).not.toContain('⟦')
    }
  }, 60_000)

  it('shows what winter and majorities bring', () => {
    const { table } = sceneAt('winter')
    expect(show(Score, { table }).querySelectorAll('section').length).toBeGreaterThan(0)
  })
})
