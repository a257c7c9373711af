/** Small tables for tests: a game with two verbs, three seats, no rules. */
import { Live, type Socket } from '../../src/lib/live.svelte'
import type { GamePlugin } from '../../src/table/contract'
import type { Asked, EventLine, GameInfo, SeatInfo, TableInfo, Update } from '../../src/wire'

export const GAME: GameInfo = {
  name: 'carolingi',
  rules_version: 1,
  board: 'hash',
  options: [],
  bots: [],
  event_domains: {
    season: ['year', 'season'],
    marched: ['seat', 'land', 'land', 'count'],
    placed: ['seat'],
    'card-drawn': ['land'],
  },
  event_rules: { marched: '5.4', placed: '3.1' },
  fact_domains: {},
  chance_domains: {},
  display_names: { en: { land: { anjou: 'Anjou', berry: 'Berry', normandie: 'Normandy' } } },
  seats: { '3': ['red', 'blue', 'yellow'] },
}

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    colour: ['red', 'blue', 'yellow'][number] ?? 'black',
    kind: 'person',
    name: ['Judith', 'Lothar', 'Irmgard'][number] ?? '',
    bot: '',
    mine: false,
    online: true,
    ready: true,
    nonce: true,
    left: false,
    seconds: null,
    running: false,
    ...more,
  }
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'aachen',
    game: 'carolingi',
    board: 'hash',
    title: 'Winter at Aachen',
    options: { players: 3 },
    status: 'playing',
    host: true,
    host_name: 'Judith',
    seats: [seat(0, { mine: true }), seat(1), seat(2)],
    spectators: 0,
    may_watch: true,
    clock: { kind: 'none', seconds: 0, increment: 0, at_zero: 'bot' },
    public: false,
    pace: 'normal',
    hints: true,
    commitment: '',
    proposal: null,
    revision: 1,
    rematch: '',
    notice: null,
    created: 0,
    ended: null,
    now: 0,
    ...more,
  }
}

export function question(forms: string[], notations: string[], more: Partial<Asked> = {}): Asked {
  return {
    id: 1,
    kind: 'march',
    rule: '5.4',
    facts: {},
    forms,
    choices: notations.map((notation) => {
      const [verb = '', ...args] = notation.split(' ')
      return { notation, verb, args, rule: '' }
    }),
    secret: false,
    answered: false,
    ...more,
  }
}

export const MARCH = question(
  ['march land land count', 'done'],
  ['march normandie anjou 1', 'march normandie anjou 2', 'march normandie berry 1', 'done'],
)

export function update(number: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    number,
    seat: 0,
    keep: 0,
    events: [],
    deeds: [],
    position: { at: number } as unknown as Update['position'],
    awaiting: [0],
    asked: { ...MARCH, id: number },
    can_undo: false,
    undo_stop: 'nothing',
    outcome: null,
    mine: '',
    doing: 'march',
    sand: null,
    notes: [],
    ...more,
  }
}

export const marched: EventLine = { kind: 'marched', args: ['blue', 'anjou', 'berry', 1] }

/** A plug-in that draws nothing and moves at the word of a test. */
export function plugin(more: Partial<GamePlugin> = {}): GamePlugin {
  return {
    name: 'carolingi',
    tabs: [],
    boardTab: { icon: 'ui-zoom-fit', label: '' },
    promptIcon: () => ({ icon: 'ui-help' }),
    chapter: () => ({ text: '' }),
    keyFacts: () => [],
    subtitle: () => '',
    headings: new Set(['season']),
    running: new Set(['card-drawn']),
    ...more,
  } as GamePlugin
}

export class FakeSocket implements Socket {
  onopen: ((event: Event) => unknown) | null = null
  onmessage: ((event: MessageEvent) => unknown) | null = null
  onclose: ((event: CloseEvent) => unknown) | null = null
  onerror: ((event: Event) => unknown) | null = null
  closed = false
  constructor(readonly address: string) {}
  send(): void {
    // only pings
  }
  close(): void {
    this.closed = true
  }
  say(news: unknown): void {
    this.onmessage?.({ data: JSON.stringify(news) } as MessageEvent)
  }
}

/** Sockets in the order in which they were opened. */
export class Exchange {
  sockets: FakeSocket[] = []
  live = (id: string, at: number | null): Live =>
    new Live(id, at, {
      socket: (address) => {
        const socket = new FakeSocket(address)
        this.sockets.push(socket)
        return socket
      },
    })
  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket
  }
}
