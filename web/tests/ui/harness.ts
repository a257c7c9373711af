/** Components in a document, as a person would meet them. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach } from 'vitest'

const open: Record<string, unknown>[] = []

afterEach(() => {
  for (const one of open.splice(0)) void unmount(one)
  document.body.innerHTML = ''
})

// happy-dom shows dialogs without their modal manners
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

export function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  open.push(
    mount(component as Component<Record<string, unknown>>, { target, props }) as Record<string, unknown>,
  )
  flushSync()
  return target
}

export function find<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector)
  if (!found) throw new Error(`${selector} is not there`)
  return found
}

export function click(element: Element): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  flushSync()
}

export function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

/** Until everything that was promised has happened. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}
