/** What the favours of the Emperor are, as the board file has them. */
import type { IconName } from '../../../icons/icons'
import type { TableModel } from '../../../table/contract'
import type { EventLine } from '../../../wire'
import type { View } from '../view'

interface FavourFile {
  number: number
  effect: string
  /** `reconstructed`: printed on the card only, and nobody could tell us the figure. */
  amount_source: string
  building?: string
}

function fileOf(table: TableModel, favour: string): FavourFile | undefined {
  const { favour: all } = table.board as { favour: FavourFile[] }
  return all.find((one) => `favour_${String(one.number)}` === favour)
}

const ICONS: Record<string, IconName> = {
  cancel_event: 'wallenstein-event',
  coins: 'wallenstein-taler',
  tray_armies: 'wallenstein-tray',
  remove_unrest: 'wallenstein-unrest',
  grain: 'wallenstein-grain',
  victory_points: 'ui-crown',
  immune: 'wallenstein-advantage-defence',
  place_armies: 'wallenstein-army',
}

export function favourIcon(table: TableModel, favour: string): IconName {
  const file = fileOf(table, favour)
  if (file?.building !== undefined) return `wallenstein-${file.building.replaceAll('_', '-')}` as IconName
  return ICONS[file?.effect ?? ''] ?? 'wallenstein-favour'
}

/** Whether the amount is ours. */
export function reconstructed(table: TableModel, favour: string): boolean {
  return fileOf(table, favour)?.amount_source === 'reconstructed'
}

export interface Open {
  cost: number
  favour: string
  /** The colour of who has taken it in this season; null: it can still be had. */
  taker: string | null
}

/** The favours of the season, the dearest first; what lies there no more is known from the log. */
export function favoursOf(view: View, log: readonly EventLine[]): Open[] {
  return view.favours.map(({ favour, cost, taken }) => {
    if (!taken) return { cost, favour, taker: null }
    const event = log.findLast(({ kind, args }) => kind === 'favour-taken' && args[2] === cost)
    return { cost, favour: String(event?.args[1] ?? ''), taker: String(event?.args[0] ?? '') }
  })
}
