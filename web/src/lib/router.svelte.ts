/** The address bar. Pages are drawn by `route.now`; ordinary links of this house change it without a reload. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string; section: string }
  | { page: 'records' }
  | { page: 'admin'; table: string }
  | { page: 'missing'; path: string }

/** What is meant by an address. */
export function readRoute(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode)
  const [first, second] = parts
  if (first === undefined) return { page: 'home' }
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second }
  if (first === 'rules' && parts.length <= 2)
    return { page: 'rules', game: second ?? '', section: decode(hash.replace(/^#/, '')) }
  if (first === 'records' && parts.length === 1) return { page: 'records' }
  if (first === 'admin' && parts.length <= 2) return { page: 'admin', table: second ?? '' }
  return { page: 'missing', path }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const paths = {
  home: '/',
  records: '/records',
  admin: (table = '') => `/admin${table ? `/${encodeURIComponent(table)}` : ''}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  newTable: (game: string) => `/?new=${encodeURIComponent(game)}`,
  rules: (game: string, section = '') =>
    `/rules/${encodeURIComponent(game)}${section ? `#${encodeURIComponent(section)}` : ''}`,
}

/** The id of a table in what somebody pastes: an address of it, or the id itself. */
export function tableIdIn(text: string): string | null {
  const plain = text.trim()
  const found = /(?:^|\/)t\/([^/?#\s]+)/.exec(plain)
  if (found?.[1]) return decode(found[1])
  return /^[\p{L}\p{N}_-]{3,80}$/u.test(plain) ? plain : null
}

class Router {
  #now = $state.raw<Route>({ page: 'home' })
  #query = $state.raw(new URLSearchParams())

  constructor() {
    if (typeof window === 'undefined') return
    this.#read()
    window.addEventListener('popstate', () => this.#read())
    window.addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#clicked(event))
  }

  get now(): Route {
    return this.#now
  }

  get query(): URLSearchParams {
    return this.#query
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    const before = this.#now.page
    this.#read()
    if (this.#now.page !== before) window.scrollTo(0, 0)
  }

  #read(): void {
    this.#now = readRoute(location.pathname, location.hash)
    this.#query = new URLSearchParams(location.search)
  }

  #clicked(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.defaultPrevented || !plain || !link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return // a place in this page
    event.preventDefault()
    this.go(url.pathname + url.search + url.hash)
  }
}

export const route = new Router()
