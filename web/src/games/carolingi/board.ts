/** The board file of Carolingi as the server delivers it: only what is drawn or shown. */

import type { Point } from '../../map/box'

export type { Point }

export interface LandFile {
  id: string
  board: string
  /** The name in lines, as on the board. */
  label: string[]
  region: string
  neighbours: string[]
  sea: string[]
  /** Middle of the label. */
  x: number
  y: number
  /** Free circle for the pieces: middle and radius. */
  pieces: readonly [number, number, number]
  polygon: Point[]
}

export interface RegionFile {
  id: string
  joins_at: number
  slots: number
  lands: string[]
}

export interface OutsideFile {
  id: string
  board: string
  x: number
  y: number
  polygon: Point[]
  [language: string]: unknown
}

export interface BoardFile {
  canvas: { width: number; height: number }
  land: LandFile[]
  region: RegionFile[]
  outside: OutsideFile[]
  backdrop: { polygon: Point[] }[]
  river: { path: Point[] }[]
  sea_link: { a: string; b: string; path: Point[] }[]
  setup: Record<string, { regions: string[]; gangs_814: number }>
  annals: { base_first: number; s814_first: number }
  /** How long the whole track is; with few players a part of it is blocked. */
  favour_track: { length: number }
  components: { per_player: { trophy_slots: number } }
  tiles: {
    plain: string[]
    no_action: number
    dotted: string[]
    activation_cost_missi: number
    /** Which tiles of the scenario take the place of which. */
    s814_replaces: Record<string, string>
  }
  victory: {
    expansion_lands: number
    development_markers: number
    followers_on_lands: number
    trophies: number
    peace_needs: number
  }
  limits: {
    influence_to_homeland: number
    development_per_action: number
    development_per_land: number
    hunger_capacity_land: number
    hunger_capacity_homeland: number
    palace_cost_missi: number
    palace_needs_development: number
  }
}
