/** Borders as lines: which edges of the lands part two regions, and the paths that they make. */
import type { Point } from './box'

/** `M… Z` through all points. */
export function outline(polygon: readonly Point[]): string {
  return `M${polygon.map(([x, y]) => `${x} ${y}`).join(' ')}Z`
}

/** `M…` through all points, open. */
export function stroke(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join(' ')}`
}

interface Shape {
  /** Shapes of the same group have no border between them. */
  group: string
  polygon: readonly Point[]
}

interface Edge {
  ends: [string, string]
  points: [Point, Point]
  groups: Set<string>
}

const name = ([x, y]: Point): string => `${x},${y}`

/** Every edge that parts two groups, joined to paths as long as possible. Neighbours share their corners exactly. */
export function borderPaths(shapes: readonly Shape[]): string[] {
  const edges = new Map<string, Edge>()
  for (const { group, polygon } of shapes) {
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length] as Point
      const ends = [name(from), name(to)].sort() as [string, string]
      const edge = edges.get(ends.join(' ')) ?? { ends, points: [from, to], groups: new Set() }
      edge.groups.add(group)
      edges.set(ends.join(' '), edge)
    })
  }
  return joined([...edges.values()].filter((edge) => edge.groups.size > 1)).map(stroke)
}

/** Edges one after the other, as far as they hang together. */
function joined(edges: readonly Edge[]): Point[][] {
  const at = new Map<string, Edge[]>()
  for (const edge of edges) {
    for (const end of edge.ends) at.set(end, [...(at.get(end) ?? []), edge])
  }
  const left = new Set(edges)
  const follow = (path: Point[]): void => {
    for (;;) {
      const end = name(path.at(-1) as Point)
      const next = (at.get(end) ?? []).find((edge) => left.has(edge))
      if (next === undefined) return
      left.delete(next)
      path.push(name(next.points[0]) === end ? next.points[1] : next.points[0])
    }
  }
  const out: Point[][] = []
  for (const edge of edges) {
    if (!left.delete(edge)) continue
    const path: Point[] = [...edge.points]
    follow(path)
    path.reverse()
    follow(path)
    out.push(path)
  }
  return out
}
