/** What the favours of the Emperor are, as the board file has them. */
import type { IconName } from '../../../icons/icons'
import type { TableModel } from '../../../table/contract'

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
