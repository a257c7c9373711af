import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** Puts the licences of everything by others that ends up in the client beside it, as those licences ask. */
export function notices(): Plugin {
  return {
    name: 'hoftag-notices',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const folders = new Map<string, string>()
      const note = (file: string): void => {
        const found = PACKAGE.exec(file)
        if (found) folders.set(found[2]!, found[1]!)
      }
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') part.moduleIds.forEach(note)
        else part.originalFileNames.map((name) => join(import.meta.dirname, name)).forEach(note)
      }
      const texts = await Promise.all([...folders].sort().map(([name, folder]) => notice(name, folder)))
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n') })
    },
  }
}

async function notice(name: string, folder: string): Promise<string> {
  const about = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  const text = file ? await readFile(join(folder, file), 'utf8') : `${describe(about.author)}\n`
  return `${'='.repeat(78)}\n${name} ${about.version as string}: ${about.license as string}\n\n${text}`
}

/** A package without a licence file still names its author. */
function describe(author: unknown): string {
  return typeof author === 'string' ? author : ((author as { name?: string } | undefined)?.name ?? '')
}
