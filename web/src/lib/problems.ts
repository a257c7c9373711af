/** Sentences for what went wrong outside the rules. */
import type { Problem } from '../wire'
import { texts } from './texts.svelte'

/**
 * The sentence of a problem. It is made here from its code, so that it follows the language; the server's own
 * sentence serves for codes whose texts only the server can put together.
 */
export function problemText(problem: Problem): string {
  const own = problem.code.startsWith('web-') ? [problem.code] : []
  const key = [...own, `problem-${problem.code}`, `error-${problem.code}`].find((name) => texts.has(name))
  if (key) return texts.say(key, problem.facts)
  return problem.message || texts.say('web-broken')
}
