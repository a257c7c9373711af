import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { iconBody, iconNames, isIcon } from '../src/icons/icons'

const folder = join(import.meta.dirname, '../src/icons')
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="3" ' +
  'stroke-linecap="round" stroke-linejoin="round">'

describe('icons', () => {
  test('the list of names is the list of files', () => {
    expect([...iconNames].sort()).toEqual(files.map((file) => file.slice(0, -4)).sort())
  })

  test.each(files)('%s has the common frame, which Icon.svelte replaces', (file) => {
    expect(readFileSync(join(folder, file), 'utf8').startsWith(frame)).toBe(true)
  })

  test('a drawing is given without its frame', () => {
    expect(iconBody('ui-undo')).toMatch(/^<path [^>]*\/>$/)
    expect(isIcon('ui-undo')).toBe(true)
    expect(isIcon('ui-nothing')).toBe(false)
  })
})
