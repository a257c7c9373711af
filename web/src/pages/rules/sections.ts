/** The rules of a game as a book: chapters with their sections. */
import type { Speaker } from '../../lib/speaker'

export interface Section {
  /** As the engine names it: 5.4, knights. */
  section: string
  /** Its number where the rulebook has numbers, else empty. */
  number: string
  title: string
  text: string
  /** 0 for a chapter, 1 for a section of it … */
  depth: number
  id: string
}

/** The anchor of a section in a page. */
export function anchor(section: string): string {
  return `rule-${section.replaceAll('.', '-')}`
}

export function rulebook(speaker: Speaker): Section[] {
  const names = speaker.sections()
  return names.map((section) => {
    const numbered = /^\d/.test(section)
    return {
      section,
      number: numbered ? section : '',
      title: speaker.ruleTitle(section) ?? section,
      text: speaker.rule(section) ?? '',
      depth: numbered ? parents(section).filter((name) => names.includes(name)).length : 0,
      id: anchor(section),
    }
  })
}

/** The sections that a section is a part of: 5 and 5.1 for 5.1a. */
function parents(section: string): string[] {
  const out: string[] = []
  let rest = /[a-z]$/.test(section)
    ? section.slice(0, -1)
    : section.slice(0, Math.max(0, section.lastIndexOf('.')))
  while (rest) {
    out.push(rest)
    rest = rest.slice(0, Math.max(0, rest.lastIndexOf('.')))
  }
  return out
}

/** Without accents and case, so that `pfalzen` is found by `Pfalz` and `ile` by `Île`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** The sections in which all words occur. */
export function search(book: readonly Section[], words: string): Section[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return book.filter((one) => {
    const text = plain(`${one.number} ${one.title} ${one.text}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** A text in pieces, those that match the words marked. */
export function marked(text: string, words: string): { text: string; hit: boolean }[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (!wanted.length) return [{ text, hit: false }]
  // letters are compared one by one, so that places in the plain text are places in the text
  const letters = Array.from(text)
  const bare = letters.map((letter) => plain(letter).slice(0, 1) || letter)
  const line = bare.join('')
  const hits = new Array<boolean>(letters.length).fill(false)
  for (const word of wanted)
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length)
  const out: { text: string; hit: boolean }[] = []
  letters.forEach((letter, place) => {
    const hit = hits[place] ?? false
    const current = out.at(-1)
    if (current && current.hit === hit) current.text += letter
    else out.push({ text: letter, hit })
  })
  return out
}
