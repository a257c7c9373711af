/** The keyboard of the table page. Single letters can be switched off; nothing happens while somebody is writing. */
import { settings } from '../lib/settings.svelte'
import { deedsOf } from './answers'
import type { ShownKey } from './contract'
import type { Table } from './model.svelte'
import { numbered } from './things'

/** The sheet of keys; games may have more. */
export const SHOWN: readonly ShownKey[] = [
  { keys: ['↵', '␣'], text: 'play-key-answer' },
  { keys: ['0', '…', '9'], text: 'play-key-digits' },
  { keys: ['+', '−'], text: 'play-key-count' },
  { keys: ['A', 'B', 'C'], text: 'play-key-options' },
  { keys: ['F'], text: 'play-key-finish' },
  { keys: ['Z', '⇧Z'], text: 'play-key-undo' },
  { keys: ['Esc'], text: 'play-key-escape' },
  { keys: ['W'], text: 'play-key-why' },
  { keys: ['Q'], text: 'play-key-can' },
  { keys: ['H'], text: 'play-key-hint' },
  { keys: ['←', '↑', '↓', '→'], text: 'play-key-arrows' },
  { keys: ['N', '/'], text: 'play-key-neighbours' },
  { keys: ['M', '⇧M'], text: 'play-key-map' },
  { keys: ['L', 'K', 'P', 'G', 'R'], text: 'play-key-panels' },
  { keys: [',', '.', 'Home', 'End'], text: 'play-key-replay' },
  { keys: ['?'], text: 'play-key-keys' },
]

/** Two digits typed quickly are one number. */
const QUICK = 900
let typed = { digits: '', at: 0 }

function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea, select')
  )
}

function pressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, summary, [role=button], [role=tab], [role=slider]') !== null
  )
}

function focus(id: string): void {
  document.getElementById(id)?.focus()
}

function digit(table: Table, value: number): boolean {
  const { chooser } = table
  const count = chooser.count
  if (count && (count.value !== null || count.values.length > 9)) {
    const now = performance.now()
    const digits = now - typed.at < QUICK ? (typed.digits + value).slice(-2) : String(value)
    typed = { digits, at: now }
    const both = Number(digits)
    chooser.setCount(count.values.includes(both) ? both : value)
    return true
  }
  const thing = numbered(table, value)
  if (thing === null) return false
  chooser.pick(thing)
  return true
}

function step(table: Table, by: number): boolean {
  const count = table.chooser.count
  if (!count) return false
  const place = count.value === null ? -1 : count.values.indexOf(count.value)
  const next = count.values[Math.min(count.values.length - 1, Math.max(0, place + by))]
  if (next !== undefined) table.chooser.setCount(next)
  return true
}

function answer(table: Table): boolean {
  const { primary } = deedsOf(table)
  if (!primary || primary.waits || !table.chooser.active) return false
  primary.run()
  return true
}

function finish(table: Table): boolean {
  const { plain } = deedsOf(table)
  const done = plain.find((deed) => deed.key === 'F')
  if (!done || !table.chooser.active) return answer(table)
  done.run()
  return true
}

function escape(table: Table): boolean {
  const { desk } = table
  if (table.hint.choice) table.hint.clear()
  else if (table.chooser.begun) table.chooser.drop()
  else if (table.reasons.text) table.reasons.clear()
  else if (desk.rules !== null) desk.rules = null
  else if (desk.drawer) desk.drawer = false
  else if (table.replaying) table.replay.leave()
  else return false
  return true
}

function replay(table: Table, key: string): boolean {
  const past = table.replay
  past.pause()
  if (!past.active) {
    if (key === '.' || key === 'End') return false
    void past.enter(key === 'Home' ? 0 : undefined).then(() => (key === ',' ? past.back() : undefined))
    return true
  }
  if (key === ',') void past.back()
  else if (key === '.') void past.forward()
  else void past.go(key === 'Home' ? 0 : past.last)
  return true
}

/** The letters; each returns whether it has done something. */
const LETTERS: Record<string, (table: Table, event: KeyboardEvent) => boolean> = {
  z: (table, event) => {
    if (event.shiftKey) table.redo()
    else if (!event.repeat) table.undo()
    else if (!held) {
      held = true
      table.undo(true)
    }
    return true
  },
  f: finish,
  l: (table) => (table.open('chronicle'), focus('story'), true),
  k: (table) => (table.open('talk'), true),
  p: () => (focus('players'), true),
  g: () => (focus('score'), true),
  r: (table) => ((table.desk.rules = table.desk.rules === null ? (table.asked?.rule ?? '') : null), true),
  w: (table) => (table.hover ? table.why(table.hover) : undefined, true),
  q: (table) => ((table.desk.sheet = 'can'), true),
  h: (table) => (void table.hint.ask(), true),
  m: (table, event) => (table.tell({ do: event.shiftKey ? 'zoom-lit' : 'fit' }), true),
  n: (table) => (table.tell({ do: 'neighbours' }), true),
  '/': (table) => (table.tell({ do: 'find' }), true),
  '?': (table) => ((table.desk.sheet = 'keys'), true),
}

let held = false

/** What a pressed key does at the table. */
export function pressed(event: KeyboardEvent, table: Table): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !table.laid) return
  if (table.handingTo !== null || writing(event.target) || document.querySelector('dialog[open]')) return
  if (!event.repeat) held = false
  if (act(event, table)) event.preventDefault()
}

function act(event: KeyboardEvent, table: Table): boolean {
  const { key } = event
  if (key === 'Escape') return escape(table)
  if (key === ' ' && table.moving) {
    table.story.skip()
    return true
  }
  if (key === 'Enter' || key === ' ') {
    if (pressable(event.target)) return false
    if (table.moving) {
      table.story.skip()
      return true
    }
    return answer(table)
  }
  if (/^\d$/.test(key)) return table.chooser.active && digit(table, Number(key))
  if (key === '+' || key === '-') return table.chooser.active && step(table, key === '+' ? 1 : -1)
  if (key === ',' || key === '.') return settings.now.letters && replay(table, key)
  if (key === 'Home' || key === 'End') {
    return (
      !(event.target instanceof Element && event.target.closest('[role=tablist], ul, [data-board], input')) &&
      replay(table, key)
    )
  }
  if (!settings.now.letters) return false
  const letter = key.toLowerCase()
  const own = table.plugin.letters?.(table)
  const option = table.chooser.active
    ? table.chooser.verbs.find((verb) => (own ? own[verb.verb] : verb.letter) === letter)
    : undefined
  if (option) {
    table.chooser.pickVerb(option.verb)
    return true
  }
  return LETTERS[letter]?.(table, event) ?? false
}
