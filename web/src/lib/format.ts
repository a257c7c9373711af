/** Numbers, dates, durations and lists as the language that is spoken now writes them. */
import { texts } from './texts.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const made = new Map<string, unknown>()

/** Formatters are slow to make; one of each kind and language is kept. */
function kept<T>(key: string, make: () => T): T {
  const found = made.get(key) as T | undefined
  if (found !== undefined) return found
  const fresh = make()
  made.set(key, fresh)
  return fresh
}

export function formatNumber(value: number, digits = 0): string {
  const language = texts.language
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return kept(`number ${language} ${digits}`, () => new Intl.NumberFormat(language, options)).format(value)
}

/** `a, b and c`. */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const language = texts.language
  return kept(`list ${language} ${type}`, () => new Intl.ListFormat(language, { type })).format(items)
}

/** A moment given in seconds since 1970: the time if it is today, else the day. */
export function formatMoment(seconds: number, now = Date.now()): string {
  const language = texts.language
  const moment = new Date(seconds * 1000)
  const today = new Date(now).toDateString() === moment.toDateString()
  const options: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'long', year: 'numeric' }
  return kept(`date ${language} ${today}`, () => new Intl.DateTimeFormat(language, options)).format(moment)
}

function formatUnit(
  value: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  display: 'short' | 'long',
): string {
  const language = texts.language
  const options: Intl.NumberFormatOptions = {
    style: 'unit',
    unit,
    unitDisplay: display,
    maximumFractionDigits: 0,
  }
  return kept(`unit ${language} ${unit} ${display}`, () => new Intl.NumberFormat(language, options)).format(
    value,
  )
}

/** A stretch of time in its two largest units: `2 days`, `1 hr, 30 min`, `45 sec`. */
export function formatDuration(seconds: number, display: 'short' | 'long' = 'short'): string {
  const rest = Math.max(0, Math.round(seconds))
  const parts: [number, 'day' | 'hour' | 'minute' | 'second'][] = [
    [Math.floor(rest / DAY), 'day'],
    [Math.floor((rest % DAY) / HOUR), 'hour'],
    [Math.floor((rest % HOUR) / MINUTE), 'minute'],
    [rest % MINUTE, 'second'],
  ]
  const start = parts.findIndex(([value]) => value > 0)
  if (start < 0) return formatUnit(0, 'second', display)
  return parts
    .slice(start, start + 2)
    .filter(([value]) => value > 0)
    .map(([value, unit]) => formatUnit(value, unit, display))
    .join(' ')
}

/** What a clock shows: `18:42` below an hour, `9 hr` below two days, else days. Seconds alone are shown as `0:09`. */
export function formatClock(seconds: number): string {
  const rest = Math.max(0, Math.ceil(seconds))
  if (rest < HOUR) return `${Math.floor(rest / MINUTE)}:${String(rest % MINUTE).padStart(2, '0')}`
  if (rest < 2 * DAY) return formatUnit(Math.floor(rest / HOUR), 'hour', 'short')
  return formatUnit(Math.floor(rest / DAY), 'day', 'short')
}

/** A range of whole numbers: `2–6`, or just `4`. */
export function formatRange(first: number, last: number): string {
  return first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`
}
