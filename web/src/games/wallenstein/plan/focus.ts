/** Arrow keys go from one button of a group to the one that lies in that direction. */
export function moveFocus(event: KeyboardEvent, selector: string): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
  const from = (event.target as Element).closest(selector)
  if (way === undefined || from === null) return
  const [dx = 0, dy = 0] = way
  const start = middle(from)
  let best: { element: HTMLElement; far: number } | null = null
  for (const element of (event.currentTarget as Element).querySelectorAll<HTMLElement>(selector)) {
    if (element === from) continue
    const { x, y } = middle(element)
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
    if (ahead <= 2 || (best !== null && best.far <= ahead + 3 * aside)) continue
    best = { element, far: ahead + 3 * aside }
  }
  event.preventDefault()
  best?.element.focus()
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
