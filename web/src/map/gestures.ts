/** Fingers and mouse on the map: drag moves, wheel and two fingers zoom, a long press or double tap opens a land. */
import type { Eye } from './eye.svelte'

export interface Gestures {
  /** A click or tap that was no drag. */
  tap(target: Element, event: PointerEvent): void
  /** A double click or double tap. */
  twice(target: Element, event: PointerEvent): void
  /** A long press. */
  hold(target: Element, event: PointerEvent): void
  /** A click with the other button of the mouse. */
  aside(target: Element): void
  /** The pointer went down; true: what is there is carried if it moves now, and the map stays where it is. */
  grab(target: Element, event: PointerEvent): boolean
  /** The pointer rests on something or has left the map. */
  over(target: Element | null, event: PointerEvent): void
}

/** So far a finger may tremble before it drags. */
const SLACK = 7
const HOLD = 480
const TWICE = 320

interface Touch {
  x: number
  y: number
}

/** Listens on an element; returns how to stop. */
export function listen(element: HTMLElement, eye: Eye, on: Gestures): () => void {
  const touches = new Map<number, Touch>()
  let start: Touch | null = null
  let target: Element | null = null
  let dragging = false
  let grabbed = false
  let held = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = { at: 0, x: 0, y: 0 }

  const local = (event: MouseEvent): Touch => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const controls = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest('[data-control]') !== null

  const down = (event: PointerEvent): void => {
    if (controls(event) || (event.pointerType === 'mouse' && event.button !== 0)) return
    touches.set(event.pointerId, local(event))
    clearTimeout(timer)
    if (touches.size > 1) {
      dragging = true
      return
    }
    start = local(event)
    target = event.target as Element
    dragging = false
    held = false
    grabbed = on.grab(target, event)
    if (event.pointerType !== 'mouse') {
      timer = setTimeout(() => {
        if (dragging || target === null) return
        held = true
        on.hold(target, event)
      }, HOLD)
    }
  }

  const move = (event: PointerEvent): void => {
    const before = touches.get(event.pointerId)
    if (before === undefined) {
      if (event.pointerType === 'mouse') on.over(controls(event) ? null : (event.target as Element), event)
      return
    }
    const now = local(event)
    if (touches.size === 1) {
      if (!dragging && start !== null && Math.hypot(now.x - start.x, now.y - start.y) > SLACK) {
        dragging = true
        clearTimeout(timer)
        element.setPointerCapture(event.pointerId)
        on.over(null, event)
      }
      if (dragging && !grabbed) eye.pan(now.x - before.x, now.y - before.y)
    } else if (touches.size === 2) {
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1] as Touch
      const was = Math.hypot(before.x - other.x, before.y - other.y)
      const is = Math.hypot(now.x - other.x, now.y - other.y)
      eye.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
      if (was > 0) eye.zoomAt(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    }
    touches.set(event.pointerId, now)
  }

  const up = (event: PointerEvent): void => {
    const known = touches.delete(event.pointerId)
    clearTimeout(timer)
    if (!known || touches.size > 0 || dragging || held || target === null) return
    const again =
      event.timeStamp - last.at < TWICE && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 24
    last = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY }
    if (again) on.twice(target, event)
    else on.tap(target, event)
  }

  const cancel = (event: PointerEvent): void => {
    touches.delete(event.pointerId)
    clearTimeout(timer)
  }
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') on.over(null, event)
  }
  const wheel = (event: WheelEvent): void => {
    if (controls(event)) return
    event.preventDefault()
    const pixels = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY
    eye.zoomAt(Math.exp(-pixels * (event.ctrlKey ? 0.008 : 0.0016)), local(event))
  }
  const menu = (event: Event): void => {
    // a long press on glass must not open the browser's menu
    if (controls(event)) return
    event.preventDefault()
    if (event instanceof PointerEvent && event.pointerType === 'mouse') on.aside(event.target as Element)
  }

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', cancel)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('contextmenu', menu)
  return () => {
    clearTimeout(timer)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', cancel)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('contextmenu', menu)
  }
}
