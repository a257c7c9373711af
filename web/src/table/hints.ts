/** The third line of the prompt for newcomers: what to do with the hand now. */
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'
import type { Table } from './model.svelte'

export function hintOf(table: Table): string {
  if (!settings.now.hints || !table.mine || !table.chooser.active) return ''
  const { chooser } = table
  const possible = chooser.verbs.filter((verb) => !verb.plain && verb.targets > 0)
  if (possible.length === 0) return t('play-hint-done')
  if (chooser.count) return t('play-hint-count')
  if (chooser.complete) return t('play-hint-confirm')
  if (chooser.next === null && possible.length > 1) return t('play-hint-option')
  return chooser.begun ? t('play-hint-next') : t('play-hint-thing')
}
