/** A card that is turned over: it comes up from its edge. */
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../../../lib/settings.svelte'

const TURN = 420

export function turn(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay,
    duration: settings.reduced || settings.now.skip ? 0 : TURN,
    css: (part) => `transform: perspective(400px) rotateX(${(1 - part) * 90}deg); opacity: ${part}`,
  }
}
