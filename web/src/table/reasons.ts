/** Why an answer is good or bad, in a sentence: what it brings on average, and the chance to win. */
import type { Speaker } from '../lib/speaker'
import { t } from '../lib/texts.svelte'
import type { Reason } from '../wire'

/** `By the end of the season, on average: Lands ruled +1.3 and Trophies +0.6. Chance to win: 47%.` */
export function reasonText(speaker: Speaker, reason: Reason): string {
  const { language } = speaker.texts
  const signed = new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const listed = new Intl.ListFormat(language, { type: 'conjunction' })
  const until = t(`play-until-${speaker.prefix}`)
  const parts = listed.format(
    reason.parts.map(({ part, change }) => `${speaker.scorePart(part)} ${signed.format(change)}`),
  )
  const brings = parts ? t('play-reason', { until, parts }) : t('play-reason-none', { until })
  return `${brings} ${t('play-reason-chance', { chance: percent.format(reason.chance) })}`
}
