import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import Map from '../../src/games/wallenstein/map/Map.svelte'
import { texts } from '../../src/lib/texts.svelte'
import type { BoardCommand } from '../../src/table/contract'
import { sceneAt, type Key, type MapScene } from '../games/wallenstein/mapping'
import { find, show } from '../ui/harness'

beforeAll(() => texts.use('en'))

/** The frame on the screen; happy-dom lays nothing out. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(684)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(760)
  return () => vi.restoreAllMocks()
})

interface Shown extends MapScene {
  target: HTMLElement
  tell: (command: BoardCommand) => void
}

function shownAt(key: Key, more: Parameters<typeof sceneAt>[1] = {}): Shown {
  let listener: (command: BoardCommand) => void = () => {}
  const scene = sceneAt(key, {
    onBoard: (heard) => {
      listener = heard
      return () => {}
    },
    ...more,
  })
  const target = show(Map, { table: scene.table, onlist: () => {} })
  return { ...scene, target, tell: (command) => listener(command) }
}

function press(target: HTMLElement, key: string): void {
  find(target, '.map').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the frame of a map', () => {
  it('draws what is lit', () => {
    const { target, table } = shownAt('march')
    const lit = [...target.querySelectorAll<SVGElement>('[data-lit]')].map((path) => path.dataset['lit'])
    expect(new Set(lit)).toEqual(new Set(table.chooser.litNames('land')))
    expect(target.querySelectorAll('[data-land]')).toHaveLength(45)
  })

  it('goes from land to land with the arrow keys, and Enter chooses', () => {
    const { target, table } = shownAt('march')
    press(target, 'ArrowRight')
    const [first] = table.chooser.litNames('land')
    expect(table.hover).toEqual({ domain: 'land', name: first })
    expect(find(target, '.note h3').textContent).toBe(table.speaker.name('land', first ?? ''))
    press(target, 'Enter')
    expect(table.chooser.picked[0]).toEqual({ domain: 'land', name: first })
  })

  it('leaves Enter alone while no key has been used on the map', () => {
    const { target, table } = shownAt('march')
    press(target, 'Enter')
    expect(table.chooser.picked).toEqual([])
  })

  it('obeys the keyboard of the page', () => {
    const { target, tell } = shownAt('march')
    const width = (): number => Number(find(target, 'svg').getAttribute('viewBox')?.split(' ')[2])
    const before = width()
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((move) => {
      move(performance.now() + 5000)
      return 0
    })
    tell({ do: 'zoom-in' })
    flushSync()
    expect(width()).toBeCloseTo(before / 1.6, 1)
    tell({ do: 'fit' })
    flushSync()
    expect(width()).toBeCloseTo(before, 1)
    tell({ do: 'show', thing: { domain: 'land', name: 'baden' } })
    flushSync()
    expect(target.querySelectorAll('.ring')).toHaveLength(1)
  })

  it('goes to where something is watched', () => {
    const attack = { kind: 'attack', args: ['red', 'anhalt', 'kursachsen', 2] }
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((move) => {
      move(performance.now() + 5000)
      return 0
    })
    const { target } = shownAt('march', {
      log: [attack],
      plugin: { wantsScene: () => true } as never,
    })
    flushSync()
    const [x = 0, y = 0, width = 0, height = 0] = find(target, 'svg')
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number)
    expect(width).toBeLessThan(700)
    expect(x < 664 && 664 < x + width && y < 571 && 571 < y + height).toBe(true)
    expect(target.querySelectorAll('[data-outlined="fought:kursachsen"]')).toHaveLength(1)
  })
})
