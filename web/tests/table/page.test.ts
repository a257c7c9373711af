/** The page with a game that has no drawing: everything can be reached and answered with buttons and keys. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { texts } from '../../src/lib/texts.svelte'
import { Table, type Doors } from '../../src/table/model.svelte'
import { plain } from '../../src/table/plain'
import Room from '../../src/table/Room.svelte'
import type { Play, Update } from '../../src/wire'
import { Exchange, GAME, marched, seat, table, update } from './samples'

const REASON = {
  chance: 0.47,
  parts: [
    { part: 'lands-ruled', change: 1.3 },
    { part: 'trophies', change: -0.6 },
  ],
}

let wire: Exchange
let plays: Play[]
let model: Table
let page: Record<string, unknown>

function lay(info = table()): void {
  wire = new Exchange()
  plays = []
  const api = {
    play: (_id: string, body: Play) => {
      plays.push(body)
      return new Promise<Update>(() => undefined)
    },
    why: () => Promise.resolve({ problem: { code: 'x', message: 'Too far away.', facts: {}, rule: '5.4' } }),
    undo: () => new Promise<Update>(() => undefined),
    suggest: () => Promise.resolve({ answers: ['march normandie anjou 2'], reason: REASON }),
    reason: (_id: string, _seat: number, move: number) => Promise.resolve({ ...REASON, chance: move / 100 }),
  } as unknown as Doors['api']
  model = new Table(info, GAME, {}, plain('carolingi'), { live: wire.live, api })
  page = mount(Room, { target: document.body, props: { table: model } })
  flushSync()
}

function text(): string {
  return document.body.textContent ?? ''
}

function button(words: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button')]
  const found = all.find((one) => one.textContent?.trim().startsWith(words))
  if (!found) throw new Error(`no button ${words}: ${all.map((one) => one.textContent?.trim()).join(' | ')}`)
  return found
}

function press(key: string, more: KeyboardEventInit = {}): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  flushSync()
}

beforeAll(() => texts.use('en'))
beforeEach(() => settings.set('skip', true))
afterEach(async () => {
  await unmount(page)
  document.body.replaceChildren()
})

describe('a plain game', () => {
  it('can be played with buttons', () => {
    lay()
    wire.last.say(update(1))
    flushSync()
    button('Normandy').click()
    flushSync()
    button('Anjou').click()
    flushSync()
    expect(document.querySelector('[role=spinbutton]')?.textContent).toBe('2')
    press('1')
    expect(document.querySelector('[role=spinbutton]')?.textContent).toBe('1')
    press('Enter')
    expect(plays.map((play) => play.notation)).toEqual(['march normandie anjou 1'])
  })

  it('can be played with keys', () => {
    lay()
    wire.last.say(update(1))
    flushSync()
    press('1')
    expect(model.chooser.picked.map((thing) => thing.name)).toEqual(['normandie'])
    press('Escape')
    expect(model.chooser.begun).toBe(false)
    press('f')
    expect(plays.map((play) => play.notation)).toEqual(['done'])
  })

  it('letters can be switched off, and do nothing while somebody writes', () => {
    lay()
    wire.last.say(update(1))
    flushSync()
    settings.set('letters', false)
    press('f')
    settings.set('letters', true)
    model.open('talk')
    flushSync()
    const field = document.querySelector<HTMLInputElement>('.talk input')
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
    expect(plays).toEqual([])
  })

  it('says who is awaited for what, and tells readers the deeds of others', () => {
    lay()
    wire.last.say(update(1, { asked: null, awaiting: [1], doing: 'march' }))
    flushSync()
    expect(document.querySelector('.prompt .question')?.textContent).toBe('Lothar is moving troops.')
    wire.last.say(update(2, { events: [marched], awaiting: [0] }))
    flushSync()
    const spoken = [...document.querySelectorAll('[aria-live]')].map((part) => part.textContent ?? '')
    expect(spoken.some((part) => part.includes('Anjou') && part.includes('Lothar'))).toBe(true)
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('It is your turn.')
    expect(document.title.startsWith('●')).toBe(true)
  })

  it('says why not, with the rule', async () => {
    lay()
    wire.last.say(update(1))
    flushSync()
    model.chooser.pick({ domain: 'land', name: 'berry' })
    await vi.waitFor(() => expect(text()).toContain('Too far away.'))
    expect(text()).toContain('Why not Berry?')
    expect(text()).toContain('§\u00a05.4')
    press('Escape')
    expect(text()).not.toContain('Too far away.')
  })

  it('speaks another language at once, log included', async () => {
    lay()
    wire.last.say(update(1, { events: [marched] }))
    flushSync()
    const english = document.querySelector('.chronicle')?.textContent
    await texts.use('de')
    flushSync()
    expect(document.querySelector('.chronicle')?.textContent).not.toBe(english)
    expect(text()).not.toContain('⟦')
    await texts.use('fr')
    flushSync()
    expect(text()).not.toContain('⟦')
    await texts.use('en')
  })

  it('covers everything before the next person sits down', () => {
    lay(table({ seats: [seat(0, { mine: true }), seat(1, { mine: true }), seat(2)] }))
    wire.last.say(update(1, { seat: null, asked: null, awaiting: [1] }))
    flushSync()
    expect(text()).toContain('Hand the device to Lothar')
    expect(document.querySelector('.board')).toBeNull()
    button('I am Lothar').click()
    flushSync()
    expect(wire.last.address).toContain('seat=1')
    expect(wire.sockets.filter((socket) => !socket.closed).length).toBe(1)
  })

  it('opens one connection, however much comes through it', () => {
    lay()
    for (let n = 1; n < 6; n++) {
      wire.last.say(update(n, { keep: 0 }))
      flushSync()
    }
    expect(wire.sockets.length).toBe(1)
  })
})

describe('a hint', () => {
  const settle = async () => {
    for (let turn = 0; turn < 6; turn++) await Promise.resolve()
    flushSync()
  }

  it('is shown in words and as picked, with its reason, and played by one click', async () => {
    lay()
    wire.last.say(update(1))
    flushSync()
    press('h')
    await settle()
    expect(text()).toContain(
      'By the end of the season, on average: Lands ruled +1.3 and Trophies -0.6. Chance to win: 47%.',
    )
    expect(model.chooser.chosen('land', 'normandie')).toBe(true)
    expect(model.chooser.complete?.notation).toBe('march normandie anjou 2')
    expect(plays).toEqual([])
    button('Do that').click()
    flushSync()
    expect(plays.map((play) => play.notation)).toEqual(['march normandie anjou 2'])
    expect(model.hint.choice).toBeNull()
  })

  it('is put away by Escape, together with what it has picked', async () => {
    lay()
    wire.last.say(update(1))
    flushSync()
    press('h')
    await settle()
    press('Escape')
    expect(model.hint.choice).toBeNull()
    expect(model.chooser.begun).toBe(false)
  })

  it('is not offered where the table has none, to spectators, or while others are asked', async () => {
    lay(table({ hints: false }))
    wire.last.say(update(1))
    flushSync()
    expect(model.hint.offered).toBe(false)
    press('h')
    await settle()
    expect(model.hint.choice).toBeNull()
    await unmount(page)
    lay(table({ seats: [seat(0), seat(1), seat(2)] }))
    wire.last.say(update(1, { seat: null, asked: null }))
    flushSync()
    expect(model.hint.offered).toBe(false)
  })

  it('lets lines wait while a pointer moves among them', () => {
    vi.useFakeTimers()
    try {
      lay()
      wire.last.say(update(1, { events: [marched] }))
      flushSync()
      const log = document.querySelector('[data-at=log]')
      const lines = () => log?.querySelectorAll('li').length
      const point = (kind: string, pointerType = 'mouse') => {
        log?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }))
        flushSync()
      }
      const more = (number: number) => {
        wire.last.say(update(number, { keep: number - 1, events: [marched] }))
        flushSync()
      }
      point('pointermove', 'touch')
      more(2)
      expect(lines()).toBe(2)
      point('pointermove')
      more(3)
      expect(lines()).toBe(2)
      point('pointerleave')
      expect(lines()).toBe(3)
      point('pointermove')
      more(4)
      expect(lines()).toBe(3)
      vi.advanceTimersByTime(5000)
      flushSync()
      expect(lines()).toBe(4)
    } finally {
      vi.useRealTimers()
    }
  })

  it('follows what a computer player did, with a note when another one had to answer', async () => {
    lay(
      table({ seats: [seat(0, { mine: true }), seat(1, { kind: 'bot', bot: 'count', name: '' }), seat(2)] }),
    )
    const note = {
      after: 1,
      seat: 1,
      bot: 'count',
      stand_in: 'greedy',
      failure: 'slow' as const,
      seconds: 20,
    }
    wire.last.say(update(1, { events: [marched], deeds: [7], notes: [note] }))
    flushSync()
    expect(text()).toContain(`Steward answered for ${model.nameOf(1)}: Count took longer than 20 seconds.`)
    button('why?').click()
    await settle()
    expect(text()).toContain('Chance to win: 7%.')
  })
})
