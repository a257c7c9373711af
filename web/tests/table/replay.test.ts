import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Replay, type ReplayHost } from '../../src/table/replay.svelte'
import type { Frame, Frames } from '../../src/wire'

const TOTAL = 100

function frame(move: number): Frame {
  return {
    move,
    seat: move === 0 ? null : move % 3,
    notation: '',
    events: move * 2,
    position: { move } as unknown as Frame['position'],
    awaiting: [],
    chapter: { year: 830 + Math.floor(move / 25) },
  }
}

class Host implements ReplayHost {
  asked: [number, number][] = []
  steps: number[] = []
  total = TOTAL
  fail = false
  failures = 0
  fetch(start: number, count: number): Promise<Frames> {
    this.asked.push([start, count])
    if (this.fail) return Promise.reject(new Error('lost'))
    const length = Math.max(0, Math.min(count, this.total - start))
    return Promise.resolve({
      total: this.total,
      start,
      frames: Array.from({ length }, (_, i) => frame(start + i)),
    })
  }
  step(_from: Frame, to: Frame): Promise<void> {
    this.steps.push(to.move)
    return Promise.resolve()
  }
  failed(): void {
    this.failures += 1
  }
}

describe('replay', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('begins at the end, and fetches windows, not everything', async () => {
    const host = new Host()
    const replay = new Replay(host)
    await replay.enter()
    expect(replay.active).toBe(true)
    expect(replay.index).toBe(99)
    expect(replay.frame?.move).toBe(99)
    expect(replay.total).toBe(TOTAL)
    await vi.runAllTimersAsync()
    expect(host.asked.length).toBeLessThanOrEqual(3)
  })

  it('goes back, forward, to the first and to the last, and never beyond', async () => {
    const replay = new Replay(new Host())
    await replay.enter(10)
    await replay.back()
    expect(replay.frame?.move).toBe(9)
    await replay.forward()
    await replay.forward()
    expect(replay.frame?.move).toBe(11)
    await replay.go(-5)
    expect(replay.index).toBe(0)
    await replay.go(1000)
    expect(replay.frame?.move).toBe(99)
    await replay.forward()
    expect(replay.index).toBe(99)
  })

  it('plays by itself at the chosen speed and stops at the end', async () => {
    const host = new Host()
    const replay = new Replay(host)
    await replay.enter(95)
    replay.speed = 2
    await replay.play()
    await vi.advanceTimersByTimeAsync(460)
    expect(replay.index).toBe(96)
    await vi.advanceTimersByTimeAsync(5000)
    expect(replay.index).toBe(99)
    expect(replay.playing).toBe(false)
    expect(host.steps).toEqual([96, 97, 98, 99])
  })

  it('play at the end begins anew; pausing stops', async () => {
    const replay = new Replay(new Host())
    await replay.enter()
    await replay.play()
    expect(replay.index).toBe(0)
    await vi.advanceTimersByTimeAsync(1000)
    replay.toggle()
    const stood = replay.index
    await vi.advanceTimersByTimeAsync(5000)
    expect(replay.index).toBe(stood)
  })

  it('knows where chapters begin once all is fetched', async () => {
    const replay = new Replay(new Host())
    await replay.all()
    expect(replay.marks).toEqual([25, 50, 75])
    expect(replay.traces.size).toBe(TOTAL)
  })

  it('keeps only so many positions', async () => {
    const host = new Host()
    host.total = 1000
    const replay = new Replay(host)
    await replay.all()
    expect(replay.traces.size).toBe(1000)
    await replay.go(999)
    expect(replay.frame?.move).toBe(999)
    await replay.go(0)
    expect(replay.frame?.move).toBe(0)
  })

  it('forgets what has changed', async () => {
    const host = new Host()
    const replay = new Replay(host)
    await replay.enter(50)
    replay.leave()
    replay.outdated(80) // the events of move 40
    expect([...replay.traces.keys()].every((index) => index < 40)).toBe(true)
    host.total = 45
    await replay.enter()
    expect(replay.total).toBe(45)
    expect(replay.frame?.move).toBe(44)
    replay.clear()
    expect(replay.active).toBe(false)
    expect(replay.traces.size).toBe(0)
  })

  it('a lost connection is told and leaves everything usable', async () => {
    const host = new Host()
    host.fail = true
    const replay = new Replay(host)
    await replay.enter()
    expect(replay.active).toBe(false)
    expect(host.failures).toBe(1)
    host.fail = false
    await replay.enter(3)
    expect(replay.frame?.move).toBe(3)
  })
})
