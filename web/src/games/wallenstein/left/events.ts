/** What the event cards do, in words that fit the left column. */
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'

/** An event as the board file has it. */
interface EventFile {
  id: string
  effect: string
  amount?: number
  armies_5?: number
  armies_3?: number
  grain_loss: number
}

function fileOf(table: TableModel, event: string): EventFile | undefined {
  return (table.board as { event: EventFile[] }).event.find((one) => one.id === event)
}

/** How much grain everybody loses if this event is left for the winter. */
export function lossOf(table: TableModel, event: string): number {
  return fileOf(table, event)?.grain_loss ?? 0
}

/** `0, 2 or 3`: in rising order, each once. */
export function lossesOf(table: TableModel, events: readonly string[]): string {
  const losses = [...new Set(events.map((event) => lossOf(table, event)))].sort((a, b) => a - b)
  return new Intl.ListFormat(table.speaker.texts.language, { type: 'disjunction' }).format(losses.map(String))
}

export function effectOf(table: TableModel, event: string): string {
  const file = fileOf(table, event)
  const amount = file?.amount ?? 0
  switch (file?.effect) {
    case 'trading_house_removes_unrest':
      return t('wa-left-event-trading-house-removes-unrest')
    case 'palace_defence_bonus':
      return t('wa-left-event-palace-defence-bonus', { amount })
    case 'tax_max':
      return t('wa-left-event-tax-max', { amount })
    case 'tax_min':
      return t('wa-left-event-tax-min', { amount })
    case 'grain_max':
      return t('wa-left-event-grain-max', { amount })
    case 'grain_min':
      return t('wa-left-event-grain-min', { amount })
    case 'neutral_farmers':
      return t('wa-left-event-neutral-farmers', { amount })
    case 'no_attack_on_church':
      return t('wa-left-event-no-attack-on-church')
    case 'recruits_reduced':
      return t('wa-left-event-recruits-reduced', { five: file.armies_5 ?? 0, three: file.armies_3 ?? 0 })
    default:
      return table.speaker.name('event', event)
  }
}
