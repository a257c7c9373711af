/** What every map of lands has in common: shapes that do not change during a game, and what lies lit on them. */
import type { Box, Spot } from './box'

export interface LandShape {
  id: string
  region: string
  path: string
  box: Box
  /** The land with room for its pieces, for zooming to it. */
  room: Box
  /** Middle of the pieces: where arrows begin and end, and from where the arrow keys go on. */
  pieces: Spot
  /** In play, in the order of the board file. */
  neighbours: readonly string[]
}

export interface MapSheet {
  /** The ids of its parts in the page begin with it. */
  prefix: string
  lands: readonly LandShape[]
  land: ReadonlyMap<string, LandShape>
  /** Where two regions, or the realm in play and the rest, meet on land. */
  regionBorders: readonly string[]
  seaLinks: readonly string[]
  /** The whole sheet of parchment. */
  paper: Box
}

/** What can be clicked on the map now. */
export interface Lights {
  lands: ReadonlySet<string>
  chosenLands: ReadonlySet<string>
  /** Whether the map is part of the question at all, so that the rest of it is veiled. */
  any: boolean
}

/** Pieces that go from land to land. */
export interface Move {
  colour: string
  from: string
  to: string
  /** Null while it is not decided yet. */
  count: number | null
  planned: boolean
  /** It was the last thing that I did, so that it can be picked up again. */
  last?: boolean
}

/** What the drawing needs to know of pointer and keys. */
export interface Hand {
  /** The land under the pointer, at the arrow keys, or pointed at in a list. */
  focused: string | null
  /** Shown for a moment: asked for from a list or the log. */
  ringed: string | null
  /** Nobody has clicked for a while: the outlines breathe. */
  waiting: boolean
}
