import { describe, expect, it } from 'vitest'
import { advance, toldLog } from '../../../src/games/wallenstein/advance'
import { bareTable, figures, GAMES, type Figures } from './steps'

describe('events', () => {
  it.each(GAMES.map((game, i) => [i, game] as const))(
    'change the drawing as the rules change the position, through a whole game (%i)',
    (_, game) => {
      let view = game.first
      const expected: Figures = figures(game.first)
      const log = [...game.opening]
      const table = bareTable(log, game.viewer)
      for (const [place, { events, changed }] of game.updates.entries()) {
        for (const event of events) {
          log.push(event)
          view = advance(view, event, table) ?? view
        }
        Object.assign(expected, changed)
        const kinds = events.map((event) => [event.kind, ...event.args].join(' ')).join('; ')
        expect(figures(view), `update ${place}: ${kinds}`).toEqual(expected)
      }
      expect(figures(view)).toEqual(figures(game.last))
      expect(view.majorities).toEqual(game.last.majorities)
    },
  )

  it('are remembered in a replay, whose log stands still', () => {
    const { first, opening, updates } = GAMES[0]!
    const table = { ...bareTable(opening), replaying: true }
    const events = updates.flatMap((update) => update.events).slice(0, 40)
    let view = first
    for (const event of events) view = advance(view, event, table) ?? view
    expect(toldLog(table, view)).toEqual([...opening, ...events])
    expect(toldLog(table, first)).toEqual(opening)
  })

  it('are scored by the majorities that are drawn', () => {
    let scored = 0
    for (const { first, opening, updates, viewer } of GAMES) {
      let view = first
      const log = [...opening]
      const table = bareTable(log, viewer)
      for (const event of updates.flatMap((update) => update.events)) {
        log.push(event)
        view = advance(view, event, table) ?? view
        if (event.kind !== 'majority') continue
        const [colour, building, region, points] = event.args
        const drawn = view.majorities.find((one) => one.region === region && one.building === building)
        expect(drawn?.points).toBe(points)
        expect(drawn?.leaders).toContain(view.seats.findIndex((seat) => seat.seat === colour))
        scored += 1
      }
    }
    expect(scored).toBeGreaterThan(50)
  })

  it('leave the position they start from alone', () => {
    for (const { first, updates, opening } of GAMES) {
      const copy = structuredClone(first)
      const table = bareTable(opening)
      for (const { events } of updates.slice(0, 60)) for (const event of events) advance(first, event, table)
      expect(first).toEqual(copy)
    }
  })
})
