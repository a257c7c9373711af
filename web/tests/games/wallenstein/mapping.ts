/** A table at one of the moments of the map's fixture. */
import type { BoardFile } from '../../../src/games/wallenstein/board'
import type { View } from '../../../src/games/wallenstein/view'
import type { GamePlugin, TableModel } from '../../../src/table/contract'
import type { Asked, GameInfo } from '../../../src/wire'
import fixture from '../../fixtures/wallenstein_map.json'
import { sceneOf, type Moment as At, type Scene } from '../scene'

export type Key = keyof typeof fixture.moments

export const NAMES = ['Mansfeld', 'Gallas', 'Tilly', 'Horn', 'Spinola']
export const board = fixture.board as unknown as BoardFile
const game = fixture.game as unknown as GameInfo

/** The map alone, without the scenes of the plugin. */
const plugin: Partial<GamePlugin> = { firstCount: (_, values) => values[0] ?? null }

type Moment = At<View> & { asked: Asked }

export function moment(key: Key): Moment {
  return structuredClone(fixture.moments[key]) as unknown as Moment
}

export type MapScene = Scene & { view: View }

export function sceneAt(key: Key, more: Partial<TableModel> = {}): MapScene {
  const at = moment(key)
  return { ...sceneOf(at, { board, game, plugin, names: NAMES }, more), view: at.position }
}
