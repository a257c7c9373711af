import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live, type Socket } from '../../src/lib/live.svelte'
import type { EventLine, TableInfo, Update } from '../../src/wire'

class Fake implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null
  sent: string[] = []
  closed = false
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
  }
  hear(news: unknown) {
    this.onmessage?.(
      new MessageEvent('message', { data: typeof news === 'string' ? news : JSON.stringify(news) }),
    )
  }
  drop(code = 1006) {
    this.onclose?.({ code } as CloseEvent)
  }
}

const line = (kind: string): EventLine => ({ kind, args: [] })
const update = (number: number, keep: number, ...kinds: string[]) =>
  ({
    type: 'update',
    number,
    keep,
    events: kinds.map(line),
    deeds: kinds.map(() => -1),
    seat: 0,
  }) as unknown as Update
const room = (revision: number) => ({ id: 'x', revision, now: Date.now() / 1000 + 5 }) as unknown as TableInfo

let sockets: Fake[]
let live: Live

const last = () => sockets.at(-1) as Fake
const kinds = () => live.log.map((event) => event.kind)

describe('a live table', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    live = new Live('x', 0, {
      socket: (address) => {
        const fake = new Fake(address)
        sockets.push(fake)
        return fake
      },
      random: () => 0.5,
    })
    live.open()
  })
  afterEach(() => {
    live.close()
    vi.useRealTimers()
  })

  it('joins events to the log and keeps what stays valid', () => {
    expect(live.connection).toBe('connecting')
    last().hear({ type: 'room', table: room(1) })
    last().hear(update(1, 0, 'a', 'b'))
    last().hear(update(2, 2, 'c'))
    last().hear(update(3, 1, 'd'))
    expect(live.connection).toBe('live')
    expect(kinds()).toEqual(['a', 'd'])
    expect(live.ahead).toBeCloseTo(5, 0)
  })

  it('takes an own answer once, whichever way it comes first', () => {
    last().hear(update(1, 0, 'a'))
    live.accept(update(2, 1, 'b'))
    last().hear(update(2, 1, 'b'))
    expect(kinds()).toEqual(['a', 'b'])
    last().hear(update(3, 2, 'c'))
    live.accept(update(3, 2, 'c'))
    expect(kinds()).toEqual(['a', 'b', 'c'])
  })

  it('takes news in which several changes are told at once', () => {
    last().hear(update(1, 0, 'a'))
    last().hear(update(4, 1, 'b', 'c', 'd'))
    expect(kinds()).toEqual(['a', 'b', 'c', 'd'])
    expect(sockets).toHaveLength(1)
  })

  it('joins what overtakes an own answer', () => {
    last().hear(update(1, 0, 'a'))
    live.accept(update(2, 1, 'b'))
    last().hear(update(3, 1, 'b', 'c')) // counted from 1, though 2 is here already
    expect(kinds()).toEqual(['a', 'b', 'c'])
    expect(sockets).toHaveLength(1)
  })

  it('asks again from its last number when something does not fit', () => {
    last().hear(update(1, 0, 'a'))
    live.accept(update(3, 2, 'c')) // 2 has not come yet
    expect(sockets).toHaveLength(2)
    expect(last().address).toContain('since=1')
    last().hear(update(3, 1, 'b', 'c'))
    expect(kinds()).toEqual(['a', 'b', 'c'])
    live.accept(update(4, 1, 'x')) // b and c were undone
    last().hear(update(5, 3, 'd')) // counted from 3, when they were still there
    expect(sockets).toHaveLength(3)
    expect(kinds()).toEqual(['a', 'x'])
  })

  it('resumes from its last number, each time more patiently', () => {
    last().hear(update(4, 0, 'a'))
    last().drop()
    expect(live.connection).toBe('lost')
    vi.advanceTimersByTime(500)
    expect(last().address).toMatch(/\/api\/tables\/x\/live\?seat=0&since=4$/)
    last().drop()
    vi.advanceTimersByTime(999)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(3)
    last().hear(update(6, 1, 'b'))
    expect(live.connection).toBe('live')
    expect(kinds()).toEqual(['a', 'b'])
  })

  it('begins anew if the server remembers less than we do', () => {
    last().hear(update(9, 0, 'a', 'b', 'c'))
    last().drop()
    vi.advanceTimersByTime(500)
    last().hear(update(2, 0, 'a'))
    expect(kinds()).toEqual(['a'])
    expect(live.update?.number).toBe(2)
  })

  it('notices a connection that has gone deaf', () => {
    last().hear(update(1, 0, 'a'))
    vi.advanceTimersByTime(20_000)
    expect(last().sent).toEqual(['{"type":"ping"}'])
    vi.advanceTimersByTime(10_000)
    expect(live.connection).toBe('lost')
    expect(sockets[0]?.closed).toBe(true)
  })

  it('stays while answers come', () => {
    last().hear(update(1, 0, 'a'))
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(20_000)
      last().hear({ type: 'pong', now: Date.now() / 1000 })
    }
    expect(sockets).toHaveLength(1)
    expect(live.connection).toBe('live')
  })

  it('hurries when the machine is on line again', () => {
    last().hear(update(1, 0, 'a'))
    last().drop()
    window.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(2)
  })

  it('accepts that a table is unknown', () => {
    last().drop(4404)
    vi.advanceTimersByTime(60_000)
    expect(live.connection).toBe('closed')
    expect(live.farewell).toBe(4404)
    expect(sockets).toHaveLength(1)
  })

  it('keeps the newest room, each line of talk once, and its temper with garbage', () => {
    last().hear({ type: 'room', table: room(5) })
    live.acceptRoom(room(3))
    expect(live.room?.revision).toBe(5)
    const said = (number: number) => ({ number, name: 'J', seat: 0, text: 'x', at: 0 })
    last().hear({ type: 'chat', lines: [said(1), said(2)] })
    last().hear({ type: 'chat', lines: [said(2), said(3)] })
    expect(live.chat.map((one) => one.number)).toEqual([1, 2, 3])
    last().hear('{garbage')
    last().hear({ type: 'problem', problem: {} })
    expect(live.connection).toBe('live')
  })

  it('is quiet after it was closed', () => {
    live.close()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(last().closed).toBe(true)
  })
})
