/** Computer players and the order of their strength. */
import type { GameInfo } from '../wire'
import { t, texts } from './texts.svelte'

/** What a computer player is called: `Steward`. */
export function botTitle(bot: string): string {
  return texts.has(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot
}

/** One line about how it plays. */
export function botWords(bot: string): string {
  return texts.has(`bot-${bot}`) ? t(`bot-${bot}`) : ''
}

/** The one that people get who name none. The server lists them from the weakest to the strongest. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.usual) ?? game.bots.at(-1))?.name ?? ''
}

/** How strong it is, from 1 on; 0 for one that the game does not list. */
export function strengthOf(game: GameInfo, bot: string): number {
  return game.bots.findIndex((one) => one.name === bot) + 1
}
