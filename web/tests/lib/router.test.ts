import { beforeEach, describe, expect, it } from 'vitest'
import { paths, readRoute, route, tableIdIn } from '../../src/lib/router.svelte'

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/t/hiver-a-aix', '', { page: 'table', id: 'hiver-a-aix' }],
    ['/t/a%20b', '', { page: 'table', id: 'a b' }],
    ['/t/%E0%A4%A', '', { page: 'table', id: '%E0%A4%A' }],
    ['/t', '', { page: 'missing', path: '/t' }],
    ['/t/a/b', '', { page: 'missing', path: '/t/a/b' }],
    ['/rules/carolingi', '#5.4', { page: 'rules', game: 'carolingi', section: '5.4' }],
    ['/rules', '', { page: 'rules', game: '', section: '' }],
    ['/records', '', { page: 'records' }],
    ['/admin', '', { page: 'admin', table: '' }],
    ['/admin/k3v9', '', { page: 'admin', table: 'k3v9' }],
    ['/admin/k3v9/log', '', { page: 'missing', path: '/admin/k3v9/log' }],
    ['/nowhere', '', { page: 'missing', path: '/nowhere' }],
  ])('%s%s', (path, hash, wanted) => expect(readRoute(path, hash)).toEqual(wanted))

  it('finds a table in what was pasted', () => {
    expect(tableIdIn(' https://hoftag.example/t/hiver-a-aix?x#y ')).toBe('hiver-a-aix')
    expect(tableIdIn('hoftag.example/t/abc')).toBe('abc')
    expect(tableIdIn('aachener-winter')).toBe('aachener-winter')
    expect(tableIdIn('no table here')).toBeNull()
    expect(tableIdIn('')).toBeNull()
  })
})

describe('the address bar', () => {
  beforeEach(() => route.go('/'))

  it('is followed and changed', () => {
    route.go(paths.table('x y'))
    expect(location.pathname).toBe('/t/x%20y')
    expect(route.now).toEqual({ page: 'table', id: 'x y' })
    route.go(paths.newTable('carolingi'))
    expect(route.now).toEqual({ page: 'home' })
    expect(route.query.get('new')).toBe('carolingi')
  })

  it('takes ordinary links of the house, and leaves the others alone', () => {
    document.body.innerHTML =
      '<a id="own" href="/records">a</a><a id="file" href="/api/tables/x/record">b</a><a id="new" href="/records" target="_blank">c</a>'
    const click = (id: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      let taken = false
      const after = () => {
        taken = event.defaultPrevented
        event.preventDefault() // the test's browser must not go anywhere
      }
      window.addEventListener('click', after, { once: true })
      document.getElementById(id)?.dispatchEvent(event)
      return taken
    }
    expect(click('file')).toBe(false)
    expect(click('new')).toBe(false)
    expect(route.now.page).toBe('home')
    expect(click('own')).toBe(true)
    expect(route.now.page).toBe('records')
  })
})
