import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { carolusMagnus } from '../../../src/games/carolus_magnus'
import Court from '../../../src/games/carolus_magnus/Court.svelte'
import Discs from '../../../src/games/carolus_magnus/Discs.svelte'
import Families from '../../../src/games/carolus_magnus/Families.svelte'
import Reserve from '../../../src/games/carolus_magnus/Reserve.svelte'
import RingList from '../../../src/games/carolus_magnus/RingList.svelte'
import SeatLine from '../../../src/games/carolus_magnus/SeatLine.svelte'
import Stops from '../../../src/games/carolus_magnus/Stops.svelte'
import { courtLit } from '../../../src/games/carolus_magnus/model'
import { stopsOf } from '../../../src/games/carolus_magnus/stops'
import { Speaker } from '../../../src/lib/speaker'
import { texts } from '../../../src/lib/texts.svelte'
import { TreeChooser } from '../../../src/table/chooser.svelte'
import type { TableModel, Thing } from '../../../src/table/contract'
import type { Asked, Choice, GameInfo } from '../../../src/wire'
import fixture from '../../fixtures/ring_table.json'

const NAMES = ['Adelheid', 'Drogo', 'Rotrud', 'Pippin']

interface Moment {
  seat: number
  position: { seats: { seat: string }[] }
  asked: Asked
}

type Key = keyof typeof fixture.moments

/** A table at one of the moments of the fixture, with what was sent and asked. */
function tableAt(key: Key): { table: TableModel; sent: string[]; tried: (Thing | string)[] } {
  const moment = fixture.moments[key] as unknown as Moment
  const sent: string[] = []
  const tried: (Thing | string)[] = []
  const chooser = new TreeChooser({
    ready: true,
    unordered: new Set(),
    confirm: new Set(),
    firstCount: () => null,
    send: (choice: Choice) => sent.push(choice.notation),
    why: (what: Thing | string) => tried.push(what),
  })
  chooser.ask(moment.asked)
  const game = fixture.game as unknown as GameInfo
  const table = {
    board: fixture.board,
    game,
    shown: moment.position,
    position: moment.position,
    seat: moment.seat,
    looking: moment.seat,
    asked: moment.asked,
    chooser,
    speaker: new Speaker(texts, game),
    awaiting: [moment.seat],
    log: [],
    mine: true,
    replaying: false,
    compact: false,
    hover: null,
    nameOf: (seat: number) => NAMES[seat] ?? '',
  } as unknown as TableModel
  return { table, sent, tried }
}

let mounted: Record<string, unknown>[] = []

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function show(part: Component<any>, props: Record<string, unknown>): HTMLElement {
  mounted.push(mount(part, { target: document.body, props }))
  flushSync()
  return document.body
}

beforeAll(() => texts.use('en'))
afterEach(async () => {
  for (const one of mounted) await unmount(one)
  mounted = []
})

describe('the list of the ring', () => {
  it('says everything about a place, with the one before and the one after', () => {
    const { table } = tableAt('emperor3')
    const lit = (): boolean => false
    show(RingList, { table, focused: null, stepsTo: () => [], lit, onactivate: vi.fn() })
    const items = [...document.querySelectorAll('li')].map((item) => item.textContent ?? '')
    expect(items).toHaveLength(table.shown.places.length)
    expect(items[0]).toMatch(/^Frisia/)
    for (const item of items) {
      expect(item).toMatch(/Before it .+, after it .+\.$/)
      expect(item).not.toMatch(/⟦|undefined|NaN/)
    }
    expect(items.filter((item) => item.includes('Charlemagne stands here.'))).toHaveLength(1)
  })

  it('is one stop of the tab key, and walked with arrows', () => {
    const { table } = tableAt('emperor3')
    show(RingList, { table, focused: null, stepsTo: () => [], lit: () => false, onactivate: vi.fn() })
    const buttons = [...document.querySelectorAll('button')]
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1)
    const first = buttons[0] as HTMLButtonElement
    first.focus()
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
    flushSync()
    expect(document.activeElement).toBe(buttons[1])
  })

  it('chooses what has the focus', () => {
    const { table } = tableAt('emperor3')
    const onactivate = vi.fn()
    show(RingList, { table, focused: null, stepsTo: () => [2], lit: () => true, onactivate })
    const button = document.querySelector<HTMLButtonElement>('button')
    expect(button?.textContent).toContain('Charlemagne can stop here, after 2 steps.')
    button?.click()
    expect(onactivate).toHaveBeenCalledWith('frisia')
  })
})

describe('stops', () => {
  it('have a card each with the result in words; a click is the answer', () => {
    const { table, sent } = tableAt('emperor3')
    const stops = stopsOf(table)
    expect(stops.map((stop) => stop.steps)).toEqual(
      table.asked?.choices.map((choice) => Number(choice.args[0])),
    )
    show(Stops, { table, stops })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button.stop')]
    expect(buttons).toHaveLength(stops.length)
    for (const [k, button] of buttons.entries()) expect(button.textContent).toContain(stops[k]?.text)
    buttons.at(-1)?.click()
    expect(sent).toEqual([`move ${stops.length}`])
  })

  it('show the one that was suggested', () => {
    const { table } = tableAt('emperor4')
    const suggested = table.asked?.choices.at(-1)
    if (suggested) (table.chooser as TreeChooser).show(suggested)
    show(Stops, { table, stops: stopsOf(table) })
    const marked = [...document.querySelectorAll('.stop[aria-current=true]')]
    expect(marked).toHaveLength(1)
    expect(marked[0]?.classList).toContain('chosen')
    expect(marked[0]?.querySelector('.steps')?.textContent).toContain(suggested?.args[0])
  })

  it('can still be chosen when one was suggested, that one too', () => {
    for (const place of [0, -1]) {
      const { table, sent } = tableAt('emperor4')
      const choices = table.asked?.choices ?? []
      const suggested = choices.at(-1)
      if (suggested) (table.chooser as TreeChooser).show(suggested)
      show(Stops, { table, stops: stopsOf(table) })
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button.stop')]
      expect(buttons).toHaveLength(choices.length)
      buttons.at(place)?.click()
      expect(sent).toEqual([choices.at(place)?.notation])
      for (const one of mounted.splice(0)) void unmount(one)
      flushSync()
    }
  })

  it('are shown while knights are placed, but cannot be chosen yet', () => {
    const { table } = tableAt('knights3')
    const stops = stopsOf(table)
    expect(stops.length).toBeGreaterThan(0)
    show(Stops, { table, stops })
    expect(document.querySelector('button.stop')).toBeNull()
  })

  it('say to partners that both build', () => {
    const { table } = tableAt('emperor4')
    for (const stop of stopsOf(table)) expect(stop.text).not.toMatch(/⟦|undefined/)
  })
})

describe('discs', () => {
  it('are buttons at the question; taken numbers are struck out with a name', () => {
    const { table, sent, tried } = tableAt('disc3')
    const taken = table.shown.seats.flatMap((row: { disc: number | null }) =>
      row.disc === null ? [] : [row.disc],
    )
    show(Discs, { table, seat: table.seat })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')]
    expect(buttons).toHaveLength(5)
    const lit = buttons.filter((button) => button.getAttribute('aria-disabled') === 'false')
    expect(lit).toHaveLength(table.asked?.choices.length ?? 0)
    expect(taken.length).toBeGreaterThan(0)
    expect(document.querySelectorAll('.strike').length).toBeGreaterThan(0)
    buttons[taken[0] - 1]?.click()
    expect(sent).toEqual([])
    expect(tried).toEqual([`disc ${taken[0]}`])
    lit[0]?.click()
    expect(sent).toHaveLength(1)
  })
})

describe('knights', () => {
  it('are chosen from the reserve, then go to the court', () => {
    const { table, sent } = tableAt('knights3')
    show(Reserve, { table, seat: table.seat })
    const first = document.querySelector<HTMLButtonElement>('.reserve button')
    expect(courtLit(table)).toBe(false)
    first?.click()
    flushSync()
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    expect(courtLit(table)).toBe(true)
    expect(carolusMagnus.question?.(table)).toMatch(/^Where does the \w+ knight go\?$/)
    table.chooser.pickVerb('court')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/^court /)
  })

  it('can be asked for after their place', () => {
    const { table, sent } = tableAt('knights3')
    table.chooser.pick({ domain: 'province', name: 'frisia' })
    expect(carolusMagnus.question?.(table)).toContain('Frisia')
    const family = table.chooser.litNames('colour')[0] ?? ''
    table.chooser.pick({ domain: 'colour', name: family })
    expect(sent).toEqual([`send ${family} frisia`])
  })

  it('of a crown are named by their family', () => {
    const { table, sent } = tableAt('crown3')
    show(Families, { table })
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')]
    expect(buttons).toHaveLength(5)
    buttons[1]?.click()
    expect(sent).toEqual(['crown pink'])
  })
})

describe('courts', () => {
  it('tell readers both numbers and who holds the crest', () => {
    const { table } = tableAt('knights3')
    show(Court, { table, seat: 0 })
    const rows = [...document.querySelectorAll('li .hidden')].map((row) => row.textContent?.trim())
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(row).toMatch(/^\w+: \d+, best rival \d+(; holds the crest)?\.$/)
  })

  it('of partners stand together, marked I and II', () => {
    const { table } = tableAt('emperor4')
    show(Court, { table, seat: table.seat })
    const marks = [...document.querySelectorAll('.line > .mark')].map((mark) => mark.textContent)
    expect(marks.slice(0, 2)).toEqual(['I', 'II'])
    expect(marks).toHaveLength(10)
  })

  it('are five numbers beside a name, and castles on the phone', () => {
    const { table } = tableAt('emperor3')
    show(SeatLine, { table, seat: 0 })
    expect(document.querySelectorAll('.line > span:not(.hidden)')).toHaveLength(5)
    const view = table.shown
    show(SeatLine, { table, seat: 0, compact: true })
    const compact = document.querySelector('.compact')?.textContent?.trim()
    expect(compact).toBe(`${view.seats[0].score.castles} / ${view.goal}`)
  })
})

describe('words', () => {
  it.each(['disc3', 'knights3', 'emperor3', 'crown3', 'emperor4'] as const)(
    'are there for every question: %s',
    (key) => {
      const { table } = tableAt(key)
      const said = [
        carolusMagnus.question?.(table),
        carolusMagnus.promptNote?.(table),
        carolusMagnus.subtitle(table),
        carolusMagnus.chapter(table).text,
        ...carolusMagnus.keyFacts(table).map((fact) => fact.label),
      ]
      for (const text of said) expect(text).toMatch(/^[^⟦]+$/)
    },
  )

  it('tell how it ended', () => {
    const { table } = tableAt('emperor4')
    const outcome = {
      reason: 'castles',
      ranking: [
        [1, 3],
        [0, 2],
      ],
      scores: [4, 10, 4, 10],
      parts: [],
      lost: false,
    }
    const words = carolusMagnus.endWords?.(table, outcome)
    expect(words?.title).toBe('Drogo and Pippin inherit the Empire')
    expect(words?.why).toContain('10 castles')
    expect(
      carolusMagnus
        .endRows?.(table, outcome)
        ?.at(-1)
        ?.cells.map((cell) => cell.value),
    ).toEqual(['4', '10', '4', '10'])
    const alone = { ...outcome, ranking: [[1], [0, 2, 3]] }
    expect(carolusMagnus.endWords?.(table, alone)?.title).toBe('Drogo inherits the Empire')
    const shared = { ...outcome, ranking: [[0, 1]] }
    expect(carolusMagnus.endWords?.(table, shared)?.title).toBe('Adelheid and Drogo share the Empire')
  })
})
