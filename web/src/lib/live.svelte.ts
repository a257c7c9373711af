/**
 * A table as it goes on: its room, the viewer's position and log, the talk. One socket brings all of it; after a
 * loss it resumes from the last number it has seen. Answers to own deeds come by HTTP and are merged the same way.
 */
import type { ChatLine, EventLine, News, TableInfo, Update } from '../wire'

export type Connection = 'connecting' | 'live' | 'lost' | 'closed'

const PING = 20_000
/** Silence after a ping that means: nobody is there. */
const DEAF = 10_000
const FIRST_REST = 500
const LONGEST_REST = 15_000
/** How many updates are remembered for joining those that overtake each other. */
const MEMORY = 64
/** Codes of the server's farewell that make no sense to argue with: the table is unknown, or not for us. */
const FINAL = [4401, 4403, 4404]

/** The part of WebSocket that is used; tests bring their own. */
export interface Socket {
  onopen: ((event: Event) => unknown) | null
  onmessage: ((event: MessageEvent) => unknown) | null
  onclose: ((event: CloseEvent) => unknown) | null
  onerror: ((event: Event) => unknown) | null
  send(text: string): void
  close(code?: number): void
}

export interface LiveOptions {
  socket?: (address: string) => Socket
  random?: () => number
}

export class Live {
  connection = $state<Connection>('connecting')
  room = $state.raw<TableInfo | null>(null)
  update = $state.raw<Update | null>(null)
  log = $state.raw<EventLine[]>([])
  /** For each line of the log the number of the bot's answer that it tells of; 0: none. */
  deeds = $state.raw<number[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The code with which the server has ended the connection for good; 0 as long as it has not. */
  farewell = $state(0)
  /** How far the server's clock is ahead of this machine's, in seconds. */
  ahead = $state(0)

  readonly id: string
  readonly seat: number | null
  readonly #make: (address: string) => Socket
  readonly #random: () => number
  #socket: Socket | null = null
  #failures = 0
  /** With which number this connection began, and the last that it has told; null: nothing yet. */
  #since = 0
  #told: number | null = null
  /** The latest updates: how much of the log each has left as it was. */
  #kept: { number: number; keep: number }[] = []
  #timers: Record<'again' | 'ping' | 'deaf', ReturnType<typeof setTimeout> | undefined> = {
    again: undefined,
    ping: undefined,
    deaf: undefined,
  }

  constructor(id: string, seat: number | null, options: LiveOptions = {}) {
    this.id = id
    this.seat = seat
    this.#make = options.socket ?? ((address) => new WebSocket(address))
    this.#random = options.random ?? Math.random
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    window.addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  close(): void {
    window.removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
    this.connection = 'closed'
  }

  /** Connect anew: the server knows a socket by who we were when it was opened. */
  renew(): void {
    if (this.connection !== 'closed') this.#connect()
  }

  /** Take in what the server has answered to an own deed; the socket may have brought it already. */
  accept(update: Update): void {
    if (update.number > (this.update?.number ?? 0)) this.#take(update, update.number - 1)
  }

  /** Take in a newer description of the table, from the socket or from an answer. */
  acceptRoom(table: TableInfo): void {
    if (this.room && table.revision < this.room.revision) return
    this.room = table
    this.ahead = table.now - Date.now() / 1000
  }

  // ---- the socket

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const seat = this.seat === null ? '' : `seat=${this.seat}&`
    const query = `${seat}since=${this.#since}`
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`
  }

  #connect(): void {
    this.#drop()
    this.#since = this.update?.number ?? 0
    const socket = this.#make(this.#address())
    this.#socket = socket
    this.#told = null
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#heard(String(event.data))
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code)
    }
    socket.onerror = () => undefined // a close follows
    this.#timers.deaf = setTimeout(() => this.#lost(0), DEAF)
  }

  #drop(): void {
    for (const name of ['again', 'ping', 'deaf'] as const) clearTimeout(this.#timers[name])
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = socket.onopen = null
    try {
      socket.close(1000)
    } catch {
      // it was closed already
    }
  }

  #lost(code: number): void {
    this.#drop()
    if (FINAL.includes(code)) {
      this.farewell = code
      this.connection = 'closed'
      return
    }
    if (this.connection !== 'connecting' || this.#failures > 0) this.connection = 'lost'
    const rest = Math.min(LONGEST_REST, FIRST_REST * 2 ** this.#failures++)
    this.#timers.again = setTimeout(() => this.#connect(), rest * (0.5 + this.#random()))
  }

  /** The machine is awake or on line again: do not wait for the next attempt, and do not trust an old socket. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.connection === 'closed') return
    if (this.#socket) this.#ping()
    else {
      this.#failures = 0
      this.#connect()
    }
  }

  #ping(): void {
    clearTimeout(this.#timers.ping)
    clearTimeout(this.#timers.deaf)
    this.#timers.deaf = setTimeout(() => this.#lost(0), DEAF)
    try {
      this.#socket?.send('{"type":"ping"}')
    } catch {
      // still connecting, or closing: the timer decides
    }
  }

  // ---- news

  #heard(text: string): void {
    let news: News
    try {
      news = JSON.parse(text) as News
    } catch {
      return
    }
    clearTimeout(this.#timers.deaf)
    clearTimeout(this.#timers.ping)
    this.#timers.ping = setTimeout(() => this.#ping(), PING)
    this.#failures = 0
    this.connection = 'live'
    switch (news.type) {
      case 'room':
        this.acceptRoom(news.table)
        break
      case 'update': {
        const base = this.#told ?? this.#since
        // the first news of a connection may go back: then the server remembers less than we do
        const fresh = this.#told === null
        this.#told = news.number
        const have = this.update?.number ?? 0
        if (news.number > have || (fresh && news.number < have) || !this.update) this.#take(news, base)
        break
      }
      case 'chat':
        this.#hear(news.lines)
        break
      case 'pong':
        this.ahead = news.now - Date.now() / 1000
        break
      case 'problem':
        break
    }
  }

  /**
   * Join an update to what we have. It continues the log as it was at the number `base`: for the socket the one that
   * it has told last, for an answer the one before it. If we are further than that, it fits as long as nothing
   * below its `keep` has changed meanwhile; otherwise we ask again from where we are.
   */
  #take(update: Update, base: number): void {
    const have = this.update?.number ?? 0
    if (update.keep > 0 && (base > have || update.keep > this.#unchanged(base))) {
      this.#connect()
      return
    }
    this.log = [...this.log.slice(0, update.keep), ...update.events]
    this.deeds = [...this.deeds.slice(0, update.keep), ...update.deeds]
    this.update = update
    this.#kept = [...this.#kept.slice(1 - MEMORY), { number: update.number, keep: update.keep }]
  }

  /** How many events of the log are the same as they were at a number. */
  #unchanged(base: number): number {
    const since = this.#kept.filter((one) => one.number > base)
    if (since.length === MEMORY) return 0
    return Math.min(this.log.length, ...since.map((one) => one.keep))
  }

  #hear(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1
    const fresh = lines.filter((line) => line.number > last)
    if (fresh.length) this.chat = [...this.chat, ...fresh]
  }
}
