/** The title of the window and its icon say when it is my turn, so that it can be seen from another window. */

let plainIcon: string | null = null

export function badge(mine: boolean, title: string): () => void {
  const before = document.title
  document.title = title
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) {
    plainIcon ??= link.getAttribute('href') ?? ''
    link.setAttribute('href', mine ? '/favicon-turn.svg' : plainIcon)
  }
  return () => {
    document.title = before
    if (link && plainIcon !== null) link.setAttribute('href', plainIcon)
  }
}
