/** The board file of Wallenstein as the server delivers it: only what is drawn or shown. */
import type { Point } from '../../map/box'

export type { Point }

export interface LandFile {
  id: string
  name: string
  region: string
  tax: number
  grain: number
  sites: number
  towns: string[]
  in_3p: boolean
  neighbours: string[]
  /** Middle of the label. */
  label: Point
  polygon: Point[]
}

export interface BoardFile {
  canvas: { width: number; height: number }
  region: { id: string }[]
  land: LandFile[]
  /** An island belongs to a land. */
  island: { land: string; polygon: Point[] }[]
  /** All land, foreign land included: its rim is the coast. */
  backdrop: { polygon: Point[] }[]
}
