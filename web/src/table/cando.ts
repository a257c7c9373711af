/** All legal answers in groups by the section of the rules that allows them. */
import type { Speaker } from '../lib/speaker'
import type { Asked, Choice } from '../wire'

export interface Row {
  choice: Choice
  label: string
}

export interface RuleGroup {
  rule: string
  title: string
  /** What the section says, as far as a list of answers has room for it. */
  text: string
  rows: Row[]
}

/** A text without accents and capitals, so that it is found however it is typed. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** The first sentences of a text, up to about so many letters. */
export function opening(text: string, most = 220): string {
  if (text.length <= most) return text
  const end = text.slice(0, most).lastIndexOf('. ')
  return end > most / 3 ? text.slice(0, end + 1) : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`
}

export function grouped(asked: Asked, speaker: Speaker, filter = ''): RuleGroup[] {
  const words = folded(filter).split(/\s+/).filter(Boolean)
  const out = new Map<string, RuleGroup>()
  for (const choice of asked.choices) {
    const label = speaker.choice(choice.notation, asked.forms)
    const text = folded(label)
    if (!words.every((word) => text.includes(word))) continue
    const rule = choice.rule || asked.rule
    let group = out.get(rule)
    if (!group) {
      const title = speaker.ruleTitle(rule) ?? speaker.section(rule)
      group = { rule, title, text: opening(speaker.rule(rule) ?? ''), rows: [] }
      out.set(rule, group)
    }
    group.rows.push({ choice, label })
  }
  return [...out.values()]
}
