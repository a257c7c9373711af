/**
 * A line of text beside a thing, 400 ms after the pointer or at once with the focus. It repeats what readers hear
 * anyway (a label, a reason), so it is hidden from them.
 */
import type { Attachment } from 'svelte/attachments'

const DELAY = 400
const GAP = 8
const RIM = 6

let shown: HTMLElement | null = null

function hide(): void {
  shown?.remove()
  shown = null
}

function show(target: Element, text: string): void {
  hide()
  const tip = document.createElement('div')
  tip.className = 'tooltip'
  tip.setAttribute('aria-hidden', 'true')
  tip.textContent = text
  // inside an open dialog, or it would lie below it
  ;(target.closest('dialog') ?? document.body).append(tip)
  shown = tip
  const around = target.getBoundingClientRect()
  const own = tip.getBoundingClientRect()
  const below = around.bottom + GAP + own.height < innerHeight
  const left = around.left + around.width / 2 - own.width / 2
  tip.style.left = `${Math.max(RIM, Math.min(left, innerWidth - own.width - RIM))}px`
  tip.style.top = `${below ? around.bottom + GAP : around.top - GAP - own.height}px`
}

export function tooltip(text: string | null | undefined): Attachment {
  return (target) => {
    if (!text) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      clearTimeout(timer)
      timer = setTimeout(() => show(target, text), DELAY)
    }
    const focused = () => {
      if (target.matches(':focus-visible')) show(target, text)
    }
    const end = () => {
      clearTimeout(timer)
      hide()
    }
    const key = (event: Event) => {
      if ((event as KeyboardEvent).key === 'Escape') end()
    }
    target.addEventListener('pointerenter', soon)
    target.addEventListener('pointerleave', end)
    target.addEventListener('pointerdown', end)
    target.addEventListener('focus', focused)
    target.addEventListener('blur', end)
    target.addEventListener('keydown', key)
    return () => {
      end()
      target.removeEventListener('pointerenter', soon)
      target.removeEventListener('pointerleave', end)
      target.removeEventListener('pointerdown', end)
      target.removeEventListener('focus', focused)
      target.removeEventListener('blur', end)
      target.removeEventListener('keydown', key)
    }
  }
}
