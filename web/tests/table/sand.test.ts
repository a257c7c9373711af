import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../../src/lib/texts.svelte'
import Sand from '../../src/table/Sand.svelte'

let made: Record<string, unknown> | null = null

function show(sand: number | null): HTMLElement {
  const target = document.createElement('div')
  const table = { update: { sand }, info: { options: { timer: 60 } } }
  made = mount(Sand, { target, props: { table: table as never } })
  flushSync()
  return target
}

beforeEach(async () => {
  await texts.use('en')
  vi.useFakeTimers()
})

afterEach(() => {
  if (made) void unmount(made)
  made = null
  vi.useRealTimers()
})

describe('the sand timer', () => {
  it('runs calmly, is urgent in the last ten seconds, and says so only then', () => {
    const shown = show(60)
    const said = (): string => shown.querySelector('[role=status]')?.textContent ?? ''
    const timer = (): Element | null => shown.querySelector('[role=timer]')
    expect(timer()?.textContent).toContain('1:00')
    expect(said()).toContain('60')
    const first = said()
    vi.advanceTimersByTime(40_000)
    flushSync()
    expect(timer()?.textContent).toContain('0:20')
    expect(said()).toBe(first)
    expect(timer()?.classList.contains('urgent')).toBe(false)
    vi.advanceTimersByTime(11_000)
    flushSync()
    expect(timer()?.classList.contains('urgent')).toBe(true)
    expect(said()).toBe('10 seconds left.')
    vi.advanceTimersByTime(12_000)
    flushSync()
    expect(timer()?.textContent).toContain('0:00')
    expect(said()).toBe('Time is up.')
  })

  it('is not there while it lies still', () => {
    expect(show(null).querySelector('[role=timer]')).toBeNull()
  })
})
