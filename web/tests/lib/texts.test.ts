import { beforeAll, describe, expect, it } from 'vitest'
import { formatClock, formatDuration, formatList, formatMoment, formatNumber } from '../../src/lib/format'
import { Catalogue, preferred } from '../../src/lib/texts'
import { t, texts } from '../../src/lib/texts.svelte'

const english = new Catalogue('en', {
  'b.ftl': 'second = Second\nplural = { $n ->\n    [one] one cube\n   *[other] { $n } cubes\n}',
  'a.ftl': 'first = First { $name }\n    .help = About the first\nonly-english = Only here',
})
const german = new Catalogue('de', { 'a.ftl': 'first = Erstens { $name }' }, english)

describe('a catalogue', () => {
  it('says texts, attributes and plurals', () => {
    expect(english.say('first', { name: 'Anjou' })).toBe('First Anjou')
    expect(english.say('first.help')).toBe('About the first')
    expect(english.say('plural', { n: 1 })).toBe('one cube')
    expect(english.say('plural', { n: 1234 })).toBe('1,234 cubes')
  })

  it('falls back to English, and shows a key that nobody knows', () => {
    expect(german.say('first', { name: 'x' })).toBe('Erstens x')
    expect(german.say('only-english')).toBe('Only here')
    expect(german.has('only-english')).toBe(true)
    expect(german.say('nothing')).toBe('⟦nothing⟧')
    expect(german.say('first.nothing')).toBe('⟦first.nothing⟧')
    expect(german.has('nothing')).toBe(false)
  })

  it('lists keys in the order of the files', () => {
    expect(english.keys('')).toEqual(['first', 'only-english', 'second', 'plural'])
  })

  it('survives a missing argument and cuts a flood', () => {
    expect(english.say('first')).toContain('First')
    expect(english.say('first', { name: 'x'.repeat(9999) }).length).toBeLessThan(2020)
  })
})

describe('the language of a browser', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['it', 'fr-CA'], 'fr'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j is %s', (languages, wanted) => expect(preferred(languages)).toBe(wanted))
})

describe('the language that is spoken', () => {
  beforeAll(() => texts.use('en'))

  it('changes at any time, and the last wish counts', async () => {
    expect(t('seat-red')).toBe('Red')
    await Promise.all([texts.use('fr'), texts.use('de')])
    expect(texts.language).toBe('de')
    expect(t('seat-red')).toBe('Rot')
    expect(document.documentElement.lang).toBe('de')
  })

  it('writes numbers, lists and times', async () => {
    await texts.use('de')
    expect(formatNumber(1234)).toBe('1.234')
    expect(formatList(['a', 'b', 'c'])).toBe('a, b und c')
    expect(formatClock(9)).toBe('0:09')
    expect(formatClock(1122)).toBe('18:42')
    expect(formatClock(9 * 3600 + 5)).toBe('9 Std.')
    expect(formatDuration(5400, 'long')).toBe('1 Stunde 30 Minuten')
    expect(formatDuration(0)).toBe('0 Sek.')
    expect(formatMoment(0, 86400_000 * 9)).toContain('1970')
    await texts.use('en')
    expect(formatNumber(1234)).toBe('1,234')
    expect(formatClock(3 * 86400)).toBe('3 days')
  })
})
