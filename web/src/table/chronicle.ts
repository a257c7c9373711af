/** The log as a story: headings, sentences, runs of events joined, the seat that each belongs to. */
import { botTitle } from '../lib/seats'
import type { Speaker } from '../lib/speaker'
import { t } from '../lib/texts.svelte'
import type { EventLine, GameInfo, Note } from '../wire'
import type { TableModel } from './contract'

/** Events that are told in one sentence. */
export interface Group {
  /** Where it begins in the log: stays the same as the log grows. */
  start: number
  events: EventLine[]
  /** The seat it speaks of, by the engine's name; null: nobody's. */
  colour: string | null
  rule: string
  /** What is noted before it. */
  notes: Note[]
}

/** What happened in one stretch of the game. */
export interface Chapter {
  start: number
  heading: EventLine | null
  groups: Group[]
  /** What is noted after all of its groups. */
  notes: Note[]
}

export interface Manner {
  headings: ReadonlySet<string>
  running: ReadonlySet<string>
  silent?: ReadonlySet<string>
}

function alike(one: EventLine, other: EventLine): boolean {
  return (
    one.kind === other.kind &&
    one.args.length === other.args.length &&
    one.args.slice(0, -1).every((value, place) => value === other.args[place])
  )
}

/** The seat that an event speaks of first. */
export function colourOfEvent(event: EventLine, game: GameInfo): string | null {
  const place = (game.event_domains[event.kind] ?? []).indexOf('seat')
  const value = place < 0 ? undefined : event.args[place]
  return value === undefined ? null : String(value)
}

/** The log in chapters. What stands before the first heading is a chapter without one. */
export function chapters(
  log: readonly EventLine[],
  game: GameInfo,
  manner: Manner,
  noted: readonly Note[] = [],
): Chapter[] {
  const out: Chapter[] = []
  let made = 0
  /** The notes that were made before so many events had been told. */
  const notesUpTo = (events: number): Note[] => {
    const from = made
    while (made < noted.length && (noted[made]?.after ?? 0) <= events) made += 1
    return noted.slice(from, made)
  }
  log.forEach((event, start) => {
    if (manner.silent?.has(event.kind)) return
    if (manner.headings.has(event.kind)) {
      out.at(-1)?.notes.push(...notesUpTo(start))
      out.push({ start, heading: event, groups: [], notes: [] })
      return
    }
    if (out.length === 0) out.push({ start, heading: null, groups: [], notes: [] })
    const notes = notesUpTo(start)
    const groups = out.at(-1)?.groups ?? []
    const last = groups.at(-1)
    const before = last?.events.at(-1)
    if (last && before && notes.length === 0 && manner.running.has(event.kind) && alike(before, event))
      last.events.push(event)
    else
      groups.push({
        start,
        events: [event],
        colour: colourOfEvent(event, game),
        rule: game.event_rules[event.kind] ?? '',
        notes,
      })
  })
  const rest = notesUpTo(Infinity)
  if (rest.length > 0 && out.length === 0) out.push({ start: 0, heading: null, groups: [], notes: rest })
  else out.at(-1)?.notes.push(...rest)
  return out
}

/** The heading of a chapter. */
export function headingOf(event: EventLine, table: TableModel): string {
  return table.plugin.heading?.(event, table) ?? table.speaker.event(event)
}

/** A group as a sentence. */
export function sentence(group: Group, speaker: Speaker): string {
  const [first, ...others] = group.events
  if (first === undefined) return ''
  return others.length > 0 ? speaker.run(group.events) : speaker.event(first)
}

/** `Steward answered for Lothar: Count took longer than 20 seconds.` */
export function noteText(note: Note, table: TableModel): string {
  return t(`play-note-${note.failure}`, {
    seat: table.nameOf(note.seat),
    bot: botTitle(note.bot),
    other: botTitle(note.stand_in),
    seconds: note.seconds,
  })
}

/** A sentence in pieces, so that names of people can stand out. */
export function emphasised(
  text: string,
  names: readonly string[],
): { text: string; strong: boolean; at: number }[] {
  const known = names.filter((name) => name.length > 1).sort((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, strong: false, at: 0 }]
  const escaped = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  let at = 0
  return text
    .split(pattern)
    .map((part, place) => {
      const piece = { text: part, strong: place % 2 === 1, at }
      at += part.length
      return piece
    })
    .filter((piece) => piece.text !== '')
}
