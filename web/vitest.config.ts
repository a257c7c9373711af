import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

// Apart from vite.config.ts, because building the client must not need the tools of its tests.
export default mergeConfig(
  vite,
  defineConfig({
    // Components are tested as they are in the browser, not as a server would render them.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
    },
  }),
)
