import { beforeEach, describe, expect, it } from 'vitest'
import { defaults, read, settings } from '../../src/lib/settings.svelte'
import { keep, recall } from '../../src/lib/store'

const base = defaults(['de-DE'])

describe('settings', () => {
  beforeEach(() => localStorage.clear())

  it('begin with the language of the browser, silent, and with the themes of the system', () => {
    expect(base).toMatchObject({
      language: 'de',
      theme: 'system',
      motion: 'system',
      sound: false,
      letters: true,
    })
  })

  it('pass over whatever makes no sense, field by field', () => {
    const found = read(
      { theme: 'dark', speed: 77, volume: 3, sound: 'yes', language: 'xx', hints: true },
      base,
    )
    expect(found).toEqual({ ...base, theme: 'dark', hints: true })
    expect(read(null, base)).toEqual(base)
    expect(read('nonsense', base)).toEqual(base)
  })

  it('are kept in the browser', () => {
    settings.set('theme', 'dark')
    settings.set('speed', 2)
    expect(settings.dark).toBe(true)
    expect(recall('hoftag-settings', (value) => value, null)).toMatchObject({ theme: 'dark', speed: 2 })
    settings.set('theme', 'light')
    expect(settings.dark).toBe(false)
  })

  it('follow another window', () => {
    keep('hoftag-settings', { ...base, theme: 'dark', patterns: true })
    window.dispatchEvent(new StorageEvent('storage', { key: 'hoftag-settings' }))
    expect(settings.now.patterns).toBe(true)
    expect(settings.dark).toBe(true)
  })

  it('survive a memory that holds nonsense', () => {
    localStorage.setItem('x', '{broken')
    expect(recall('x', (value) => value, 'otherwise')).toBe('otherwise')
  })
})
