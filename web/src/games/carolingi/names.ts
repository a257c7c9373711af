/** Names on the map and on cards: in lines where they are long, shortened where room is short. */

/** Longer names are broken into two lines if they have a gap. */
const LINE = 14
/** So many letters fit on a land card. */
const CARD = 17

/** The lines of a name on the map; names that are two lines on the board stay two lines. */
export function nameLines(name: string, label: readonly string[]): string[] {
  if (name === label.join(' ')) return [...label]
  const gaps = [...name.matchAll(/[ -]/g)].map((match) => match.index)
  if (gaps.length === 0 || (label.length === 1 && name.length <= LINE)) return [name]
  const middle = name.length / 2
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best))
  const hyphen = name[gap] === '-'
  return [name.slice(0, hyphen ? gap + 1 : gap), name.slice(gap + 1)]
}

/** A name that fits on a card: long words are cut, the longest first. */
export function shortName(name: string, most = CARD): string {
  const words = name.split(' ')
  while (words.join(' ').length > most) {
    const longest = words.reduce((best, word, i) => (word.length > (words[best] ?? '').length ? i : best), 0)
    const word = words[longest] ?? ''
    if (word.length <= 7) break
    words[longest] = `${word.slice(0, 5).replace(/[aeiouyäöüéèê]+$/i, '')}.`
  }
  return words.join(' ')
}
