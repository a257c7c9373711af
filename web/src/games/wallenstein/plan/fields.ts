/** Fields of a mat and the cards that lie on them, as the board file and the view know them. */
import type { TableModel } from '../../../table/contract'
import type { LandFile } from '../board'
import { shown, type View } from '../view'

/** The part of the board file that planning shows. */
export interface PlanBoard {
  land: LandFile[]
  action: { id: string; cost: number }[]
  components: { kaiserhof: { tower_cards_per_player: number } }
}

export const BID = 'bid'
/** The card that takes courtiers out of the tray; there are several of it. */
export const TOWER = 'tower'
const COURT = ['court_3', 'court_2', 'court_1']
const COIN = 'coin_'

export function boardOf(table: TableModel): PlanBoard {
  return table.board as PlanBoard
}

/** The ten actions, in the order of the mat. */
export function actionFields(board: PlanBoard): string[] {
  return board.action.map((action) => action.id)
}

export function courtFields(view: View): string[] {
  return view.court ? COURT : []
}

/** Every field that takes a card, in the order in which they are planned. */
export function fieldsOf(board: PlanBoard, view: View): string[] {
  return [...actionFields(board), ...courtFields(view), BID]
}

/** What an action costs; null: it is none, but a bid or a way to the court. */
export function costOf(board: PlanBoard, field: string): number | null {
  return board.action.find((action) => action.id === field)?.cost ?? null
}

/** The coin on a coin card; null: it is another card. */
export function coinOn(card: string): number | null {
  return card.startsWith(COIN) ? Number(card.slice(COIN.length)) : null
}

export function landCard(board: PlanBoard, card: string): LandFile | null {
  return board.land.find((land) => land.id === card) ?? null
}

/** What a field is called. */
export function fieldName(table: TableModel, field: string): string {
  const action = costOf(boardOf(table), field) !== null
  return table.speaker.name(action ? 'action' : 'field', field)
}

export function cardName(table: TableModel, card: string): string {
  return table.speaker.name('card', card)
}

/** Everybody plans now: no mat is shown before all have finished. */
export function isPlanning(view: View): boolean {
  return view.seats.every((seat) => seat.mat.length === 0)
}

/** Whether the one who looks is planning, or has finished and may still change the plan. */
export function iPlan(table: TableModel): boolean {
  return table.seat !== null && !table.replaying && !table.over && isPlanning(shown(table))
}
