/** How a game of Wallenstein ended: points of both winters part by part, and the thalers if they had to decide. */
import { t } from '../../lib/texts.svelte'
import type { EndRow, EndWords, TableModel } from '../../table/contract'
import type { Frame, Outcome } from '../../wire'
import { winterPoints } from './scoring/winter'
import { shown, type View } from './view'

const PARTS = [
  { name: 'lands', icon: 'wallenstein-land-card' },
  { name: 'buildings', icon: 'wallenstein-palace' },
  { name: 'majorities', icon: 'ui-crown' },
] as const

function note(name: (typeof PARTS)[number]['name']): string {
  if (name === 'lands') return t('wa-end-lands')
  return name === 'buildings' ? t('wa-end-buildings') : t('wa-end-majorities')
}

/** `12 + 15`: the points of each winter, as far as the log tells. */
function winters(points: number[][], seat: number, sum: number): string {
  const [one, two] = points.map((winter) => winter[seat] ?? 0)
  return one === undefined || two === undefined || one + two !== sum
    ? String(sum)
    : t('wa-end-winters', { first: one, second: two })
}

export function endRows(table: TableModel, outcome: Outcome): EndRow[] {
  const view = shown(table)
  const rows = PARTS.map(({ name, icon }): EndRow => {
    const points = winterPoints(table.log, view, name)
    return {
      icon,
      label: table.speaker.scorePart(name),
      note: note(name),
      cells: outcome.parts.map((part, seat) => ({
        value: winters(points, seat, part[name] ?? 0),
        points: part[name] ?? 0,
      })),
    }
  })
  const favours: EndRow = {
    icon: 'wallenstein-favour',
    label: table.speaker.scorePart('favours'),
    cells: outcome.parts.map((part) => ({
      value: String(part['favours'] ?? 0),
      points: part['favours'] ?? 0,
    })),
  }
  const sum: EndRow = {
    label: table.speaker.scorePart('points'),
    kind: 'sum',
    cells: outcome.scores.map((score) => ({ value: String(score), points: null, strong: true })),
  }
  const withFavours = view.court || view.landsknechte ? [...rows, favours] : rows
  return [...withFavours, sum, ...tieRows(table, outcome)]
}

/** Those who have the most points, if they are several. */
function tied(outcome: Outcome): number[] {
  const best = Math.max(...outcome.scores)
  const seats = outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return seats.length > 1 ? seats : []
}

function tieRows(table: TableModel, outcome: Outcome): EndRow[] {
  const equals = tied(outcome)
  if (equals.length === 0) return []
  const money = (seat: number): number => outcome.parts[seat]?.['money'] ?? 0
  const most = Math.max(...equals.map(money))
  return [
    {
      icon: 'wallenstein-taler',
      label: table.speaker.scorePart('money'),
      note: t('wa-end-tie'),
      kind: 'tie',
      cells: outcome.scores.map((_, seat) => ({
        value: equals.includes(seat) ? String(money(seat)) : '–',
        points: null,
        strong: equals.includes(seat) && money(seat) === most,
      })),
    },
  ]
}

export function endWords(table: TableModel, outcome: Outcome): EndWords {
  const winners = outcome.ranking[0] ?? []
  const first = winners[0] ?? 0
  const seats = new Intl.ListFormat(table.speaker.texts.language).format(
    winners.map((seat) => table.nameOf(seat)),
  )
  const points = outcome.scores[first] ?? 0
  const byMoney = tied(outcome).length > winners.length
  return {
    when: t('wa-end-when'),
    title: winners.length > 1 ? t('wa-end-shared', { seats }) : t('wa-end-title', { seats }),
    why: byMoney
      ? t('wa-end-why-money', { points, money: outcome.parts[first]?.['money'] ?? 0 })
      : t('wa-end-why', { points }),
    rule: 'end',
  }
}

export function points(position: View): number[] {
  return position.seats.map((seat) => seat.points)
}

/** Points come in winter: what stands in the frames of a year is what the winter before it has brought. */
export function axis(frame: Frame): string | null {
  const { year, season } = frame.chapter
  if (year === 1) return t('wa-end-axis-start')
  return season === 'winter' ? t('wa-end-axis-winter', { count: 2 }) : t('wa-end-axis-winter', { count: 1 })
}
