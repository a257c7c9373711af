/** What can be done in a waiting room. Every deed is one request; its answer is the room as it is then. */
import { api, asProblem, hex } from '../../lib/api'
import type { Live } from '../../lib/live.svelte'
import { person } from '../../lib/people.svelte'
import { keep, recall } from '../../lib/store'
import type { ChangeTable, SeatInfo, SeatRequest, TableInfo } from '../../wire'
import { notices } from '../../ui/notices.svelte'

const NONCE_BYTES = 16

const nonceKey = (table: string, colour: string) => `hoftag-nonce-${table}-${colour}`

/** My share of chance for a seat: made in this browser, and kept here so that it can be looked at later. */
export function nonceFor(table: string, colour: string): string {
  const known = recall(nonceKey(table, colour), (value) => (typeof value === 'string' ? value : ''), '')
  if (/^[0-9a-f]{2,64}$/.test(known)) return known
  const fresh = hex(NONCE_BYTES)
  keep(nonceKey(table, colour), fresh)
  return fresh
}

export class Room {
  /** What is under way, by a word; empty: nothing. */
  busy = $state('')
  #given: string[] = []

  constructor(
    readonly id: string,
    readonly live: Live,
  ) {}

  async #deed(word: string, deed: () => Promise<TableInfo>): Promise<boolean> {
    if (this.busy) return false
    this.busy = word
    try {
      this.live.acceptRoom(await deed())
      return true
    } catch (error) {
      notices.say(asProblem(error).text, 'error')
      return false
    } finally {
      this.busy = ''
    }
  }

  #seat(seat: number, request: SeatRequest): Promise<boolean> {
    return this.#deed(`${request.do} ${seat}`, () => api.seat(this.id, seat, request))
  }

  /** Take a seat; with a name for somebody else before the same browser. */
  sit(seat: SeatInfo, name = ''): Promise<boolean> {
    return this.#deed(`sit ${seat.seat}`, async () => {
      const stranger = !person.known
      const me = await person.ensure()
      if (stranger) this.live.renew()
      return api.seat(this.id, seat.seat, {
        do: 'sit',
        name: name.trim() || me.name,
        nonce: nonceFor(this.id, seat.colour),
      })
    })
  }

  ready(seat: SeatInfo, ready: boolean): Promise<boolean> {
    return this.#seat(seat.seat, {
      do: ready ? 'ready' : 'unready',
      ...(ready ? { nonce: nonceFor(this.id, seat.colour) } : {}),
    })
  }

  /** Give my share of chance for seats that have none yet: those that came with the opening of the table. */
  async share(seats: readonly SeatInfo[]): Promise<void> {
    const seat = seats.find((one) => one.mine && one.ready && !one.nonce && !this.#given.includes(one.colour))
    if (!seat || this.busy) return
    this.#given.push(seat.colour)
    await this.ready(seat, true)
  }

  leave = (seat: number) => this.#seat(seat, { do: 'leave' })
  bot = (seat: number, bot: string) => this.#seat(seat, { do: 'bot', bot })
  free = (seat: number) => this.#seat(seat, { do: 'open' })
  closeSeat = (seat: number) => this.#seat(seat, { do: 'close' })
  kick = (seat: number) => this.#seat(seat, { do: 'kick' })

  change = (changes: ChangeTable) => this.#deed('change', () => api.change(this.id, changes))
  start = () => this.#deed('start', () => api.start(this.id))
  close = () => this.#deed('close', () => api.close(this.id))
}
