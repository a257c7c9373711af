/** The games that have a drawing; any other game is played with the plain one. Each is loaded when it is needed. */
import type { GamePlugin } from './contract'

const FOLDERS = import.meta.glob<Record<string, unknown>>('../games/*/index.ts')

function isPlugin(value: unknown, game: string): value is GamePlugin {
  return (
    typeof value === 'object' && value !== null && 'Board' in value && 'name' in value && value.name === game
  )
}

export async function pluginOf(game: string): Promise<GamePlugin> {
  const module = await FOLDERS[`../games/${game}/index.ts`]?.()
  const found = Object.values(module ?? {}).find((value) => isPlugin(value, game))
  return (found as GamePlugin | undefined) ?? (await import('./plain')).plain(game)
}
