import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endRows, endWords } from '../../../src/games/wallenstein/end'
import Left from '../../../src/games/wallenstein/Left.svelte'
import { animate } from '../../../src/games/wallenstein/motion'
import { regionRows } from '../../../src/games/wallenstein/scoring/regions'
import Regions from '../../../src/games/wallenstein/scoring/Regions.svelte'
import Outlook from '../../../src/games/wallenstein/scoring/Outlook.svelte'
import { readWinter, winterPoints } from '../../../src/games/wallenstein/scoring/winter'
import TowerTab from '../../../src/games/wallenstein/tabs/TowerTab.svelte'
import { isOutcome } from '../../../src/games/wallenstein/tower/battle'
import { FALL } from '../../../src/games/wallenstein/tower/fall'
import Result from '../../../src/games/wallenstein/tower/Result.svelte'
import Scene from '../../../src/games/wallenstein/tower/Scene.svelte'
import { lastBattle, wantsScene, watching } from '../../../src/games/wallenstein/tower/watching.svelte'
import { news, resultSteps } from '../../../src/games/wallenstein/tower/words'
import { texts } from '../../../src/lib/texts.svelte'
import type { Stage, TableModel } from '../../../src/table/contract'
import type { EventLine } from '../../../src/wire'
import { show } from '../../ui/harness'
import { GAMES } from './steps'
import { momentWhen, tableOf } from './watch'

beforeAll(() => texts.use('de'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  watching.close()
  vi.useRealTimers()
})

function button(root: Element, name: string): HTMLElement {
  const found = [...root.querySelectorAll<HTMLElement>('button')].find((one) =>
    one.textContent?.includes(name),
  )
  if (!found) throw new Error(`no button ${name}`)
  return found
}

const afterBattle = momentWhen(0, (_, event) => event.kind === 'conquered')

/** A stage on which nothing can be found, with what follows an event. */
function stageFor(table: TableModel, coming: EventLine[], skip = new AbortController()): Stage {
  return {
    table,
    before: table.shown,
    after: table.shown,
    coming,
    reduced: false,
    pace: 1,
    skip: skip.signal,
    find: () => null,
    box: () => null,
    rest: () => Promise.resolve(),
    fly: () => Promise.resolve(),
    mark: () => Promise.resolve(),
    play: () => Promise.resolve(),
    sound: () => {},
  }
}

describe('the left column', () => {
  it('shows ten cards, those to come face down, the present one marked', () => {
    const at = momentWhen(0, (view) => view.action === 2)
    const left = show(Left, { table: tableOf(at) })
    const cards = [...left.querySelectorAll('[data-at^="action:"]')]
    expect(cards).toHaveLength(10)
    expect(cards.filter((card) => card.querySelector('.back'))).toHaveLength(10 - at.view.actions.length)
    expect(left.querySelector('[aria-current=step]')?.textContent).toContain('jetzt')
    expect(left.querySelectorAll('[data-at^="place:"]')).toHaveLength(5)
    expect(left.querySelectorAll('[data-at=event]')).toHaveLength(1)
  })

  it('shows what the winter has brought', () => {
    const at = momentWhen(0, (_, event) => event.kind === 'points')
    const left = show(Left, { table: tableOf(at) })
    expect(left.querySelectorAll('li')).toHaveLength(at.view.seats.length)
    expect(left.textContent).toContain('Winter')
  })
})

describe('a battle that is watched', () => {
  it('is told when its cubes have fallen, and stays until the viewer goes on', () => {
    const table = tableOf(afterBattle)
    const battle = lastBattle(table)!
    void watching.begin(table, battle)
    expect(wantsScene(table)).toBe(true)
    expect(wantsScene(tableOf(afterBattle))).toBe(false)
    show(Scene, { table })
    const result = show(Result, { table })
    expect(result.textContent).toContain('fallen')
    expect(result.querySelector('ol')).toBeNull()
    vi.advanceTimersByTime(FALL + 1)
    flushSync()
    expect(result.querySelectorAll('ol li')).toHaveLength(resultSteps(table, battle).length)
    vi.advanceTimersByTime(60_000)
    expect(wantsScene(table)).toBe(true)
    button(result, 'Weiter').click()
    flushSync()
    expect(wantsScene(table)).toBe(false)
  })

  it('is named in the bar while the cubes fall, and not afterwards', () => {
    const table = tableOf(afterBattle)
    expect(news(table)).toBeNull()
    void watching.begin(table, lastBattle(table)!)
    const land = table.speaker.name('land', lastBattle(table)!.land)
    expect(news(table)).toContain(`greift an: ${land}`)
    watching.finish()
    expect(news(table)).toBeNull()
  })

  it('can be closed on a phone without scrolling to the buttons', () => {
    const table = tableOf(afterBattle, { compact: true })
    void watching.begin(table, lastBattle(table)!)
    const scene = show(Scene, { table })
    expect(scene.querySelector('.score')?.textContent).toMatch(/\d .* – \d/)
    vi.advanceTimersByTime(FALL + 1000)
    flushSync()
    scene.querySelector<HTMLElement>('.what button')?.click()
    expect(wantsScene(table)).toBe(false)
  })

  it('goes on with the space bar, first to the result; Escape leaves at once', () => {
    const table = tableOf(afterBattle)
    void watching.begin(table, lastBattle(table)!)
    show(Scene, { table })
    const press = (key: string) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    press(' ')
    expect(watching.running).toBe(false)
    press(' ')
    expect(wantsScene(table), 'the press that ended the fall').toBe(true)
    vi.advanceTimersByTime(1000)
    press(' ')
    expect(wantsScene(table)).toBe(false)
    watching.again(table, lastBattle(table)!)
    flushSync()
    press('Escape')
    expect(wantsScene(table)).toBe(false)
  })

  it('can be seen once more and skipped', () => {
    const table = tableOf(afterBattle)
    watching.again(table, lastBattle(table)!)
    const result = show(Result, { table })
    vi.advanceTimersByTime(FALL + 1)
    flushSync()
    button(result, 'Noch einmal').click()
    expect(watching.running).toBe(true)
    button(result, 'Überspringen').click()
    expect(watching.running).toBe(false)
    expect(wantsScene(table)).toBe(true)
  })

  it('leaves after a moment when the viewer is asked, unless it was wished for', () => {
    const table = tableOf(afterBattle, { mine: true })
    void watching.begin(table, lastBattle(table)!)
    const scene = show(Scene, { table })
    expect(scene.textContent).toContain('Würfelturm')
    vi.advanceTimersByTime(FALL + 1)
    flushSync()
    vi.advanceTimersByTime(10_000)
    expect(wantsScene(table)).toBe(false)
    watching.again(table, lastBattle(table)!)
    flushSync()
    vi.advanceTimersByTime(FALL + 20_000)
    expect(wantsScene(table)).toBe(true)
  })

  it('ends with its season, and does not come back with the next actions', () => {
    const table = tableOf(afterBattle)
    void watching.begin(table, lastBattle(table)!)
    for (const season of ['summer', 'autumn']) {
      Object.assign(table, { shown: { ...afterBattle.view, season } })
      expect(wantsScene(table), season).toBe(false)
    }
    watching.again(table, lastBattle(table)!)
    expect(wantsScene(table)).toBe(true)
  })

  it('has not happened in a past before it', () => {
    const table = tableOf(afterBattle)
    watching.again(table, lastBattle(table)!)
    Object.assign(table, { log: afterBattle.log.slice(0, -5) })
    expect(wantsScene(table)).toBe(false)
  })
})

describe('motion', () => {
  const start = momentWhen(0, (_, event) => event.kind === 'attack')
  const events = GAMES[0]!.updates.flatMap((update) => update.events)
  const from = events.findIndex((event) => event.kind === 'attack') + 1
  const to = events.findIndex((event, i) => i > from && isOutcome(event.kind)) + 1
  const battle = events.slice(from, to)

  it('lets the cubes fall before anything of the result is told; a skip ends it', async () => {
    const table = tableOf({ view: start.view, log: [...start.log, battle[0]!] })
    const skip = new AbortController()
    const played = animate(battle[0]!, stageFor(table, battle.slice(1), skip))
    expect(watching.running).toBe(true)
    expect(watching.at(table)?.outcome).toBe(battle.at(-1)?.kind)
    skip.abort()
    await played
    expect(watching.running).toBe(false)
    expect(wantsScene(table)).toBe(true)
  })

  it('does the same in a replay, where the log stands at the move before', async () => {
    const table = tableOf(start, { replaying: true })
    const played = animate(battle[0]!, stageFor(table, battle.slice(1)))
    expect(watching.running).toBe(true)
    await vi.advanceTimersByTimeAsync(FALL + 1)
    await played
    expect(watching.running).toBe(false)
  })

  it('begins nothing with the other events of a battle', async () => {
    for (const [i, event] of battle.entries()) {
      if (i === 0) continue
      const table = tableOf({ view: start.view, log: [...start.log, ...battle.slice(0, i + 1)] })
      await animate(event, stageFor(table, battle.slice(i + 1)))
      expect(watching.running).toBe(false)
    }
  })
})

describe('the tab of the tower', () => {
  it('shows what is inside and the last battle', () => {
    const tab = show(TowerTab, { table: tableOf(afterBattle, { compact: true }) })
    expect(tab.textContent).toContain('Im Turm')
    button(tab, 'ansehen').click()
    expect(watching.running).toBe(true)
  })

  it('says so before the first battle', () => {
    const { first, opening } = GAMES[0]!
    const tab = show(TowerTab, { table: tableOf({ view: first, log: opening }) })
    expect(tab.textContent).toContain('Noch kein Kampf')
  })
})

describe('scoring', () => {
  const end = { view: GAMES[0]!.last, log: GAMES[0]!.updates.flatMap((update) => update.events) }

  it('lists five regions with three kinds of building, and explains each majority', () => {
    const table = tableOf(end)
    const rows = regionRows(table)
    expect(rows).toHaveLength(5)
    expect(rows.flatMap((row) => row.cells).filter((cell) => cell !== null)).toHaveLength(
      end.view.majorities.length,
    )
    const panel = show(Regions, { table })
    const cell = panel.querySelector<HTMLElement>('td button')!
    cell.click()
    flushSync()
    expect(panel.querySelector('.why')?.textContent?.trim()).toBe(cell.querySelector('.hidden')?.textContent)
  })

  it('counts the next scoring as the engine does', () => {
    const { first, opening } = GAMES[0]!
    const panel = show(Outlook, { table: tableOf({ view: first, log: opening }) })
    const sums = [...panel.querySelectorAll('.sum')].map((cell) => Number(cell.textContent))
    expect(sums).toEqual(first.seats.map((seat) => seat.score['next']))
  })

  it('reads the winter from the log', () => {
    for (const game of GAMES) {
      const log = game.updates.flatMap((update) => update.events)
      const winter = readWinter(log, game.last)!
      const revolts = winter.seats.flatMap((seat) => seat.revolts)
      expect(revolts.every((rising) => rising.state !== 'rises')).toBe(true)
      for (const seat of winter.seats) expect(seat.missing === 0).toBe(seat.revolts.length === 0)
      for (const part of ['lands', 'buildings', 'majorities'] as const) {
        const winters = winterPoints(log, game.last, part)
        expect(winters).toHaveLength(2)
        game.outcome.parts.forEach((parts, seat) =>
          expect(winters.reduce((sum, one) => sum + (one[seat] ?? 0), 0)).toBe(parts[part]),
        )
      }
    }
  })

  it('tells how the game ended, winter by winter', () => {
    for (const game of GAMES) {
      const log = game.updates.flatMap((update) => update.events)
      const table = tableOf({ view: game.last, log })
      const rows = endRows(table, game.outcome)
      const parts = rows.filter((row) => row.kind === undefined)
      game.outcome.scores.forEach((score, seat) => {
        expect(parts.reduce((sum, row) => sum + (row.cells[seat]?.points ?? 0), 0)).toBe(score)
      })
      expect(rows[0]?.cells[0]?.value).toContain('+')
      expect(endWords(table, game.outcome).why).toContain(String(Math.max(...game.outcome.scores)))
    }
  })
})
