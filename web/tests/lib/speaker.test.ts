import { describe, expect, it } from 'vitest'
import { Catalogue, type Language } from '../../src/lib/texts'
import { Speaker } from '../../src/lib/speaker'
import type { GameInfo } from '../../src/wire'
import de from '../../src/lib/locale/de'
import en from '../../src/lib/locale/en'
import fr from '../../src/lib/locale/fr'
import fixture from '../fixtures/sentences.json'

const english = new Catalogue('en', en)
const catalogues = {
  en: english,
  de: new Catalogue('de', de, english),
  fr: new Catalogue('fr', fr, english),
}

type Say = (speaker: Speaker, given: never) => unknown

const METHODS: Record<string, Say> = {
  event: (speaker, given) => speaker.event(given),
  run: (speaker, given) => speaker.run(given),
  prompt: (speaker, given) => speaker.prompt(given),
  choice: (speaker, given: [string, string[]]) => speaker.choice(...given),
  refusal: (speaker, given) => speaker.refusal(given),
  explain: (speaker, given) => speaker.explain(given),
  name: (speaker, given: [string, string]) => speaker.name(...given),
  sections: (speaker) => speaker.sections(),
  ruleTitle: (speaker, given) => speaker.ruleTitle(given),
  section: (speaker, given) => speaker.section(given),
  option: (speaker, given) => speaker.option(given),
  optionHelp: (speaker, given) => speaker.optionHelp(given),
  reason: (speaker, given) => speaker.reason(given),
  scorePart: (speaker, given) => speaker.scorePart(given),
  title: (speaker) => speaker.title(),
  summary: (speaker) => speaker.summary(),
}

describe.each(fixture.games.map((game) => [game.info.name, game] as const))('%s', (_, game) => {
  it.each(fixture.languages.map((language, place) => [language, place] as const))(
    'says in %s exactly what Python says',
    (language, place) => {
      const speaker = new Speaker(catalogues[language as Language], game.info as unknown as GameInfo)
      const differing: unknown[] = []
      for (const row of game.rows as unknown[][]) {
        const [method, given, ...said] = row
        const ours = METHODS[method as string]?.(speaker, given as never)
        if (JSON.stringify(ours) !== JSON.stringify(said[place])) differing.push([row, ours])
      }
      expect(differing).toEqual([])
      expect(game.rows.length).toBeGreaterThan(200)
    },
  )
})

describe('manners of speaking', () => {
  const info = fixture.games[0]?.info as unknown as GameInfo
  const event = { kind: 'marched', args: ['red', 'normandie', 'anjou', 2] }

  it('calls seats by the names of people', () => {
    const speaker = new Speaker(catalogues.en, info, { people: { red: 'Judith' } })
    expect(speaker.event(event)).toBe('Judith marches, Normandy → Anjou: 2 followers.')
    expect(speaker.name('tile-of', 'red:fight')).toBe('Judith: Fight')
    expect(speaker.name('tile-of', 'blue:fight')).toBe('Blue: Fight')
  })

  it('calls lands as they are printed on the board', () => {
    const printed = { ...info.display_names, board: { land: { normandie: 'Normandie', anjou: 'Anjou' } } }
    const speaker = new Speaker(catalogues.en, { ...info, display_names: printed }, { boardNames: true })
    expect(speaker.name('land', 'normandie')).toBe('Normandie')
    expect(speaker.name('region', 'sachsen')).toBe('Saxony')
  })

  it('finds sections by number, name and heading, and the one that explains a part', () => {
    const speaker = new Speaker(catalogues.de, info)
    expect(speaker.findSection('5.4')).toBe('5.4')
    expect(speaker.findSection('truppen')).toBe('5.4')
    expect(speaker.findSection('nirgends')).toBeNull()
    expect(speaker.explained('5.4a')).toBe('5.4')
    expect(speaker.explained('9')).toBeNull()
  })
})
