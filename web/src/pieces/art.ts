/** The drawings inside the icons that pieces carry, ready to be put into another drawing. */

const files = import.meta.glob<string>('../icons/*.svg', { query: '?raw', import: 'default', eager: true })

const inner = new Map<string, string>()

for (const [path, text] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
  inner.set(name, text.slice(text.indexOf('>', text.indexOf('<svg')) + 1, text.lastIndexOf('</svg>')))
}

/** What stands between the tags of an icon, drawn on 64 × 64; empty for an unknown name. */
export function art(name: string): string {
  return inner.get(name) ?? ''
}
