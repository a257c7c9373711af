import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import fixture from '../fixtures/sentences.json'
import { games } from '../../src/lib/games.svelte'
import { Live } from '../../src/lib/live.svelte'
import { route } from '../../src/lib/router.svelte'
import { texts } from '../../src/lib/texts.svelte'
import Home from '../../src/pages/Home.svelte'
import NewTable from '../../src/pages/NewTable.svelte'
import Records from '../../src/pages/Records.svelte'
import Rules from '../../src/pages/Rules.svelte'
import Table from '../../src/pages/Table.svelte'
import Waiting from '../../src/pages/Waiting.svelte'
import type { GameInfo, SeatInfo, TableCard, TableInfo } from '../../src/wire'
import { click, find, settle, show } from '../ui/harness'

const carolingi = {
  ...fixture.games[0]?.info,
  board: 'x',
  options: [
    { name: 'players', default: 3, allowed: [2, 3, 4, 5, 6] },
    { name: 'sundial', default: 834, allowed: [830, 831, 832, 833, 834, 835, 836, 837, 838, 839] },
  ],
  bots: ['random', 'greedy', 'squire', 'count'].map((name) => ({ name, usual: name === 'squire' })),
  seats: { '2': ['red', 'blue'], '3': ['red', 'blue', 'yellow'] },
} as unknown as GameInfo

const seat = (number: number, given: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  colour: ['red', 'blue', 'yellow'][number] ?? '',
  kind: 'person',
  name: '',
  bot: '',
  mine: false,
  online: true,
  ready: true,
  nonce: true,
  left: false,
  seconds: null,
  running: false,
  ...given,
})

const table = (given: Partial<TableInfo>): TableInfo => ({
  id: 'hiver',
  game: 'carolingi',
  board: 'x',
  title: 'Hiver à Aix',
  options: { players: 3, sundial: 834 },
  status: 'waiting',
  host: true,
  host_name: 'Judith',
  seats: [
    seat(0, { name: 'Judith', mine: true }),
    seat(1, { kind: 'bot', bot: 'greedy' }),
    seat(2, { kind: 'open' }),
  ],
  spectators: 0,
  may_watch: true,
  clock: { kind: 'none', seconds: 0, increment: 0, at_zero: 'bot' },
  public: false,
  pace: 'normal',
  hints: true,
  commitment: 'abc123',
  proposal: null,
  revision: 1,
  rematch: '',
  notice: null,
  created: 0,
  ended: null,
  now: 0,
  ...given,
})

const card = (given: Partial<TableCard>): TableCard => ({
  id: 'hiver',
  game: 'carolingi',
  title: 'Hiver à Aix',
  status: 'playing',
  players: 3,
  free: 0,
  seats: table({}).seats,
  mine: true,
  my_turn: true,
  awaiting: [0],
  prompt: 'place',
  chapter: { year: 832, season: 'summer' },
  seconds: 1122,
  updated: 0,
  ...given,
})

let answers: Record<string, unknown>
let asked: { what: string; body: unknown }[]

beforeAll(() => texts.use('en'))
beforeEach(async () => {
  asked = []
  answers = {
    'GET /api/games': [carolingi],
    'GET /api/me': { id: 'me', name: 'Judith', account: false, language: null },
    'GET /api/lobby': { mine: [], open: [], watch: [] },
    'POST /api/tables': table({}),
    'POST /api/tables/hiver/seats/0': table({}),
    'POST /api/tables/hiver/start': table({ status: 'playing' }),
  }
  document.cookie = 'hoftag-csrf=abc'
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const what = `${init?.method ?? 'GET'} ${path}`
    asked.push({ what, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    const answer = answers[what]
    const status = answer === undefined ? 404 : 200
    const body = answer ?? { code: 'table-unknown', message: 'No.', facts: {}, rule: '' }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
  route.go('/')
  await games.load()
})
afterEach(() => vi.unstubAllGlobals())

const words = (root: Element) => (root.textContent ?? '').replace(/\s+/g, ' ')

describe('the hall', () => {
  it('offers the three games', async () => {
    const root = show(Home, {})
    await settle()
    expect(words(root)).toContain('The court is assembled.')
    expect(root.querySelectorAll('article')).toHaveLength(3)
    expect(root.querySelectorAll('.button.play')).toHaveLength(3)
    expect(words(root)).toContain('You are not sitting at any table yet.')
  })

  it('plays at once with one click', async () => {
    const root = show(Home, {})
    await settle()
    click(find(root, '.button.play'))
    await settle()
    const opened = asked.find((one) => one.what === 'POST /api/tables')
    expect(opened?.body).toMatchObject({ game: 'carolingi', seats: [{ kind: 'me' }, {}, {}] })
    expect(asked.at(-1)?.what).toBe('POST /api/tables/hiver/start')
    expect(route.now).toEqual({ page: 'table', id: 'hiver' })
  })

  it('puts the tables that wait for me into words', async () => {
    answers['GET /api/lobby'] = {
      mine: [card({}), card({ id: 'b', title: 'Other', my_turn: false, awaiting: [0], prompt: 'nothing' })],
      open: [card({ id: 'c', title: 'Open', mine: false, my_turn: false, status: 'waiting', free: 1 })],
      watch: [],
    }
    const root = show(Home, {})
    await settle()
    const rows = [...root.querySelectorAll('.lists li')].map(words)
    expect(rows[0]).toContain('It is your turn')
    expect(rows[0]).toContain('Summer 832')
    expect(rows[0]).toContain('18:42 left')
    expect(rows[1]).toContain('Waiting for Judith')
    expect(rows[2]).toContain('One seat is free.')
  })
})

describe('a new table', () => {
  it('needs no other click', async () => {
    const root = show(NewTable, { game: 'carolingi', onclose: () => undefined })
    await settle()
    expect(words(root)).toContain('Open, get the link')
    click(find(root, '.button.primary'))
    await settle()
    expect(asked.find((one) => one.what === 'POST /api/tables')?.body).toMatchObject({
      options: { players: 3, sundial: 834 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      start: false,
      clock: { kind: 'none' },
    })
  })

  it('begins at once when no seat is free, and says what is refused', async () => {
    const root = show(NewTable, { game: 'carolingi', onclose: () => undefined })
    await settle()
    for (const select of root.querySelectorAll<HTMLSelectElement>('ol select')) {
      select.selectedIndex = 3
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await settle()
    expect(words(root)).toContain('Begin')
    delete answers['POST /api/tables']
    click(find(root, '.button.primary'))
    await settle()
    expect(find(root, '[role=alert]').textContent?.length).toBeGreaterThan(1)
    expect(asked.find((one) => one.what === 'POST /api/tables')?.body).toMatchObject({
      seats: [{}, { kind: 'bot', bot: 'greedy' }, {}],
    })
    answers['POST /api/tables'] = table({})
    asked = []
    click(find(root, '.button.primary'))
    await settle()
    // the own share of chance comes after the server's promise, or it would be worth nothing
    const deeds = asked.filter((one) => one.what.startsWith('POST'))
    expect(deeds.map((one) => one.what.replace('POST /api/tables', ''))).toEqual([
      '',
      '/hiver/seats/0',
      '/hiver/start',
    ])
    expect(deeds[1]?.body).toMatchObject({
      do: 'ready',
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(route.now).toEqual({ page: 'table', id: 'hiver' })
  })
})

describe('the waiting room', () => {
  const room = (given: Partial<TableInfo>) => {
    const info = table(given)
    const live = new Live(info.id, null)
    live.room = info
    return show(Waiting, { table: info, game: carolingi, live })
  }

  it('shows the host the link, the seats and what the start will do', () => {
    const root = room({})
    expect(find<HTMLInputElement>(root, '.link input').value).toMatch(/\/t\/hiver$/)
    expect(words(root)).toContain('Start with two')
    expect(words(root)).toContain('One seat is free.')
    expect(words(root)).toContain('2 of 3')
  })

  it('does not begin without those who are not ready', () => {
    const seats = [seat(0, { name: 'Judith', mine: true }), seat(1, { name: 'Irmgard', ready: false })]
    const root = room({ seats })
    expect(find(root, '.begin .primary').getAttribute('aria-disabled')).toBe('true')
    expect(words(root)).toContain('Not ready yet: Irmgard')
  })

  it('shows somebody with the link only a name, the seats, and two ways', async () => {
    const seats = [seat(0, { name: 'Judith' }), seat(1, { kind: 'open', ready: false })]
    const root = room({ host: false, seats })
    expect(words(root)).toContain('Judith invites you to a game of Carolingi.')
    expect(words(root)).not.toContain('Rules of the table')
    answers['POST /api/tables/hiver/seats/1'] = table({})
    find(root, 'form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await settle()
    const sat = asked.find((one) => one.what === 'POST /api/tables/hiver/seats/1')
    expect(sat?.body).toMatchObject({ do: 'sit', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
  })
})

describe('other pages', () => {
  it('say that a table is not there, with three ways on', async () => {
    const root = show(Table, { id: 'nowhere' })
    await settle()
    expect(words(root)).toContain('There is no such table')
    expect(root.querySelectorAll('.ways a')).toHaveLength(3)
  })

  it('say that a table was closed', async () => {
    answers['GET /api/tables/gone'] = table({ id: 'gone', status: 'closed' })
    const root = show(Table, { id: 'gone' })
    await settle()
    expect(words(root)).toContain('The host has closed the table “Hiver à Aix”.')
  })

  it('hold the rules, searched and in another language at once', async () => {
    const root = show(Rules, { game: 'carolingi', section: '5.4a' })
    await settle()
    expect(find(root, 'article.meant').id).toBe('rule-5-4')
    await texts.use('de')
    await settle()
    expect(words(root)).toContain('Truppen ziehen')
    await texts.use('en')
  })

  it('keep finished games', async () => {
    answers['GET /api/lobby'] = { mine: [card({ status: 'over', my_turn: false })], open: [], watch: [] }
    const root = show(Records, {})
    await settle()
    expect(find(root, 'a[download]').getAttribute('href')).toBe('/api/tables/hiver/record')
    expect(words(root)).toContain('hoftag verify')
  })
})
