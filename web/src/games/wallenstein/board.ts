/** The board file of Wallenstein as the server delivers it: only what is drawn or shown. */
export type Point = readonly [number, number]

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
  land: LandFile[]
}
