/** The buttons that answer the question: one primary, and the plain ones. Prompt, dock, sheet and keys share them. */
import { t } from '../lib/texts.svelte'
import type { IconName } from '../icons/icons'
import { headingOf } from './chronicle'
import type { Table } from './model.svelte'

export interface Deed {
  id: string
  label: string
  icon: IconName
  /** The key that does the same, as it is shown; empty: none. */
  key: string
  /** Cannot be done yet: something is missing. */
  waits: boolean
  run(): void
}

export interface Deeds {
  primary: Deed | null
  plain: Deed[]
}

/** Answers without arguments that end or decline something rather than do it. */
const ENDING = new Set(['done', 'keep', 'pass'])

function plainDeed(table: Table, verb: string): Deed {
  const own = table.plugin.plainLabel?.(verb, table)
  const label =
    own ?? (verb === 'done' ? t('play-done') : table.speaker.choice(verb, table.asked?.forms ?? []))
  const ends = ENDING.has(verb)
  return {
    id: verb,
    label,
    icon: verb === 'keep' || verb === 'pass' ? 'ui-pass' : 'ui-confirm',
    key: ends ? 'F' : '',
    waits: false,
    run: () => table.chooser.pickVerb(verb),
  }
}

/** What the buttons are now. */
export function deedsOf(table: Table): Deeds {
  const { chooser, asked } = table
  if (!asked || table.replaying || table.over) return { primary: null, plain: [] }
  const plain = chooser.verbs.filter((verb) => verb.plain && verb.targets > 0)
  const others = chooser.verbs.some((verb) => !verb.plain && verb.targets > 0)
  const deeds = plain.map((verb) => plainDeed(table, verb.verb)).filter((deed) => deed.label !== '')
  if (!others) {
    // nothing but plain answers: the one that does something is the primary, or the only one there is
    const first = deeds.find((deed) => !ENDING.has(deed.id)) ?? deeds[0]
    if (first === undefined) return { primary: null, plain: [] }
    return { primary: { ...first, key: '↵' }, plain: deeds.filter((deed) => deed !== first) }
  }
  const complete = chooser.complete
  const waits = complete === null
  const wanted = !waits || asked.secret || chooser.count !== null
  if (!wanted) return { primary: null, plain: deeds }
  const own = table.plugin.answerLabel?.(table)
  if (own === '') return { primary: null, plain: deeds }
  const label = own ?? (complete ? table.speaker.choice(complete.notation, asked.forms) : t('play-answer'))
  const icon: IconName = asked.secret && waits ? 'ui-secret' : 'ui-confirm'
  return {
    primary: { id: 'answer', label, icon, key: '↵', waits, run: () => chooser.answer() },
    plain: deeds,
  }
}

/** Whether the number is asked for in the dock, which then holds the primary button. */
export function dockHolds(table: Table): boolean {
  if (!table.chooser.active) return false
  if (table.plugin.wantsDock?.(table)) return true
  return table.chooser.count !== null && !table.plugin.hidesDock?.(table)
}

/** The sentence of the prompt when others are awaited, or nobody is. */
export function othersDo(table: Table): string {
  const own = table.plugin.othersDo?.(table)
  if (own) return own
  const names = table.awaiting.map((seat) => table.nameOf(seat))
  const seats = new Intl.ListFormat(table.speaker.texts.language, { type: 'conjunction' }).format(names)
  if (names.length === 0) return t('play-nobody')
  const doing = table.replaying ? '' : table.update.doing
  const key = `play-doing-${table.speaker.prefix}-${doing}`
  const args = { seats, count: names.length }
  return doing && table.speaker.texts.has(key) ? t(key, args) : t('play-deciding', args)
}

/** What is happening on the board at this moment; empty if nothing moves. */
export function newsOf(table: Table): string {
  const event = table.log.at(-1)
  if (!table.moving || table.replaying || table.asked !== null || event === undefined) return ''
  const own = table.plugin.news?.(table) ?? null
  if (own !== null) return own
  return table.plugin.headings.has(event.kind) ? headingOf(event, table) : table.speaker.event(event)
}
