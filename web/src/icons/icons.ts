import type { IconName } from './names'

export { iconNames, type IconName } from './names'

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

/** What stands inside the drawing's <svg>, which all drawings have alike: 64 × 64, round strokes of 3 in currentColor. */
const bodies = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.slice(2, -4),
    svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).trim(),
  ]),
)

/** The shapes of a drawing, to be put into a <g> or <symbol> of another drawing. */
export function iconBody(name: IconName): string {
  return bodies.get(name) ?? ''
}

/** Whether there is a drawing of this name; games name theirs by rules of their own: `carolingi-${tile}`. */
export function isIcon(name: string): name is IconName {
  return bodies.has(name)
}
