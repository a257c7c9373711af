import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '../../src/lib/api'
import type { GamePlugin } from '../../src/table/contract'
import { Table, type Doors } from '../../src/table/model.svelte'
import type { Play, TableInfo, Undo, Update, WhyNot } from '../../src/wire'
import { rowAt } from './rows.svelte'
import { Exchange, GAME, MARCH, marched, plugin, question, seat, table, update } from './samples'

class Server {
  plays: Play[] = []
  undos: Undo[] = []
  whys: string[] = []
  next: Update | ProblemError = update(2)
  why: WhyNot = { problem: null }
  looked = 0
  /** What a look brings; null: something newer each time. */
  now: Update | null = null

  get doors(): Doors['api'] {
    const answer = (): Promise<Update> =>
      this.next instanceof ProblemError ? Promise.reject(this.next) : Promise.resolve(this.next)
    return {
      play: (_id: string, body: Play) => {
        this.plays.push(body)
        return answer()
      },
      undo: (_id: string, body: Undo) => {
        this.undos.push(body)
        return answer()
      },
      view: () => {
        this.looked += 1
        return Promise.resolve(this.now ?? update(this.looked + 10))
      },
      why: (_id: string, _seat: number, notation: string) => {
        this.whys.push(notation)
        return Promise.resolve(this.why)
      },
      frames: (_id: string, _seat: number | null, start: number) =>
        Promise.resolve({
          total: 2,
          start,
          frames: [0, 1].map((move) => ({
            move,
            seat: null,
            notation: '',
            events: move,
            position: { past: move } as unknown as Update['position'],
            awaiting: [move],
            chapter: {},
          })),
        }),
    } as unknown as Doors['api']
  }
}

let stops: (() => void)[] = []

function lay(
  info: TableInfo = table(),
  given: Partial<GamePlugin> = {},
): { model: Table; wire: Exchange; server: Server } {
  const wire = new Exchange()
  const server = new Server()
  const model = new Table(info, GAME, {}, plugin(given), { live: wire.live, api: server.doors })
  stops.push(model.start())
  flushSync()
  return { model, wire, server }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await Promise.resolve()
    flushSync()
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
})

describe('news', () => {
  it('the first is drawn at once, and its question can be answered', () => {
    const { model, wire } = lay()
    expect(model.laid).toBe(false)
    wire.last.say(update(1))
    flushSync()
    expect(model.laid).toBe(true)
    expect(model.shown).toEqual({ at: 1 })
    expect(model.mine).toBe(true)
    expect(model.chooser.lit('land', 'normandie')).toBe(true)
  })

  it('events are played one after the other; what is drawn lags behind', async () => {
    const played: string[] = []
    let release: () => void = () => undefined
    const { model, wire } = lay(table(), {
      animate: (event) => {
        played.push(event.kind)
        return new Promise<void>((resolve) => (release = resolve))
      },
      advance: (position) => ({ ...position, half: true }),
    })
    model.root = document
    wire.last.say(update(1, { awaiting: [1], asked: null }))
    flushSync()
    wire.last.say(update(2, { events: [marched, marched] }))
    flushSync()
    expect(model.moving).toBe(true)
    expect(model.shown).toEqual({ at: 1 })
    expect(model.log.length).toBe(1)
    expect(model.chooser.active).toBe(false)
    release()
    await settle()
    await vi.advanceTimersByTimeAsync(400)
    await settle()
    expect(model.shown).toEqual({ at: 1, half: true })
    expect(model.log.length).toBe(2)
    release()
    await settle()
    await vi.advanceTimersByTimeAsync(400)
    await settle()
    expect(model.moving).toBe(false)
    expect(model.shown).toEqual({ at: 2 })
    expect(model.chooser.active).toBe(true)
    expect(played).toEqual(['marched', 'marched'])
  })

  it('a skip draws everything at once', async () => {
    const { model, wire } = lay(table(), {
      animate: (_event, stage) => stage.rest(100_000),
    })
    model.root = document
    wire.last.say(update(1, { asked: null, awaiting: [1] }))
    flushSync()
    wire.last.say(update(2, { events: [marched, marched, marched] }))
    flushSync()
    model.story.skip()
    await settle()
    expect(model.shown).toEqual({ at: 2 })
    expect(model.log.length).toBe(3)
    expect(model.moving).toBe(false)
  })

  it('whoever lies far behind is brought up', async () => {
    let count = 0
    const { model, wire } = lay(table(), {
      animate: (_event, stage) => {
        count += 1
        return stage.rest(50)
      },
    })
    model.root = document
    wire.last.say(update(1, { asked: null, awaiting: [1] }))
    flushSync()
    for (let n = 2; n <= 12; n++) {
      wire.last.say(update(n, { keep: n - 2, events: [marched], asked: null, awaiting: [1] }))
      flushSync()
    }
    for (let i = 0; i < 40; i++) {
      await vi.advanceTimersByTimeAsync(50)
      await settle()
    }
    expect(model.shown).toEqual({ at: 12 })
    expect(count).toBeLessThan(6)
  })

  it('an undo is simply there', () => {
    const { model, wire } = lay()
    wire.last.say(update(1, { events: [marched, marched] }))
    flushSync()
    wire.last.say(update(2, { keep: 1, events: [] }))
    flushSync()
    expect(model.log.length).toBe(1)
    expect(model.shown).toEqual({ at: 2 })
    expect(model.moving).toBe(false)
  })

  it('another seat that chooses at the same time leaves the half-made answer alone', () => {
    const { model, wire } = lay()
    wire.last.say(update(1))
    flushSync()
    model.chooser.pick({ domain: 'land', name: 'normandie' })
    wire.last.say(update(2))
    flushSync()
    expect(model.chooser.chosen('land', 'normandie')).toBe(true)
  })
})

describe('answers', () => {
  it('are sent once, with the question and a key', async () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1))
    flushSync()
    model.chooser.pickVerb('done')
    expect(model.sending).toBe(true)
    model.chooser.pickVerb('done')
    await settle()
    expect(server.plays.length).toBe(1)
    expect(server.plays[0]).toMatchObject({ seat: 0, asked: 1, notation: 'done' })
    expect(server.plays[0]?.key.length).toBeGreaterThan(8)
    expect(model.sending).toBe(false)
    expect(model.shown).toEqual({ at: 2 })
  })

  it('a refusal goes to the box, the piece goes back', async () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1))
    flushSync()
    server.next = new ProblemError(
      'refused',
      { code: 'not-legal', message: 'No.', facts: {}, rule: '5.4' },
      422,
      '',
    )
    model.chooser.pick({ domain: 'land', name: 'normandie' })
    model.chooser.pick({ domain: 'land', name: 'berry' })
    await settle()
    expect(server.plays[0]?.notation).toBe('march normandie berry 1')
    expect(model.chooser.begun).toBe(false)
    expect(model.reasons.text?.rule).toBe('5.4')
    expect(server.looked).toBe(1)
    expect(model.sending).toBe(false)
  })

  it('a lost connection is a problem of its own', async () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1))
    flushSync()
    server.next = new ProblemError(
      'offline',
      { code: 'web-offline', message: '', facts: {}, rule: '' },
      0,
      '',
    )
    model.chooser.pickVerb('done')
    await settle()
    expect(model.problem?.failure).toBe('offline')
    expect(model.reasons.text).toBeNull()
  })

  it('the only answer is given by itself, but not after an undo', async () => {
    const { model, wire, server } = lay()
    const crown = { ...question(['crown colour'], ['crown red']), id: 1 }
    wire.last.say(update(1, { asked: crown, can_undo: true }))
    flushSync()
    await vi.advanceTimersByTimeAsync(600)
    expect(server.plays.map((play) => play.notation)).toEqual(['crown red'])
    await settle()
    server.next = update(3, { asked: { ...crown, id: 3 } })
    model.story.update = { ...(model.story.update as Update), can_undo: true }
    model.undo()
    await settle()
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.undos.length).toBe(1)
    expect(server.plays.length).toBe(1)
  })
})

describe('days for a move', () => {
  it('what cannot be taken back is shown once more', async () => {
    const clock = { kind: 'days' as const, seconds: 86400, increment: 0, at_zero: 'bot' as const }
    const { model, wire, server } = lay(table({ clock }))
    wire.last.say(update(1))
    flushSync()
    model.chooser.pickVerb('done')
    await settle()
    expect(server.plays).toEqual([])
    expect(model.deeds.summary).toBe('done')
    model.deeds.confirm('done')
    await settle()
    expect(server.plays.map((play) => play.notation)).toEqual(['done'])
    expect(model.deeds.summary).toBeNull()
  })

  it('of a secret choice that is made in parts only the end', async () => {
    const clock = { kind: 'days' as const, seconds: 86400, increment: 0, at_zero: 'bot' as const }
    const { model, wire, server } = lay(table({ clock }))
    const parts = question(['lay field card', 'done'], ['lay tax mark', 'done'], { secret: true })
    wire.last.say(update(1, { asked: parts }))
    flushSync()
    model.chooser.send(parts.choices[0]!)
    await settle()
    expect(model.deeds.summary).toBeNull()
    expect(server.plays.map((play) => play.notation)).toEqual(['lay tax mark'])
    const whole = question(['place tile tile'], ['place fight march'], { secret: true })
    wire.last.say(update(3, { asked: whole }))
    flushSync()
    model.chooser.send(whole.choices[0]!)
    expect(model.deeds.summary).toBe('place fight march')
  })
})

describe('a row of answers', () => {
  const FORMS = ['lay field card', 'clear field', 'done']
  const asks = (number: number, ...notations: string[]): Update =>
    update(number, { asked: question(FORMS, notations, { id: number, secret: true }) })

  it('gives each when the one before it has been carried out', async () => {
    const { model, wire, server } = lay()
    wire.last.say(asks(1, 'clear tax', 'lay palace mark'))
    flushSync()
    const stopped = vi.fn()
    const { row, end } = rowAt(model, stopped)
    stops.push(end)
    server.next = asks(2, 'lay tax baden')
    row.add('clear tax', 'lay tax baden')
    flushSync()
    expect(server.plays.map((play) => play.notation)).toEqual(['clear tax'])
    expect(row.pending).toEqual(['clear tax', 'lay tax baden'])
    await settle()
    server.next = asks(3, 'clear tax')
    await settle()
    expect(server.plays.map((play) => [play.notation, play.asked])).toEqual([
      ['clear tax', 1],
      ['lay tax baden', 2],
    ])
    await settle()
    expect(row.pending).toEqual([])
    expect(stopped).not.toHaveBeenCalled()
  })

  it('ends where one has become impossible, and asks why', async () => {
    const { model, wire, server } = lay()
    wire.last.say(asks(1, 'clear tax'))
    flushSync()
    const stopped = vi.fn()
    const { row, end } = rowAt(model, stopped)
    stops.push(end)
    server.next = asks(2, 'lay palace mark')
    row.add('clear tax', 'lay tax baden', 'done')
    flushSync()
    await settle()
    expect(server.plays).toHaveLength(1)
    expect(stopped).toHaveBeenCalledWith('lay tax baden')
    expect(server.whys).toEqual(['lay tax baden'])
    expect(row.pending).toEqual([])
  })

  it('ends where the server refuses one', async () => {
    const { model, wire, server } = lay()
    const first = asks(1, 'clear tax', 'lay tax baden')
    wire.last.say(first)
    flushSync()
    const stopped = vi.fn()
    const { row, end } = rowAt(model, stopped)
    stops.push(end)
    server.next = new ProblemError('refused', { code: 'no', message: 'No.', facts: {}, rule: '' }, 422, '')
    server.now = first
    row.add('clear tax', 'lay tax baden')
    flushSync()
    await settle()
    expect(server.plays).toHaveLength(1)
    expect(stopped).toHaveBeenCalledWith('clear tax')
  })
})

describe('undo', () => {
  it('leaves alone what was picked by itself', async () => {
    const { model, wire, server } = lay(table(), { undoesAnswers: () => true })
    wire.last.say(update(1, { can_undo: true, undo_stop: '' }))
    flushSync()
    model.chooser.pick({ domain: 'land', name: 'normandie' })
    model.undo()
    await settle()
    expect(server.undos).toHaveLength(1)
  })

  it('takes the half-made answer back first, then asks the server', async () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1, { can_undo: true, undo_stop: '' }))
    flushSync()
    model.chooser.pick({ domain: 'land', name: 'normandie' })
    model.undo()
    expect(model.chooser.begun).toBe(false)
    expect(server.undos.length).toBe(0)
    model.undo()
    await settle()
    expect(server.undos[0]).toMatchObject({ seat: 0, all: false })
  })

  it('says why it cannot', () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1, { undo_stop: 'drawn' }))
    flushSync()
    model.undo()
    expect(server.undos.length).toBe(0)
    expect(model.reasons.text).not.toBeNull()
  })

  it('redo plays the same again', async () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1))
    flushSync()
    server.next = update(2, { can_undo: true })
    model.chooser.pickVerb('done')
    await settle()
    server.next = update(3)
    model.undo()
    await settle()
    model.redo()
    await settle()
    expect(server.plays.map((play) => play.notation)).toEqual(['done', 'done'])
    model.redo()
    expect(server.plays.length).toBe(2)
  })
})

describe('why not', () => {
  it('asks the server about what does not fit', async () => {
    const { model, wire, server } = lay()
    wire.last.say(update(1))
    flushSync()
    server.why = { problem: { code: 'xyz', message: 'Too far.', facts: {}, rule: '5.4' } }
    model.chooser.pick({ domain: 'land', name: 'anjou' })
    await settle()
    expect(server.whys).toEqual(['march anjou * *'])
    expect(model.reasons.text).toMatchObject({ what: 'Anjou', reason: 'Too far.', rule: '5.4' })
  })

  it('knows itself why nothing can be done at all', async () => {
    const { model, wire, server } = lay(table({ seats: [seat(0), seat(1), seat(2)] }))
    expect(model.seat).toBeNull()
    wire.last.say(update(1, { seat: null, asked: null, awaiting: [1] }))
    flushSync()
    model.chooser.pick({ domain: 'land', name: 'anjou' })
    await settle()
    expect(server.whys).toEqual([])
    expect(model.reasons.text?.what).toBe('Anjou')
  })
})

describe('several people before one screen', () => {
  const two = (): TableInfo => table({ seats: [seat(0, { mine: true }), seat(1, { mine: true }), seat(2)] })

  it('nothing secret is fetched before the right person sits there', () => {
    const { model, wire } = lay(two())
    expect(wire.last.address).not.toContain('seat=')
    wire.last.say(update(1, { seat: null, asked: null, awaiting: [1] }))
    flushSync()
    expect(model.handingTo).toBe(1)
    expect(wire.sockets.every((socket) => !socket.address.includes('seat='))).toBe(true)
    model.sitDown()
    flushSync()
    expect(wire.last.address).toContain('seat=1')
    expect(model.handingTo).toBeNull()
    wire.last.say(update(1, { seat: 1, awaiting: [1] }))
    flushSync()
    expect(model.seat).toBe(1)
    expect(model.mine).toBe(true)
  })

  it('the next person is called, and what the first could see is forgotten', () => {
    const { model, wire } = lay(two())
    wire.last.say(update(1, { seat: null, asked: null, awaiting: [0] }))
    flushSync()
    model.sitDown()
    flushSync()
    const first = wire.last
    first.say(update(1, { position: { secret: 'peace' } as unknown as Update['position'] }))
    flushSync()
    first.say(update(2, { asked: null, awaiting: [1] }))
    flushSync()
    expect(first.closed).toBe(true)
    expect(model.handingTo).toBe(1)
    expect(model.laid).toBe(false)
    expect(model.chooser.asked).toBeNull()
    expect(JSON.stringify(model.story.position)).not.toContain('peace')
    wire.last.say(update(2, { seat: null, asked: null, awaiting: [1] }))
    flushSync()
    expect(model.handingTo).toBe(1)
    model.sitDown()
    flushSync()
    expect(wire.last.address).toContain('seat=1')
  })

  it('an open game just goes on', () => {
    const { model, wire } = lay(two(), { open: true })
    expect(model.seat).toBe(0)
    wire.last.say(update(1, { asked: null, awaiting: [1] }))
    flushSync()
    expect(model.handingTo).toBeNull()
    expect(model.seat).toBe(1)
    expect(wire.last.address).toContain('seat=1')
  })

  it('while bots play, whoever sits there stays', () => {
    const { model, wire } = lay(two())
    wire.last.say(update(1, { seat: null, asked: null, awaiting: [0] }))
    flushSync()
    model.sitDown()
    flushSync()
    wire.last.say(update(1, { asked: null, awaiting: [2] }))
    flushSync()
    expect(model.seat).toBe(0)
    expect(model.handingTo).toBeNull()
  })
})

describe('the past', () => {
  it('is shown instead of the present, and nothing can be chosen in it', async () => {
    const { model, wire } = lay()
    wire.last.say(update(1, { events: [marched] }))
    flushSync()
    await model.replay.enter(0)
    flushSync()
    expect(model.replaying).toBe(true)
    expect(model.shown).toEqual({ past: 0 })
    expect(model.log.length).toBe(0)
    expect(model.awaiting).toEqual([0])
    expect(model.chooser.active).toBe(false)
    expect(model.mine).toBe(false)
    model.replay.leave()
    flushSync()
    expect(model.shown).toEqual({ at: 1 })
    expect(model.chooser.active).toBe(true)
  })

  it('news go on meanwhile', async () => {
    const { model, wire } = lay()
    wire.last.say(update(1))
    flushSync()
    await model.replay.enter(1)
    wire.last.say(update(2, { events: [marched], asked: { ...MARCH, id: 9 } }))
    flushSync()
    expect(model.shown).toEqual({ past: 1 })
    model.replay.leave()
    flushSync()
    expect(model.shown).toEqual({ at: 2 })
  })
})
