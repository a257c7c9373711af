import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/
const SMALL = 1000 // bytes below which packing gains nothing

/** Packs the built files once, so that the server need not, and says how much a browser has to fetch. */
export function pack(): Plugin {
  let say: (line: string) => void
  return {
    name: 'hoftag-pack',
    apply: 'build',
    configResolved(config) {
      say = (line) => config.logger.info(line)
    },
    async writeBundle(options, bundle) {
      const sizes = new Map<string, number>()
      for (const name of Object.keys(bundle)) {
        const path = join(options.dir ?? 'dist', name)
        const plain = await readFile(path)
        sizes.set(name, plain.length)
        if (!TEXT.test(name) || plain.length < SMALL) continue
        const gzip = gzipSync(plain, { level: 9 })
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await writeFile(`${path}.gz`, gzip)
        await writeFile(`${path}.br`, brotliCompressSync(plain, { params }))
        sizes.set(name, gzip.length)
      }
      say(report(bundle, sizes))
    },
  }
}

/** What the first page needs, what other pages add, and the typefaces, of which a browser takes what it needs. */
function report(bundle: Rolldown.OutputBundle, sizes: Map<string, number>): string {
  const first = new Set<string>()
  const need = (name: string): void => {
    const part = bundle[name]
    if (!part || first.has(name)) return
    first.add(name)
    if (part.type !== 'chunk') return
    part.imports.forEach(need)
    part.viteMetadata?.importedCss.forEach(need)
  }
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) need(part.fileName)
  const sum = (wanted: (name: string) => boolean): string => {
    const bytes = [...sizes].filter(([name]) => wanted(name)).reduce((total, [, size]) => total + size, 0)
    return `${(bytes / 1000).toFixed(1)} kB`
  }
  const code = (name: string): boolean => /\.(js|css)$/.test(name)
  return (
    `packed with gzip: ${sum((name) => first.has(name))} to start, ` +
    `${sum((name) => code(name) && !first.has(name))} later; ` +
    `typefaces as needed, of ${sum((name) => name.endsWith('.woff2'))}`
  )
}
