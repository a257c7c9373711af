/**
 * Majorities of a drawn position. The engine gives them with every view; while the events of an update are played, the
 * lands have changed already and the view is still the one before, so that a winter would be scored by old figures.
 */
import type { WallensteinMajority } from '../../../wire'
import type { View } from '../view'
import { KINDS } from './regions'

interface Scoring {
  most_palaces_in_region: number
  most_churches_in_region: number
  most_trading_houses_in_region: number
  tied_majority_malus: number
}

export function majoritiesOf(view: View, scoring: Scoring, viewer: number | null): WallensteinMajority[] {
  const regions = [...new Set(view.lands.map((land) => land.region))]
  const worth = [
    scoring.most_palaces_in_region,
    scoring.most_churches_in_region,
    scoring.most_trading_houses_in_region,
  ]
  return regions.flatMap((region) =>
    KINDS.flatMap((building, kind): WallensteinMajority[] => {
      const counts = view.seats.map(
        (_, seat) =>
          view.lands.filter(
            (land) => land.region === region && land.owner === seat && land.buildings.includes(building),
          ).length,
      )
      const most = Math.max(...counts)
      if (most === 0) return []
      const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []))
      const tied = leaders.length > 1
      const points = (worth[kind] ?? 0) - (tied ? scoring.tied_majority_malus : 0)
      const facts = {
        figures: counts
          .filter((count) => count > 0)
          .sort((a, b) => b - a)
          .join(' : '),
        points,
        you: viewer !== null && leaders.includes(viewer) ? 'yes' : 'no',
      }
      const why = tied
        ? { code: 'why-tied', rule: 'scoring', facts }
        : {
            code: 'why-majority',
            rule: 'scoring',
            facts: { seat: view.seats[leaders[0] ?? 0]?.seat ?? '', ...facts },
          }
      return [{ region, building, counts, leaders, points, why }]
    }),
  )
}
