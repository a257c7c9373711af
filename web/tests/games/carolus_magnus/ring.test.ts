import { describe, expect, it } from 'vitest'
import { advance } from '../../../src/games/carolus_magnus/advance'
import { neighbourTowards } from '../../../src/games/carolus_magnus/keys'
import { placeName, shortened, splitName } from '../../../src/games/carolus_magnus/names'
import { courtCube } from '../../../src/games/carolus_magnus/rows'
import { ghostsOf } from '../../../src/games/carolus_magnus/stops'
import { reckon } from '../../../src/games/carolus_magnus/reckoning'
import { headOf, ringOrder, runOf, type View } from '../../../src/games/carolus_magnus/view'
import { knightsOf } from '../../../src/games/carolus_magnus/model'
import type { EventLine } from '../../../src/wire'
import steps from '../../fixtures/ring_steps.json'
import { BOARD, PROVINCES } from './board'

interface Step {
  before: View
  events: EventLine[]
  after: View
}

const STEPS = steps as unknown as Step[]

/** What events tell about a position; counts, order of play and dice come with the server's next view. */
function told(view: View): unknown {
  return {
    round: view.round,
    emperor: view.emperor,
    supply: view.supply,
    holders: view.holders,
    places: view.places.map(({ provinces, knights, castles, owner }) => ({
      provinces,
      knights,
      castles,
      owner,
    })),
    sides: view.sides,
    seats: view.seats.map(({ court, reserve, disc }) => ({ court, reserve, disc })),
  }
}

describe('events', () => {
  it.each(
    STEPS.map((step, k) => [`${k}: ${step.events.map((event) => event.kind).join(' ')}`, step] as const),
  )('change the drawing as the rules change the position (%s)', (_, step) => {
    let view = step.before
    for (const event of step.events) view = advance(view, event) ?? view
    expect(told(view)).toEqual(told(step.after))
  })

  it('leave the position they start from alone', () => {
    const copy = structuredClone(STEPS.map((step) => step.before))
    for (const { before, events } of STEPS) for (const event of events) advance(before, event)
    expect(STEPS.map((step) => step.before)).toEqual(copy)
  })
})

describe('the order of the ring', () => {
  it('is that of the board, wherever Charlemagne stands', () => {
    for (const { after } of STEPS) {
      const firsts = ringOrder(after, BOARD).map((place) => PROVINCES.indexOf(headOf(place)))
      expect(firsts).toEqual([...firsts].sort((one, two) => one - two))
      const slots = after.places.reduce((sum, place) => sum + runOf(place, BOARD).count, 0)
      expect(slots).toBe(15)
    }
  })

  it('is walked with the arrow keys', () => {
    const places = PROVINCES.map((head, first) => ({ head, run: { first, count: 1 } }))
    expect(neighbourTowards('ArrowRight', 'frisia', places, 15)).toBe('saxony')
    expect(neighbourTowards('ArrowLeft', 'frisia', places, 15)).toBe('neustria')
    expect(neighbourTowards('ArrowDown', 'bavaria', places, 15)).toBe('carinthia')
    expect(neighbourTowards('ArrowUp', 'gascony', places, 15)).toBe('aquitaine')
    expect(neighbourTowards('ArrowLeft', 'tuscany', places, 15)).toBe('provence')
    expect(neighbourTowards('PageDown', 'neustria', places, 15)).toBe('frisia')
    expect(neighbourTowards('PageUp', 'frisia', places, 15)).toBe('neustria')
    expect(neighbourTowards('x', 'frisia', places, 15)).toBeNull()
  })
})

describe('stops', () => {
  const view = STEPS[0]?.before as View

  it('have a ghost each, the nearest first', () => {
    const ghosts = ghostsOf(view, BOARD, [1, 2, 3])
    expect(ghosts.map((ghost) => ghost.steps)).toEqual([1, 2, 3])
    expect(ghosts.map((ghost) => ghost.head)).toEqual(view.places.slice(1, 4).map(headOf))
  })

  it('stand beside each other where a full circle brings two to one place', () => {
    const four = { ...view, places: joined(view, [4, 4, 4, 3]) }
    const ghosts = ghostsOf(four, BOARD, [1, 2, 3, 4, 5])
    expect(new Set(ghosts.map((ghost) => ghost.head)).size).toBe(4)
    const same = ghosts.filter((ghost) => ghost.head === ghosts[0]?.head)
    expect(same.map((ghost) => ghost.steps)).toEqual([1, 5])
    expect(same[0]?.angle).not.toBe(same[1]?.angle)
  })
})

/** The places of a view pushed together to regions of these lengths. */
function joined(view: View, lengths: number[]): View['places'] {
  let at = 0
  return lengths.map((length) => {
    const parts = view.places.slice(at, at + length)
    at += length
    return { ...(parts[0] as View['places'][number]), provinces: parts.flatMap((place) => place.provinces) }
  })
}

describe('names', () => {
  it('stand in one line if they fit, else in two of about the same length', () => {
    expect(splitName('Frisia', 15)).toEqual({ lines: ['Frisia'], size: 14.5 })
    expect(splitName('Bretonische Mark', 15).lines).toEqual(['Bretonische', 'Mark'])
    expect(splitName('Marche de Bretagne', 15).lines).toEqual(['Marche de', 'Bretagne'])
    for (const name of ['Spanish March', 'Spanische Mark', 'Septimanien', 'Marca Britanniae']) {
      expect(splitName(name, 15).size).toBeGreaterThanOrEqual(11.5)
    }
  })

  it('are read from above to below on both halves', () => {
    const [top1, top2] = placeName('Marche de Bretagne', 312, 15).lines
    const [low1, low2] = placeName("Marche d'Espagne", 240, 15).lines
    expect(top1?.radius).toBeGreaterThan(top2?.radius ?? Infinity)
    expect(low1?.radius).toBeLessThan(low2?.radius ?? 0)
  })

  it('are cut where there is no room', () => {
    expect(shortened('Adelheid', 80, 15)).toBe('Adelheid')
    expect(shortened('Adelheid von Aquitanien', 60, 15)).toBe('Adelhei…')
  })
})

describe('knights', () => {
  it('at a court shrink before they become a number', () => {
    expect(courtCube(3, 164, 15)).toBe(15)
    expect(courtCube(12, 164, 15)).toBeLessThan(15)
    expect(courtCube(12, 164, 15)).toBeGreaterThanOrEqual(9)
    expect(courtCube(30, 164, 15)).toBeNull()
    expect(courtCube(0, 164, 15)).toBe(15)
  })

  it('of a reserve are told apart', () => {
    expect(knightsOf({ red: 2, blue: 1 }, BOARD.families)).toEqual([
      { family: 'red', copy: 0 },
      { family: 'red', copy: 1 },
      { family: 'blue', copy: 0 },
    ])
  })

  it('add up to what the server counts', () => {
    for (const { after } of STEPS) {
      for (const place of after.places) {
        for (const row of reckon(after, place, BOARD.families).sides) {
          const knights = row.knights.reduce((sum, [, count]) => sum + count, 0)
          expect(knights + row.castles).toBe(row.sum)
        }
      }
    }
  })
})
