/** The army groups that wait, by size. */

export interface Groups {
  size: number
  count: number
}

/** How many of each size, the largest first. */
export function bySize(groups: readonly number[]): Groups[] {
  const sizes = [...new Set(groups)].sort((one, other) => other - one)
  return sizes.map((size) => ({ size, count: groups.filter((group) => group === size).length }))
}
