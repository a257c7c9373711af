import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, asProblem, hex, newKey, ProblemError } from '../../src/lib/api'
import { texts } from '../../src/lib/texts.svelte'

type Answer = () => Response | Promise<Response>

const json =
  (status: number, body: unknown): Answer =>
  () =>
    new Response(JSON.stringify(body), { status })
const broken: Answer = () => Promise.reject(new TypeError('fetch failed'))

function serve(...answers: Answer[]) {
  const made = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve((answers.shift() ?? broken)()))
  vi.stubGlobal('fetch', made)
  return made
}

async function failure(promise: Promise<unknown>): Promise<ProblemError> {
  return promise.then(
    () => Promise.reject(new Error('it went well')),
    (error: unknown) => error as ProblemError,
  )
}

describe('the doors of the server', () => {
  beforeEach(async () => {
    await texts.use('de')
    document.cookie = 'hoftag-csrf=abc'
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('send the language, and the token with deeds only', async () => {
    const made = serve(json(200, []), json(201, { id: 'x' }))
    await api.games()
    await api.open({ game: 'carolingi' })
    const headers = made.mock.calls.map(([, init]) => init?.headers as Record<string, string>)
    expect(headers[0]).toMatchObject({ 'Accept-Language': 'de' })
    expect(headers[0]).not.toHaveProperty('x-csrf-token')
    expect(headers[1]).toMatchObject({ 'x-csrf-token': 'abc', 'Content-Type': 'application/json' })
  })

  it('bring refusals as problems with their facts', async () => {
    serve(json(404, { code: 'table-unknown', message: 'Diesen Tisch gibt es nicht.', facts: {}, rule: '' }))
    const error = await failure(api.table('x'))
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({
      failure: 'refused',
      status: 404,
      code: 'table-unknown',
      request: 'GET /api/tables/x',
    })
    expect(error.text.length).toBeGreaterThan(5)
  })

  it('ask again where that does no harm', async () => {
    const reading = serve(broken, json(503, { code: 'busy', message: 'x' }), json(200, []))
    await expect(api.games()).resolves.toEqual([])
    expect(reading).toHaveBeenCalledTimes(3)
    const playing = serve(broken, json(200, { number: 1 }))
    await expect(api.play('x', { seat: 0, asked: 1, notation: 'done', key: newKey() })).resolves.toEqual({
      number: 1,
    })
    expect(playing).toHaveBeenCalledTimes(2)
    const opening = serve(broken, json(201, {}))
    expect(await failure(api.open({ game: 'carolingi' }))).toMatchObject({
      failure: 'offline',
      code: 'web-offline',
    })
    expect(opening).toHaveBeenCalledTimes(1)
  })

  it('do not repeat what was refused', async () => {
    const made = serve(json(422, { code: 'no', message: 'Nein.' }), json(200, []))
    expect((await failure(api.games())).text).toBe('Nein.')
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('make sense of nonsense', async () => {
    const page: Answer = () => new Response('<html>', { status: 200 })
    serve(page, page, page)
    expect(await failure(api.games())).toMatchObject({ failure: 'garbled', code: 'web-garbled' })
    expect(asProblem(new Error('oh'))).toMatchObject({
      code: 'web-broken',
      problem: { facts: { detail: 'Error: oh' } },
    })
  })

  it('write questions into the address', async () => {
    const made = serve(json(200, { problem: null }), json(200, {}))
    await api.why('a b', 1, 'march normandie * *')
    await api.view('x', null)
    expect(made.mock.calls.map(([path]) => path)).toEqual([
      '/api/tables/a%20b/why?seat=1&try=march+normandie+*+*',
      '/api/tables/x/view',
    ])
  })

  it('make keys that differ', () => {
    expect(newKey()).not.toBe(newKey())
    expect(hex(16)).toMatch(/^[0-9a-f]{32}$/)
  })
})
