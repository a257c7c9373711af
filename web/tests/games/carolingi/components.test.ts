import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import BoardList from '../../../src/games/carolingi/BoardList.svelte'
import CardsList from '../../../src/games/carolingi/CardsList.svelte'
import Conditions from '../../../src/games/carolingi/Conditions.svelte'
import Dock from '../../../src/games/carolingi/dock/Dock.svelte'
import Drawer from '../../../src/games/carolingi/drawer/Drawer.svelte'
import Left from '../../../src/games/carolingi/Left.svelte'
import SeatLine from '../../../src/games/carolingi/SeatLine.svelte'
import CourtTab from '../../../src/games/carolingi/tabs/CourtTab.svelte'
import ScoreTab from '../../../src/games/carolingi/tabs/ScoreTab.svelte'
import { texts } from '../../../src/lib/texts.svelte'
import { show } from '../../ui/harness'
import { moment, tableAt } from './table'

beforeAll(() => texts.use('de'))

describe('the drawer', () => {
  it('lays two tiles by clicks, and takes one back by a click on its slot', () => {
    const { table, sent } = tableAt('place')
    const drawer = show(Drawer, { table })
    const tiles = drawer.querySelectorAll<HTMLButtonElement>('.rack button')
    const own = moment('place').position.own!
    expect(tiles.length).toBeGreaterThanOrEqual(own.rack.length)
    const lit = [...tiles].filter((tile) => tile.classList.contains('lit'))
    lit[0]!.click()
    flushSync()
    expect(drawer.querySelectorAll('.drop')).toHaveLength(1)
    drawer.querySelector<HTMLButtonElement>('.slot button')!.click()
    flushSync()
    expect(drawer.querySelectorAll('.drop')).toHaveLength(2)
    lit[0]!.click()
    lit[1]!.click()
    flushSync()
    table.chooser.answer()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^place /)
  })

  it('tells who is still choosing', () => {
    const { table } = tableAt('place', { awaiting: [0, 1] })
    expect(show(Drawer, { table }).textContent).toContain('wählt')
  })

  it('asks why for a tile that lies on a season', () => {
    const { table, tried } = tableAt('place')
    const drawer = show(Drawer, { table })
    const used = [...drawer.querySelectorAll<HTMLButtonElement>('.rack button')].find((tile) =>
      tile.getAttribute('aria-disabled'),
    )
    used?.click()
    expect(tried.length).toBe(used ? 1 : 0)
  })
})

describe('docks', () => {
  it('equips missi step by step', () => {
    const { table, sent } = tableAt('missi')
    const dock = show(Dock, { table })
    const steps = dock.querySelectorAll<HTMLButtonElement>('.step')
    expect(steps).toHaveLength(2)
    for (const [i, verb] of ['call 1', 'equip 1'].entries()) {
      if (table.asked!.choices.some((choice) => choice.notation === verb)) {
        steps[i]!.click()
        flushSync()
        expect(sent).toContain(verb)
      }
    }
  })

  it('lets a follower starve by a click on it', () => {
    const { table, sent } = tableAt('starve')
    const dock = show(Dock, { table })
    dock.querySelector<HTMLButtonElement>('button')!.click()
    flushSync()
    expect(sent[0]).toMatch(/^starve /)
  })
})

describe('lists', () => {
  it('the board is a list of lands by region, with neighbours to go to', async () => {
    const { table, sent } = tableAt('fight')
    const list = show(BoardList, { table, open: true, onclose: () => {} })
    await new Promise((resolve) => setTimeout(resolve, 160))
    flushSync()
    expect(list.querySelectorAll('section')).toHaveLength(8)
    expect(list.querySelectorAll('[data-item]')).toHaveLength(36)
    const lit = list.querySelectorAll<HTMLElement>('li.lit [data-item]')
    expect(lit.length).toBe(table.asked!.choices.filter((choice) => choice.verb === 'fight').length)
    lit[0]!.click()
    expect(sent[0]).toBe(`fight ${lit[0]!.dataset['item']}`)
    list.querySelector<HTMLElement>('.neighbour')!.click()
    expect((document.activeElement as HTMLElement).dataset['item']).toBeTruthy()
  })

  it('cards are a list by region', () => {
    const { table } = tableAt('influence')
    const cards = show(CardsList, { table, onclose: () => {} })
    const shown = moment('influence')
      .position.strips.flatMap((strip) => strip.slots)
      .filter((slot) => slot !== null)
    expect(cards.querySelectorAll('.card')).toHaveLength(shown.length)
    expect(cards.querySelectorAll('.lit').length).toBeGreaterThan(0)
  })
})

describe('panels', () => {
  it('say everything in all three languages', async () => {
    for (const language of ['en', 'de', 'fr'] as const) {
      await texts.use(language)
      for (const key of ['place', 'fight'] as const) {
        const { table } = tableAt(key)
        for (const component of [Left, CourtTab, ScoreTab, Conditions]) {
          expect(show(component, { table }).textContent).not.toContain('⟦')
        }
        const other = (table.seat! + 1) % table.position.seats.length
        expect(show(Left, { table: { ...table, looking: other } }).textContent).not.toContain('⟦')
        for (const compact of [true, false]) show(SeatLine, { table, seat: 0, compact })
      }
    }
    expect(document.body.innerHTML).not.toContain('⟦')
    await texts.use('de')
  }, 30_000)
})
