/** One event on the stage, at the pace of the viewer. */
import { settings } from '../lib/settings.svelte'
import type { EventLine } from '../wire'
import type { Position } from './contract'
import type { Table } from './model.svelte'
import { DomStage } from './stage'

/** A move rests after it, so that people can follow; before it, the server makes bots rest. */
const REST_AFTER = 130
/** How much faster every event beyond the third that waits makes the motion. */
const HURRY = 0.2
const FREE = 3

export async function animate(
  table: Table,
  event: EventLine,
  before: Position,
  after: Position,
  skip: AbortSignal,
): Promise<void> {
  if (!table.plugin.animate || table.root === null) return
  // the more there is to tell, the faster it goes: nobody should wait for a long year to be played
  const hurry = table.replaying ? table.replay.speed : 1 + Math.max(0, table.story.waiting - FREE) * HURRY
  const stage = new DomStage(table.root, table.layer, {
    table,
    before,
    after,
    coming: table.story.coming,
    reduced: settings.reduced,
    pace: 1 / (hurry * settings.now.speed),
    skip,
    sound: (name) => table.sound(name),
  })
  const moved = table.plugin.animate(event, stage)
  if (!moved) return
  await moved
  if (!table.replaying && !settings.reduced) await stage.rest(REST_AFTER)
}
