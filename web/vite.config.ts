import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { notices } from './notices.ts'
import { pack } from './pack.ts'

const locale = fileURLToPath(new URL('../src/hoftag/locale', import.meta.url))
const server = process.env.HOFTAG_DEV_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), notices(), pack()],
  // The texts of the project, shared with the server: import.meta.glob('$locale/*/web.ftl', { query: '?raw' })
  resolve: { alias: { $locale: locale } },
  server: {
    fs: { allow: ['.', locale] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'], // the first with light-dark() and what comes with it
    modulePreload: { polyfill: false },
    // The content security policy allows files of our own only: nothing is inlined as data.
    assetsInlineLimit: 0,
  },
})
