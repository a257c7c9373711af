/**
 * A battle as it is shown, read from the events that tell of it: who fought where, what was thrown into the tower and
 * what fell out, which cubes count for whom, and what is left in the tray.
 */
import type { EventLine } from '../../../wire'
import { colours, type View } from '../view'

/** Cubes by colour: those of each seat, then the farmers. */
export type Cubes = readonly number[]

export type Outcome = 'conquered' | 'repelled' | 'defended' | 'drawn' | 'suppressed' | 'land-lost'

const OUTCOMES: ReadonlySet<string> = new Set([
  'conquered',
  'repelled',
  'defended',
  'drawn',
  'suppressed',
  'land-lost',
])

export interface Side {
  /** Null: farmers. */
  seat: number | null
  /** Cubes in the tray that count. */
  total: number
  /** Of its own colour: thrown in, of these from the tray, fallen out. */
  thrown: number
  returned: number
  out: number
  /** Farmers that fight for it. */
  farmers: number
  /** Armies from the supply, by tile or event. */
  aided: number
}

export interface Battle {
  revolt: boolean
  land: string
  /** Where the attackers came from; null in a revolt. */
  from: string | null
  attacker: Side
  defender: Side
  thrown: Cubes
  /** Of those thrown in, what had lain in the tray. */
  returned: Cubes
  out: Cubes
  /** What rested in the tower before and rests there afterwards. */
  before: Cubes
  inside: Cubes
  /** What fell out and counts for nobody: it stays in the tray. */
  aside: Cubes
  outcome: Outcome
  /** Armies that stand in the land afterwards. */
  left: number
  /** Buildings that stand in the land as far as the view knows. */
  buildings: readonly string[]
}

export function isOutcome(kind: string): kind is Outcome {
  return OUTCOMES.has(kind)
}

/** The events of the last battle that is complete, in order: its beginning, what fell, its outcome. */
export function lastBattleEvents(log: readonly EventLine[]): readonly EventLine[] | null {
  let end = log.length - 1
  while (end >= 0 && !isOutcome(log[end]?.kind ?? '')) end -= 1
  let start = end
  while (start >= 0 && log[start]?.kind !== 'attack' && log[start]?.kind !== 'revolt') start -= 1
  return start < 0 ? null : log.slice(start, end + 1)
}

/** The events of the battle that begins a list of events, up to its outcome. */
export function firstBattleEvents(events: readonly EventLine[]): readonly EventLine[] {
  return events.slice(0, events.findIndex((event) => isOutcome(event.kind)) + 1)
}

/**
 * The last battle that a log tells of. The view is one from before the cubes were thrown, or from after they have
 * fallen and before the next battle.
 */
export function readBattle(
  log: readonly EventLine[],
  view: View,
  when: 'before' | 'after' = 'after',
): Battle | null {
  const events = lastBattleEvents(log)
  const begun = events?.[0]
  const ended = events?.at(-1)
  if (!events || !begun || !ended || !isOutcome(ended.kind)) return null
  const names = [...colours(view), 'farmer']
  const farmers = names.length - 1
  const number = (colour: unknown): number => names.indexOf(String(colour))
  const thrown = names.map(() => 0)
  const returned = names.map(() => 0)
  const out = names.map(() => 0)
  const aided = names.map(() => 0)
  for (const { kind, args } of events) {
    const colour = number(args[0])
    if (kind === 'aided') aided[colour] = (aided[colour] ?? 0) + 1
    if (kind === 'tray') out[colour] = Number(args[1])
    if (kind === 'thrown') {
      returned[colour] = Number(args[2])
      thrown[colour] = Number(args[1]) + Number(args[2])
    }
  }
  const at = (cubes: Cubes, colour: number): number => cubes[colour] ?? 0
  const revolt = begun.kind === 'revolt'
  const seat = number(begun.args[0])
  // besides the attacker only the defender brings armies from the board
  const other = names.findIndex(
    (_, i) => i !== seat && i !== farmers && at(thrown, i) > at(returned, i) && !revolt,
  )
  const enemy = revolt ? null : other < 0 ? null : other
  const land = String(revolt ? begun.args[1] : begun.args[2])
  const outcome = ended.kind
  const figures = ended.args.slice(-2).map(Number)
  // in the defender's words the defender's figure comes first
  const [first = 0, second = 0] = outcome === 'defended' ? [figures[1], figures[0]] : figures
  /** In a revolt the figures begin with the armies, which defend. */
  const totals = revolt ? { attacker: second, defender: first } : { attacker: first, defender: second }

  const side = (who: number | null, total: number): Side => {
    const colour = who ?? farmers
    return {
      seat: who,
      total,
      thrown: at(thrown, colour),
      returned: at(returned, colour),
      out: at(out, colour),
      farmers: who === null ? 0 : Math.max(0, total - at(out, who)),
      aided: at(aided, colour),
    }
  }
  const attacker = side(revolt ? null : seat, totals.attacker)
  const defender = side(revolt ? seat : enemy, totals.defender)
  const fighting = new Set([attacker.seat ?? farmers, defender.seat ?? farmers])
  const helping = attacker.farmers + defender.farmers
  const aside = out.map((count, colour) =>
    fighting.has(colour) ? 0 : colour === farmers ? count - helping : count,
  )
  const known = view.tower.inside
  const came = thrown.map((count, colour) => count - at(out, colour))
  const before = when === 'before' ? known : known.map((count, colour) => count - at(came, colour))
  const inside = when === 'after' ? known : known.map((count, colour) => count + at(came, colour))
  const margin = Math.abs(attacker.total - defender.total)
  const left =
    outcome === 'defended'
      ? Math.min(defender.out, margin)
      : outcome === 'conquered' || outcome === 'suppressed'
        ? margin
        : 0
  return {
    revolt,
    land,
    from: revolt ? null : String(begun.args[1]),
    attacker,
    defender,
    thrown,
    returned,
    out,
    before,
    inside,
    aside,
    outcome,
    left,
    buildings: view.lands.find((other) => other.land === land)?.buildings ?? [],
  }
}

/** The seat of whoever holds the field; null: farmers, or nobody. */
export function winner(battle: Battle): Side | null {
  if (battle.outcome === 'drawn') return null
  return battle.outcome === 'conquered' || battle.outcome === 'land-lost' ? battle.attacker : battle.defender
}
