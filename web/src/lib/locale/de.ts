/** The message files of a language as one chunk; the texts of the command line stay out. */
import type { Files } from '../texts'

const files: Files = import.meta.glob(
  ['../../../../src/hoftag/locale/de/*.ftl', '!../../../../src/hoftag/locale/de/cli*.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export default files
