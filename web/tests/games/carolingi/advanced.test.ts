/** The advanced game, Anarchy & Rebellion and the sand timer at the table: moments of real games with three players. */
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { carolingi } from '../../../src/games/carolingi'
import { advance } from '../../../src/games/carolingi/advance'
import Disorder from '../../../src/games/carolingi/advanced/Disorder.svelte'
import Settling from '../../../src/games/carolingi/advanced/Settling.svelte'
import { drawnNow, inSetUp, settleAt } from '../../../src/games/carolingi/advanced/settling'
import { landSentence, landWords } from '../../../src/games/carolingi/describe'
import Drawer from '../../../src/games/carolingi/drawer/Drawer.svelte'
import Left from '../../../src/games/carolingi/Left.svelte'
import { lightsOf } from '../../../src/games/carolingi/lights'
import ScoreTab from '../../../src/games/carolingi/tabs/ScoreTab.svelte'
import type { CarolingiView } from '../../../src/games/carolingi/view'
import { texts } from '../../../src/lib/texts.svelte'
import type { TableModel } from '../../../src/table/contract'
import type { EventLine, GameInfo } from '../../../src/wire'
import fixture from '../../fixtures/advanced_table.json'
import { game } from '../../fixtures/scenario_table.json'
import { show } from '../../ui/harness'
import { sceneOf, type Moment, type Scene } from './table'

type Key = keyof typeof fixture.moments

function at(key: Key): Moment {
  return structuredClone(fixture.moments[key]) as unknown as Moment
}

function scene(key: Key, more: Partial<TableModel> = {}): Scene {
  return sceneOf(at(key), game as unknown as GameInfo, more)
}

function names(table: TableModel, verb: string): string[] {
  return table.asked!.choices.filter((choice) => choice.verb === verb).map((choice) => choice.args[0]!)
}

beforeAll(() => texts.use('en'))

describe('a drawn follower', () => {
  it('may settle, be kept, join others or lie on a card: all of it is lit', () => {
    const { table } = scene('settle')
    const land = String(table.asked!.facts['land'])
    const lights = lightsOf(table)
    expect(lights.lands).toEqual(new Set([land, ...names(table, 'reinforce')]))
    expect(lights.cards).toEqual(new Set(names(table, 'attach')))
    expect(drawnNow(table.log)).toEqual({ land, colour: 'red' })
    expect(carolingi.question?.(table)).toContain(table.speaker.name('land', land))
    expect(carolingi.promptNote?.(table)).toContain('in the bag')
    expect(carolingi.promptIcon(table)).toEqual({ icon: 'carolingi-follower', colour: 'red' })
    const words = landWords(
      table,
      table.shown.lands.find((one: { land: string }) => one.land === land),
    )
    expect(landSentence(words)).toContain('Your follower can settle here.')
  })

  it('goes where the click is: on the land of the card, to followers, onto a card', () => {
    const { table, sent, tried } = scene('settle')
    settleAt(table, { land: String(table.asked!.facts['land']), card: false })
    const [other] = names(table, 'reinforce')
    const [card] = names(table, 'attach')
    settleAt(table, { land: other!, card: false })
    settleAt(table, { land: card!, card: true })
    expect(sent).toEqual(['settle', `reinforce ${other}`, `attach ${card}`])
    const nowhere = table.shown.lands.find(
      (one: { land: string }) => !lightsOf(table).lands.has(one.land) && !lightsOf(table).cards.has(one.land),
    ).land
    settleAt(table, { land: nowhere, card: false })
    expect(tried).toEqual([`reinforce ${nowhere}`])
  })

  it('has four ways with letters; the one that is closed says why', () => {
    const { table, sent, tried } = scene('near')
    const buttons = show(Settling, { table }).querySelectorAll<HTMLButtonElement>('.choice')
    expect(buttons).toHaveLength(4)
    expect(carolingi.letters?.(table)).toMatchObject({ settle: 'a', attach: 'd' })
    expect(buttons[0]!.getAttribute('aria-disabled')).toBe('true')
    expect(buttons[0]!.textContent).toContain('you stand next to it')
    buttons[0]!.click()
    expect(tried).toEqual(['settle'])
    buttons[1]!.click()
    expect(sent).toEqual(['retain'])
    expect(carolingi.plainLabel?.('retain', table)).toBe('')
  })

  it('lights only the cards once that way is chosen', () => {
    const { table } = scene('settle')
    table.chooser.pickVerb('attach')
    expect(lightsOf(table).lands.size).toBe(0)
    expect(lightsOf(table).cards.size).toBe(names(table, 'attach').length)
    expect(carolingi.hidesDock?.(table)).toBe(false)
  })

  it('comes alone when no card is left', () => {
    const { table } = scene('late')
    expect(drawnNow(table.log)?.land).toBeNull()
    expect(show(Settling, { table }).querySelectorAll('.choice')).toHaveLength(3)
    expect(carolingi.question?.(table)).toContain('No card is left')
  })
})

describe('the set-up', () => {
  it('stands in the left column until the first season begins', () => {
    const { table } = scene('settle')
    expect(inSetUp(table.shown, table.log)).toBe(true)
    const left = show(Left, { table })
    expect(left.textContent).toContain('Set-up')
    expect(left.textContent).toContain('Your follower: you decide.')
    expect(carolingi.chapter(table).text).toBe('Set-up')
    const begun = [...table.log, { kind: 'season', args: [830, 'winter'] }]
    expect(inSetUp(table.shown, begun)).toBe(false)
    expect(inSetUp(scene('sand').table.shown, [])).toBe(false)
  })

  it('is drawn event by event', () => {
    const { table } = scene('near')
    const before = table.shown as CarolingiView
    const [card] = before.archivium
    const seat = before.seats[1]!
    const step = (view: CarolingiView, kind: string, ...args: EventLine['args']): CarolingiView =>
      advance(view, { kind, args }, table)!
    let view = step(before, 'card-and-follower', card!, seat.seat)
    expect(view.archivium).not.toContain(card)
    expect(view.seats[1]).toMatchObject({ settlers: seat.settlers - 1, missi: seat.missi + 1 })
    view = step(view, 'settled', seat.seat, card!)
    const here = (one: CarolingiView) => one.lands.find((land) => land.land === card)!
    expect(here(view).followers[1]).toBe(here(before).followers[1]! + 1)
    expect(view.seats[1]!.missi).toBe(seat.missi)
    view = step(view, 'unrest', card!)
    expect(here(view).gangs).toBe(here(before).gangs + 1)
    expect(step(view, 'forest', card!).lands.find((land) => land.land === card)!.forest).toBe(true)
    view = step(view, 'second-pass')
    expect(view.seats.map((one) => [one.settlers, one.reserve])).toEqual(
      before.seats.map((one) => [one.reserve, 0]),
    )
  })
})

describe('a homeland', () => {
  it('is offered, and tells its consequences before it is confirmed', () => {
    const { table } = scene('claim')
    expect(carolingi.confirm?.has('claim')).toBe(true)
    expect(carolingi.verbFace?.('claim', table)).toMatchObject({ icon: 'carolingi-palace' })
    table.chooser.pickVerb('claim')
    expect(carolingi.promptNote?.(table)).toContain('3 missi')
    const [land] = names(table, 'claim')
    table.chooser.pick({ domain: 'land', name: land! })
    expect(carolingi.question?.(table)).toContain(table.speaker.name('land', land!))
    expect(carolingi.promptNote?.(table)).toMatch(/costs 3 missi; its 2 markers go.*card/)
    expect(carolingi.answerLabel?.(table)).toBe('Claim')
    expect(show(ScoreTab, { table }).textContent).toContain('Palace')
  })

  it('is left by gangs to the neighbours that are lit', () => {
    const { table, sent } = scene('drive')
    const lights = lightsOf(table)
    expect(lights.lands).toEqual(new Set(names(table, 'drive')))
    expect([...lights.chosenLands]).toEqual([table.asked!.facts['land']])
    const [first] = names(table, 'drive')
    table.chooser.pick({ domain: 'land', name: first! })
    expect(sent).toEqual([`drive ${first}`])
  })

  it('is drawn event by event', () => {
    const { table } = scene('drive')
    const before = table.shown as CarolingiView
    const land = String(table.asked!.facts['land'])
    const to = names(table, 'drive')[0]!
    const after = advance(before, { kind: 'driven-out', args: [land, to] }, table)!
    const gangs = (view: CarolingiView, id: string) => view.lands.find((one) => one.land === id)!.gangs
    expect(gangs(after, land)).toBe(gangs(before, land) - 1)
    expect(gangs(after, to)).toBe(gangs(before, to) + 1)
  })
})

describe('anarchy and rebellion', () => {
  it('say where they are and what they would strike, and show it on the map', () => {
    const { table } = scene('claim')
    const shown = show(Disorder, { table })
    const buttons = shown.querySelectorAll<HTMLButtonElement>('button')
    expect(buttons).toHaveLength(2)
    const [anarchy] = (table.shown as CarolingiView).disorder
    expect(anarchy!.card).toBe('anarchy')
    for (const land of anarchy!.lands)
      expect(buttons[0]!.getAttribute('aria-label')).toContain(table.speaker.name('land', land))
    buttons[0]!.dispatchEvent(new Event('pointerenter'))
    expect(table.hover).toEqual({ domain: 'card', name: 'anarchy' })
    expect(show(Disorder, { table: scene('sand').table }).textContent).toBe('')
  })
})

describe('the sand timer', () => {
  it('lets a single tile lie, and the pair be completed', () => {
    const { table, sent } = scene('sand', { update: { doing: 'place', sand: 42 } as never })
    expect(carolingi.question?.(table)).toContain('The sand runs')
    expect(carolingi.hidesVerbs?.(table)).toBe(true)
    const drawer = show(Drawer, { table })
    drawer.querySelector<HTMLButtonElement>('.rack button.lit')!.click()
    flushSync()
    const only = [...drawer.querySelectorAll<HTMLButtonElement>('button')].find((button) =>
      button.textContent?.includes('for now'),
    )
    only!.click()
    const [tile] = (table.shown as CarolingiView).own!.rack
    expect(sent).toEqual([`lay ${tile}`])
  })

  it('shows the tile that lies there already', () => {
    const moment = at('sand')
    const own = moment.position.own!
    const [tile] = own.rack.splice(0, 1)
    own.placed = [tile!]
    const { table, sent } = sceneOf(moment, game as unknown as GameInfo)
    const drawer = show(Drawer, { table })
    flushSync()
    expect(drawer.textContent).toContain('lies there and counts')
    expect(drawer.querySelectorAll('.drop')).toHaveLength(1)
    drawer.querySelector<HTMLButtonElement>('.rack button.lit')!.click()
    flushSync()
    table.chooser.answer()
    expect(sent[0]).toMatch(new RegExp(`^place .*${tile}`))
  })
})

describe('all languages', () => {
  it('say everything', async () => {
    for (const language of ['de', 'fr', 'en'] as const) {
      await texts.use(language)
      for (const key of Object.keys(fixture.moments) as Key[]) {
        const { table } = scene(key)
        const said = [
          show(Left, { table }).textContent,
          show(Settling, { table }).textContent,
          carolingi.question?.(table),
          carolingi.promptNote?.(table),
        ].join(' ')
        expect(said).not.toContain('⟦')
      }
    }
  }, 30_000)
})
