/** Computer players and the order of their strength. */
import type { GameInfo } from '../wire'
import { t, texts } from './texts.svelte'

/** What a computer player is called by its manner: `Steward`. */
export function botTitle(bot: string): string {
  return texts.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot
}

/** One line about its manner. */
export function botManner(bot: string): string {
  return texts.has(`web-bot-${bot}`) ? t(`web-bot-${bot}.manner`) : ''
}

/** The server lists them from the gentlest to the strongest. */
export function strongest(game: GameInfo): string {
  return game.bots.at(-1)?.name ?? ''
}
