import { describe, expect, it } from 'vitest'
import { advance } from '../../../src/games/wallenstein/advance'
import { isOutcome, readBattle, winner, type Battle } from '../../../src/games/wallenstein/tower/battle'
import { fallOf } from '../../../src/games/wallenstein/tower/fall'
import { HEIGHT, mixed, WIDTH } from '../../../src/games/wallenstein/tower/places'
import type { View } from '../../../src/games/wallenstein/view'
import type { EventLine } from '../../../src/wire'
import { bareTable, GAMES } from './steps'

interface Fought {
  battle: Battle
  event: EventLine
  log: readonly EventLine[]
  /** Before anything was thrown, and when all is settled. */
  before: View
  after: View
}

/** Every battle of the recorded games, read at the moment at which it is shown. */
function battles(): Fought[] {
  const out: Fought[] = []
  for (const game of GAMES) {
    let view = game.first
    let before = view
    const log = [...game.opening]
    const table = bareTable(log)
    for (const event of game.updates.flatMap((update) => update.events)) {
      log.push(event)
      const battle = isOutcome(event.kind) ? readBattle(log, view) : null
      const next = advance(view, event, table) ?? view
      if (battle !== null) out.push({ battle, event, log: log.slice(-60), before, after: next })
      view = next
      if (event.kind !== 'thrown' && event.kind !== 'tray') before = view
    }
  }
  return out
}

const FOUGHT = battles()
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)

describe('a battle', () => {
  it('is read for each that was fought', () => {
    const outcomes = GAMES.flatMap((game) => game.updates.flatMap((update) => update.events)).filter(
      (event) => isOutcome(event.kind),
    )
    expect(FOUGHT).toHaveLength(outcomes.length)
    expect(new Set(FOUGHT.map(({ battle }) => battle.outcome)).size).toBe(6)
    expect(FOUGHT.some(({ battle }) => battle.defender.farmers > 0)).toBe(true)
    expect(FOUGHT.some(({ battle }) => battle.attacker.returned > 0)).toBe(true)
  })

  it('loses no cube: what was inside and thrown in is inside or has fallen out', () => {
    for (const { battle, before } of FOUGHT) {
      expect(battle.before).toEqual(before.tower.inside)
      battle.out.forEach((out, colour) => {
        expect((battle.before[colour] ?? 0) + (battle.thrown[colour] ?? 0)).toBe(
          (battle.inside[colour] ?? 0) + out,
        )
        expect(battle.returned[colour]).toBe(before.tower.tray[colour])
      })
    }
  })

  it('knows both sides and what counts for them', () => {
    for (const { battle, before } of FOUGHT) {
      const owner = before.lands.find((land) => land.land === battle.land)?.owner
      expect(battle.defender.seat).toBe(owner)
      const { attacker, defender } = battle
      expect(attacker.total).toBe(attacker.out + attacker.farmers)
      expect(defender.total).toBe(defender.out + defender.farmers)
      expect(sum(battle.out)).toBe(attacker.total + defender.total + sum(battle.aside))
      const won = winner(battle)
      const other = won === attacker ? defender : attacker
      if (won !== null) expect(won.total).toBeGreaterThanOrEqual(other.total)
    }
  })

  it('leaves the armies and the tray that the rules leave', () => {
    for (const { battle, after } of FOUGHT) {
      expect(after.tower.tray).toEqual(battle.aside)
      expect(after.lands.find((land) => land.land === battle.land)?.armies ?? 0).toBe(battle.left)
    }
  })
})

describe('the drawing of a fall', () => {
  it('has every cube once, inside the picture', () => {
    for (const { battle } of FOUGHT) {
      const cubes = fallOf(battle)
      expect(cubes).toHaveLength(sum(battle.before) + sum(battle.thrown))
      for (const [colour, out] of battle.out.entries())
        expect(cubes.filter((cube) => cube.out && cube.colour === colour)).toHaveLength(out)
      expect(cubes.filter((cube) => cube.thrown)).toHaveLength(sum(battle.thrown))
      for (const { end, size } of cubes) {
        expect(end[0] - size / 2).toBeGreaterThan(0)
        expect(end[0] + size / 2).toBeLessThan(WIDTH)
        expect(end[1]).toBeGreaterThan(0)
        expect(end[1]).toBeLessThan(HEIGHT)
      }
      const places = new Set(cubes.map(({ end }) => end.map((x) => x.toFixed(1)).join(' ')))
      expect(places.size).toBe(cubes.length)
    }
  })

  it('is the same each time', () => {
    const { battle } = FOUGHT[0]!
    expect(fallOf(battle)).toEqual(fallOf(battle))
  })

  it('mixes the colours on the ledges, and lets nothing rise', () => {
    expect(mixed([2, 0, 1])).toEqual([0, 2, 0])
    for (const { battle } of FOUGHT)
      for (const { start, end, via, out } of fallOf(battle)) {
        const way = start === null ? [] : [start, ...via, end].map(([, y]) => y)
        for (const [i, y] of way.entries()) {
          // the last step may end a little higher: cubes in the tray lie on each other
          if (i > 0 && !(out && i === way.length - 1)) expect(y).toBeGreaterThanOrEqual(way[i - 1]! - 0.01)
        }
      }
  })

  it('can be read before the cubes have fallen as well as afterwards', () => {
    for (const { battle, before, log } of FOUGHT) expect(readBattle(log, before, 'before')).toEqual(battle)
  })
})
