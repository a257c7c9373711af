/** A table at one of the moments of the fixture. */
import { carolingi } from '../../../src/games/carolingi'
import type { BoardFile } from '../../../src/games/carolingi/board'
import type { CarolingiView } from '../../../src/games/carolingi/view'
import type { TableModel } from '../../../src/table/contract'
import type { Asked, GameInfo } from '../../../src/wire'
import fixture from '../../fixtures/realm_table.json'
import { sceneOf as sceneAt, type Moment as At, type Scene } from '../scene'

export interface Moment extends At<CarolingiView> {
  players: number
}

export type { Scene }

export type Key = keyof typeof fixture.moments

export const NAMES = ['Judith', 'Lothar', 'Irmgard', 'Pippin', 'Gisela', 'Karl']
export const board = fixture.board as unknown as BoardFile
export const game = fixture.game as unknown as GameInfo

export function moment(key: Key): Moment & { asked: Asked } {
  return fixture.moments[key] as unknown as Moment & { asked: Asked }
}

export function tableAt(key: Key, more: Partial<TableModel> = {}): Scene {
  return sceneOf(moment(key), game, more)
}

export function sceneOf(at: Moment, game: GameInfo, more: Partial<TableModel> = {}): Scene {
  return sceneAt(at, { board, game, plugin: carolingi, names: NAMES }, more)
}
