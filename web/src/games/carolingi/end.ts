/** How a game of Carolingi ended: the winner in a sentence, conditions by player, ties only if they were needed. */
import { t } from '../../lib/texts.svelte'
import type { EndRow, EndWords, TableModel } from '../../table/contract'
import type { Frame, Outcome } from '../../wire'
import type { BoardFile } from './board'
import { chapter } from './looks'
import { stonesOf } from './scenario/problems'
import { shown, type CarolingiView } from './view'

interface Part {
  name: string
  icon: string
  /** The part of the score that holds the figure behind the points. */
  figure: string
}

const PARTS: readonly Part[] = [
  { name: 'expansion', icon: 'carolingi-palace', figure: 'lands-ruled' },
  { name: 'development', icon: 'carolingi-development', figure: 'development-ruled' },
  { name: 'following', icon: 'carolingi-leudes', figure: 'followers-on-lands' },
  { name: 'glory', icon: 'carolingi-trophy', figure: 'trophies' },
  { name: 'regions', icon: 'ui-crown', figure: 'regions' },
]

const PALACE: Part = { name: 'palace', icon: 'carolingi-palace', figure: 'palace' }

/** The realm has failed, with a successor or without. */
const FAILED = new Set(['problems', 'problems-lost', 'gangs', 'gangs-lost'])

function note(table: TableModel, name: string): string {
  const { victory } = table.board as BoardFile
  if (name === 'expansion') return t('ca-end-expansion', { needed: victory.expansion_lands })
  if (name === 'development') return t('ca-end-development', { needed: victory.development_markers })
  if (name === 'following') return t('ca-end-following', { needed: victory.followers_on_lands })
  if (name === 'palace') return t('ca-end-palace')
  return name === 'glory' ? t('ca-end-glory', { needed: victory.trophies }) : t('ca-end-regions')
}

/** The names of the regions that a seat has united. */
function united(table: TableModel, seat: number): string {
  const unions = shown(table).seats[seat]?.unions.filter((union) => union.united) ?? []
  return unions.map((union) => table.speaker.name('region', union.region)).join(', ') || '–'
}

function homelandName(table: TableModel, seat: number): string {
  const land = shown(table).seats[seat]?.homeland ?? null
  return land === null ? '–' : table.speaker.name('land', land)
}

export function endRows(table: TableModel, outcome: Outcome): EndRow[] {
  // there is a point for the palace only where homelands are claimed
  const parts = shown(table).palaces ? [...PARTS, PALACE] : PARTS
  const rows = parts.map(({ name, icon, figure }): EndRow => ({
    icon,
    label: table.speaker.scorePart(name),
    note: note(table, name),
    cells: outcome.parts.map((part, seat) => ({
      value:
        name === 'regions'
          ? united(table, seat)
          : name === 'palace'
            ? homelandName(table, seat)
            : String(part[figure] ?? 0),
      points: part[name] ?? 0,
    })),
  }))
  const sum: EndRow = {
    label: table.speaker.scorePart('points'),
    kind: 'sum',
    cells: outcome.scores.map((score) => ({ value: String(score), points: null, strong: true })),
  }
  return [...rows, sum, ...tieRows(table, outcome), ...stoneRows(table, outcome)]
}

/** Where the realm has failed (814) the honour stones decide, if anything does. */
function stoneRows(table: TableModel, outcome: Outcome): EndRow[] {
  const { scenario } = shown(table)
  if (scenario === null || !FAILED.has(outcome.reason)) return []
  const heirs = outcome.lost ? [] : (outcome.ranking[0] ?? [])
  return [
    {
      icon: 'carolingi-honour-stone',
      label: t('ca-814-end-stones'),
      note: t('ca-814-end-stones.note'),
      kind: 'tie',
      cells: outcome.scores.map((_, seat) => ({
        value: String(stonesOf(scenario, seat)),
        points: null,
        strong: heirs.includes(seat),
      })),
    },
  ]
}

/** What parted those who have the most points. */
function tieRows(table: TableModel, outcome: Outcome): EndRow[] {
  if (outcome.reason !== 'sundial') return []
  const rows: EndRow[] = []
  const best = Math.max(...outcome.scores)
  let tied = outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []))
  for (const figure of ['followers-on-lands', 'lands-ruled']) {
    if (tied.length < 2) break
    const of = (seat: number): number => outcome.parts[seat]?.[figure] ?? 0
    const most = Math.max(...tied.map(of))
    rows.push({
      label: table.speaker.scorePart(figure),
      note: t('ca-end-tie'),
      kind: 'tie',
      cells: outcome.parts.map((part, seat) => ({
        value: tied.includes(seat) ? String(part[figure] ?? 0) : '–',
        points: null,
        strong: tied.includes(seat) && of(seat) === most,
      })),
    })
    tied = tied.filter((seat) => of(seat) === most)
  }
  return rows
}

export function endWords(table: TableModel, outcome: Outcome): EndWords {
  const winners = outcome.ranking[0] ?? []
  const names = winners.map((seat) => table.nameOf(seat))
  const seats = new Intl.ListFormat(table.speaker.texts.language).format(names)
  const points = outcome.scores[winners[0] ?? 0] ?? 0
  const peace = outcome.reason === 'peace'
  const when = t('ca-end-when', { when: chapter(table).text, reason: table.speaker.reason(outcome.reason) })
  const own = scenarioWords(table, outcome, seats, points)
  if (own !== null) return { when, ...own }
  return {
    when,
    title: winners.length > 1 ? t('ca-end-shared', { seats }) : t('ca-end-title', { seats }),
    why: peace ? t('ca-end-why-peace', { points }) : t('ca-end-why-sundial', { points }),
    rule: peace ? '5.8' : '3.5',
  }
}

/** The endings that only the scenario 814 has; null for the others. */
function scenarioWords(
  table: TableModel,
  outcome: Outcome,
  seats: string,
  points: number,
): Omit<EndWords, 'when'> | null {
  const { scenario } = shown(table)
  const heir = outcome.ranking[0]?.[0] ?? 0
  const count = scenario === null ? 0 : stonesOf(scenario, heir)
  const rule = '814.5'
  /** Others with a point have as many stones: the youngest stone has decided. */
  const tied = outcome.scores.some(
    (score, seat) => seat !== heir && score > 0 && scenario !== null && stonesOf(scenario, seat) === count,
  )
  const chosen = (why: string): Omit<EndWords, 'when'> => ({
    title: t('ca-814-end-heir', { seats }),
    why: tied ? `${why} ${t('ca-814-end-youngest')}` : why,
    rule,
  })
  switch (outcome.reason) {
    case 'coregent':
      return {
        title: t('ca-814-end-coregent', { seats }),
        why: t('ca-814-end-why-coregent', { points }),
        rule: '814.4.3',
      }
    case 'sundial':
      if (scenario === null || (outcome.ranking[0]?.length ?? 0) > 1) return null
      return { title: t('ca-814-end-coregent', { seats }), why: t('ca-end-why-sundial', { points }), rule }
    case 'problems':
      return chosen(t('ca-814-end-why-problems', { count }))
    case 'gangs':
      return chosen(t('ca-814-end-why-gangs', { count }))
    case 'problems-lost':
      return { title: t('ca-814-end-lost'), why: t('ca-814-end-why-problems-lost'), rule }
    case 'gangs-lost':
      return { title: t('ca-814-end-lost'), why: t('ca-814-end-why-gangs-lost'), rule }
    default:
      return null
  }
}

export function points(position: CarolingiView): number[] {
  return position.seats.map((seat) => seat.score['points'] ?? 0)
}

/** Years stand on the axis. */
export function axis(frame: Frame): string | null {
  const year = frame.chapter['year']
  return year === undefined ? null : String(year)
}
