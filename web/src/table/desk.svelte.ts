/** What is open on the page, how it is laid out, and what readers are told. Nothing of it concerns the game. */
import type { EventLine } from '../wire'
import { colourOfEvent } from './chronicle'
import type { Table } from './model.svelte'

export type Layout = 'wide' | 'middle' | 'phone' | 'landscape'
export type Sheet = 'keys' | 'can' | 'menu' | 'leave' | 'close'

/** So many sentences wait for a reader at most; who comes back later reads the log. */
const SPOKEN = 6

/** How the page is laid out in a window of this size. */
export function layoutOf(width: number, height: number): Layout {
  if (width >= 1200 && height >= 560) return 'wide'
  if (width >= 1024 && height >= 560) return 'middle'
  return width > height ? 'landscape' : 'phone'
}

export class Desk {
  layout = $state<Layout>('wide')
  /** The section of the rules that is open beside the table; null: none. */
  rules = $state<string | null>(null)
  sheet = $state<Sheet | null>(null)
  /** The right column's tab. */
  tab = $state<'chronicle' | 'talk' | 'replay'>('chronicle')
  /** The phone's tab: `board`, one of the plug-in's, `chronicle`, `talk`. */
  page = $state('board')
  /** The left column is open as a drawer (middle layout). */
  drawer = $state(false)
  /** The phone's sheet is pulled down to one line. */
  low = $state(false)
  /** How many lines of the talk have been read. */
  read = $state(0)
  /** The last page is put aside to look at the board. */
  viewing = $state(false)
  /** Sentences for readers, newest last. */
  spoken = $state.raw<{ id: number; event: EventLine }[]>([])
  #id = 0

  get compact(): boolean {
    return this.layout === 'phone' || this.layout === 'landscape'
  }

  open(tab: string): void {
    if (tab === 'chronicle' || tab === 'talk' || tab === 'replay') this.tab = tab
    this.page = tab === 'replay' ? 'board' : tab
    // other pages need the room; the question stays in sight as one line
    this.low = this.page !== 'board'
  }

  /** An event has been told: readers hear those of others. */
  tell(event: EventLine, table: Table): void {
    const colour = colourOfEvent(event, table.game)
    if (colour !== null && table.seat !== null && colour === table.colourOf(table.seat)) return
    this.spoken = [...this.spoken, { id: this.#id++, event }].slice(-SPOKEN)
  }

  /** Somebody else looks now. */
  forget(): void {
    this.spoken = []
    this.rules = null
    this.sheet = null
  }
}
