/** Copying and handing on. */
import { notices } from '../ui/notices.svelte'
import { t } from './texts.svelte'

/** Put a text on the clipboard and say so. Without a secure address the old way is taken. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copyOldWay(text)) {
      notices.say(t('web-copy-failed'), 'error')
      return
    }
  }
  notices.say(t('web-copied'))
}

function copyOldWay(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'hidden'
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}

/** Whether the machine has a way of its own to hand things on. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
}

export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // to change one's mind is no failure
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url)
  }
}

/** Hand a text over as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
