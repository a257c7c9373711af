/** What is lit, as things; and what the digits stand for. */
import type { Thing } from './contract'
import type { Table } from './model.svelte'

/** Everything that can be picked now, and before it what is picked already, in the order of the answers. */
export function litThings(table: Table): Thing[] {
  const { chooser } = table
  if (!chooser.active) return []
  const seen = new Map<string, Thing>()
  for (const pick of chooser.picked) seen.set(`${pick.domain}:${pick.name}`, pick)
  for (const choice of chooser.remaining) {
    const form = chooser.asked?.forms.find((text) => text.split(' ')[0] === choice.verb) ?? ''
    const domains = form.split(' ').slice(1)
    choice.args.forEach((name, place) => {
      const domain = domains[place] ?? ''
      if (domain !== 'count' || chooser.count === null) {
        if (chooser.lit(domain, name) && !seen.has(`${domain}:${name}`))
          seen.set(`${domain}:${name}`, { domain, name })
      }
    })
  }
  return [...seen.values()]
}

/** The thing of a digit, 1 to 9 and 0 for the tenth; null: none. */
export function numbered(table: Table, digit: number): Thing | null {
  const place = digit === 0 ? 9 : digit - 1
  const own = table.plugin.numbered?.(table)
  if (own) return own[place] ?? null
  const counts = table.chooser.litNames('count')
  if (counts.length > 0)
    return counts.includes(String(digit)) ? { domain: 'count', name: String(digit) } : null
  const open = litThings(table).filter((thing) => table.chooser.lit(thing.domain, thing.name))
  return open[place] ?? null
}
