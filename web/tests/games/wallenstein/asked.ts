/** A table at one of the questions of the fixture: real positions of random games, with all modules. */
import { wallenstein } from '../../../src/games/wallenstein'
import type { View } from '../../../src/games/wallenstein/view'
import type { TableModel } from '../../../src/table/contract'
import type { GameInfo } from '../../../src/wire'
import asked from '../../fixtures/wallenstein_asked.json'
import plans from '../../fixtures/wallenstein_plan.json'
import { sceneOf as sceneAt, type Moment, type Scene } from '../scene'

export type Kind = keyof typeof asked.moments
export const KINDS = Object.keys(asked.moments) as Kind[]

export function sceneOf(kind: Kind, more: Partial<TableModel> = {}): Scene {
  return sceneAt(
    asked.moments[kind] as unknown as Moment<View>,
    {
      board: plans.board,
      game: plans.game as unknown as GameInfo,
      plugin: wallenstein,
      names: ['Mansfeld', 'Gallas', 'Tilly'],
    },
    more,
  )
}
