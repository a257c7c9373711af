import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { wallenstein } from '../../../src/games/wallenstein'
import Court from '../../../src/games/wallenstein/court/Court.svelte'
import { favoursOf } from '../../../src/games/wallenstein/court/favours'
import { bids } from '../../../src/games/wallenstein/dock/bids'
import Left from '../../../src/games/wallenstein/Left.svelte'
import PromptExtra from '../../../src/games/wallenstein/PromptExtra.svelte'
import SeatLine from '../../../src/games/wallenstein/SeatLine.svelte'
import { bySize } from '../../../src/games/wallenstein/start/groups'
import StartPanel from '../../../src/games/wallenstein/start/StartPanel.svelte'
import type { View } from '../../../src/games/wallenstein/view'
import { texts } from '../../../src/lib/texts.svelte'
import type { EventLine } from '../../../src/wire'
import { click, find, show } from '../../ui/harness'
import { KINDS, sceneOf, type Kind } from './asked'

beforeAll(() => texts.use('en'))

const buttons = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('.choice')]
const open = (root: ParentNode) => buttons(root).filter((one) => one.getAttribute('aria-disabled') === null)

describe('every question', () => {
  it.each(KINDS)('%s is asked in a sentence, with an icon', (kind) => {
    const { table } = sceneOf(kind)
    expect(wallenstein.question?.(table)).toMatch(/^[A-Z].*\?$/)
    expect(`${wallenstein.question?.(table)}${wallenstein.promptNote?.(table)}`).not.toContain('⟦')
    expect(wallenstein.promptIcon(table).icon).toMatch(/^wallenstein-/)
  })

  it.each(KINDS)('%s is told of others too', (kind) => {
    const key = `play-doing-wallenstein-${kind}`
    expect(texts.has(key)).toBe(true)
    expect(texts.say(key, { seats: 'Tilly', count: 1 })).toContain('Tilly')
  })
})

describe('large choices', () => {
  const CASES: [Kind, number][] = [
    ['place', 5],
    ['bonus', 4],
    ['revolt', 2],
    ['start-land', 4],
  ]
  it.each(CASES)('of %s are all there', (kind, least) => {
    const { table } = sceneOf(kind)
    expect(buttons(show(PromptExtra, { table })).length).toBeGreaterThanOrEqual(least)
  })

  it.each(['place', 'bonus', 'favour', 'revolt', 'place-group'] as const)(
    'of %s wait for the button, and are the answer then',
    (kind) => {
      const { table, chooser, sent } = sceneOf(kind)
      const root = show(PromptExtra, { table })
      click(find(root, '.choice:not([aria-disabled])'))
      expect(sent).toEqual([])
      expect(chooser.complete).not.toBeNull()
      expect(open(root).some((one) => one.classList.contains('chosen'))).toBe(true)
      chooser.answer()
      expect(table.asked?.choices.map((choice) => choice.notation)).toContain(sent[0])
    },
  )

  it('of places are the tiles of the left column too', () => {
    const { table, chooser, sent } = sceneOf('place')
    const tiles = [...show(Left, { table }).querySelectorAll<HTMLElement>('[data-at^="place:"] button')]
    const free = table.asked!.choices.map((choice) => choice.args[0])
    expect(tiles).toHaveLength(free.length)
    click(tiles[0]!)
    expect(chooser.complete?.args).toEqual([free[0]])
    expect(tiles[0]?.getAttribute('aria-pressed')).toBe('true')
    expect(sent).toEqual([])
    expect(
      show(Left, { table: sceneOf('march').table }).querySelector('[data-at^="place:"] button'),
    ).toBeNull()
  })

  it('of start lands are taken at once, for that can be undone', () => {
    const { table, sent } = sceneOf('start-land')
    const [card] = buttons(show(PromptExtra, { table }))
    click(card!)
    expect(sent).toEqual([`take ${(table.shown as View).start?.open[0]}`])
  })

  it('that are closed say why', () => {
    const { table, tried } = sceneOf('place')
    const root = show(PromptExtra, { table })
    click(find(root, '.choice[aria-disabled=true]'))
    expect(tried).toHaveLength(1)
    const start = sceneOf('start-land')
    const cards = show(PromptExtra, { table: start.table })
    const exchange = buttons(cards).at(-1)!
    click(exchange)
    const can = start.table.asked?.choices.some((choice) => choice.verb === 'exchange')
    expect(can ? start.sent : start.tried).toEqual(['exchange'])
  })
})

describe('marching', () => {
  it('asks for the land, then for the number, and says what stays and who is met', () => {
    const { table, chooser, sent } = sceneOf('march')
    const to = table.asked?.choices.find((choice) => choice.args.length > 0)?.args[0] ?? ''
    const there = Number(table.asked?.facts['count'])
    chooser.pick({ domain: 'land', name: to })
    flushSync()
    expect(wallenstein.question?.(table)).toContain(table.speaker.name('land', to))
    expect(wallenstein.dockTitle?.(table)).toContain('→')
    expect(chooser.count?.max).toBe(there - 1)
    expect(wallenstein.countNotes?.(table, there - 1).stays).toBe('one stays')
    expect(wallenstein.countNotes?.(table, 1).costs).toContain(table.speaker.name('land', to))
    chooser.answer()
    expect(sent).toEqual([`march ${to} ${there - 1}`])
  })

  it('can be left', () => {
    expect(wallenstein.plainLabel?.('done', sceneOf('march').table)).toBe('Stay')
    expect(wallenstein.plainLabel?.('done', sceneOf('favour').table)).toBe('No favour')
  })
})

describe('the court', () => {
  it('shows open favours with their prices, and who has taken one', () => {
    const { table } = sceneOf('favour')
    const root = show(Court, { table })
    const view = table.shown as View
    expect(root.querySelectorAll('.favours li')).toHaveLength(view.favours.length)
    expect(root.querySelectorAll('tbody tr')).toHaveLength(view.seats.length)
    const taken = { ...view, favours: view.favours.map((one) => ({ ...one, favour: '', taken: true })) }
    const log: EventLine[] = taken.favours.map(({ cost }) => ({
      kind: 'favour-taken',
      args: ['blue', 'favour_9', cost],
    }))
    expect(favoursOf(taken, log).map(({ favour, taker }) => [favour, taker])).toEqual(
      taken.favours.map(() => ['favour_9', 'blue']),
    )
  })
})

describe('counts of a leader', () => {
  it('are told to readers, with courtiers and the place', () => {
    const { table } = sceneOf('march')
    const root = show(SeatLine, { table, seat: 0 })
    const leader = (table.shown as View).seats[0]!
    const label = (icon: string) => root.querySelector(`[data-at="${icon}:0"]`)?.textContent?.trim()
    expect(label('money')).toBe(String(leader.money))
    expect(label('supply')).toBe(String(leader.supply))
    expect(label('hall')).toBe(String(leader.hall + leader.audience))
    expect(root.querySelector('.place')?.textContent).toContain(String(leader.place))
  })

  it('of army groups stand in the panel of the start', () => {
    expect(bySize([5, 4, 4, 2])).toEqual([
      { size: 5, count: 1 },
      { size: 4, count: 2 },
      { size: 2, count: 1 },
    ])
    const { table } = sceneOf('start-land')
    expect(show(StartPanel, { table }).querySelectorAll('tbody tr')).toHaveLength(3)
  })
})

describe('when and what', () => {
  it('names the season, the action, the winter', () => {
    const { table } = sceneOf('march')
    const view = table.shown as View
    expect(wallenstein.chapter(table).text).toMatch(/^(Spring|Summer|Autumn), year \d$/)
    expect(wallenstein.subtitle(table)).toContain(`Action ${String((view.action ?? 0) + 1)}:`)
    expect(wallenstein.chapter(sceneOf('start-land').table).text).toBe('Start lands')
    expect(wallenstein.heading?.({ kind: 'season', args: [2, 'autumn'] }, table)).toBe('Autumn, year 2')
    expect(wallenstein.heading?.({ kind: 'winter', args: ['tax_max_5', 3] }, table)).toContain('3 grain')
    expect(wallenstein.keyFacts(table).map((fact) => fact.text)).toEqual([
      String(view.seats[table.seat ?? 0]?.money),
      String(view.seats[table.seat ?? 0]?.grain),
    ])
  })

  it('lists the bids in the order of choosing', () => {
    const { table } = sceneOf('place')
    const view = table.shown as View
    expect(bids(view, table).map(({ seat }) => seat)).toEqual(view.choosing)
  })
})
