/** The winter so far, read from the log: grain lost, lands without grain, revolts, points. */
import type { EventLine } from '../../../wire'
import { colours, type View } from '../view'

export interface Rising {
  land: string
  state: 'rises' | 'held' | 'lost'
}

export interface SeatWinter {
  /** Null: not told yet. */
  lost: number | null
  left: number
  /** Lands without grain; null: not told yet. */
  missing: number | null
  revolts: Rising[]
  /** Points of this winter; null: not scored yet. */
  lands: number | null
  buildings: number
  majorities: number
}

export interface WinterSoFar {
  event: string
  loss: number
  seats: SeatWinter[]
  /** The region whose majorities are being counted. */
  region: string | null
}

/** The last winter that the log tells of; null: there was none yet. */
export function readWinter(log: readonly EventLine[], view: View): WinterSoFar | null {
  const start = log.findLastIndex((event) => event.kind === 'winter')
  const first = log[start]
  if (!first) return null
  const names = colours(view)
  const seats = names.map((): SeatWinter => ({
    lost: null,
    left: 0,
    missing: null,
    revolts: [],
    lands: null,
    buildings: 0,
    majorities: 0,
  }))
  const winter: WinterSoFar = {
    event: String(first.args[0]),
    loss: Number(first.args[1]),
    seats,
    region: null,
  }
  for (const { kind, args } of log.slice(start + 1)) {
    if (kind === 'year') break
    const seat = seats[names.indexOf(String(args[0]))]
    if (!seat) continue
    switch (kind) {
      case 'grain-lost':
        seat.lost = Number(args[1])
        seat.left = Number(args[2])
        break
      case 'supplied':
        seat.missing = 0
        break
      case 'unsupplied':
        seat.missing = Number(args[1])
        break
      case 'revolt':
        seat.revolts.push({ land: String(args[1]), state: 'rises' })
        break
      case 'suppressed':
      case 'land-lost': {
        const rising = seat.revolts.at(-1)
        if (rising) rising.state = kind === 'suppressed' ? 'held' : 'lost'
        break
      }
      case 'scored':
        seat.lands = Number(args[1])
        seat.buildings = Number(args[2])
        break
      case 'majority':
        seat.majorities += Number(args[3])
        winter.region = String(args[2])
        break
      case 'points':
        winter.region = null
        break
    }
  }
  return winter
}

/** The points of every winter that the log tells of, by seat. */
export function winterPoints(
  log: readonly EventLine[],
  view: View,
  part: 'lands' | 'buildings' | 'majorities',
): number[][] {
  const starts = log.flatMap((event, i) => (event.kind === 'winter' ? [i] : []))
  return starts.map((start, i) => {
    const winter = readWinter(log.slice(start, starts[i + 1]), view)
    return winter?.seats.map((seat) => seat[part] ?? 0) ?? []
  })
}
