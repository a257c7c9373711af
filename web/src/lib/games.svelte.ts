/** The games of the house as the server describes them; fetched once. */
import type { GameInfo } from '../wire'
import { api } from './api'
import { settings } from './settings.svelte'
import { Speaker } from './speaker'
import { texts } from './texts.svelte'

class Games {
  #list = $state.raw<GameInfo[]>([])
  #coming: Promise<GameInfo[]> | null = null
  readonly #boards = new Map<string, Promise<unknown>>()

  get list(): readonly GameInfo[] {
    return this.#list
  }

  load(): Promise<GameInfo[]> {
    this.#coming ??= api.games().then(
      (games) => (this.#list = games),
      (error: unknown) => {
        this.#coming = null
        throw error
      },
    )
    return this.#coming
  }

  find(name: string): GameInfo | null {
    return this.#list.find((game) => game.name === name) ?? null
  }

  /** What is needed to draw a board; each is fetched once. */
  board<T>(hash: string): Promise<T> {
    let coming = this.#boards.get(hash)
    if (!coming) {
      coming = api.board<T>(hash)
      this.#boards.set(hash, coming)
      coming.catch(() => this.#boards.delete(hash))
    }
    return coming as Promise<T>
  }

  /** Somebody who speaks about a game in the present language; call it where it may be derived anew. */
  speaker(game: GameInfo, people?: Record<string, string>): Speaker {
    const manner = { boardNames: settings.now.boardNames, ...(people ? { people } : {}) }
    // the language is read here so that a derived speaker is made anew with it: display names depend on it
    return texts.language ? new Speaker(texts, game, manner) : new Speaker(texts, game, manner)
  }
}

export const games = new Games()
