/** Who sits before this browser. A name is enough; it becomes a guest of the server with the first deed. */
import type { Me } from '../wire'
import { api } from './api'
import { settings } from './settings.svelte'
import { keep, recall } from './store'
import { t } from './texts.svelte'

const KEY = 'hoftag-name'
export const LONGEST_NAME = 24

const asName = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_NAME) : '')

class Person {
  #me = $state.raw<Me | null>(null)
  /** What stands in the name field. */
  typed = $state(recall(KEY, asName, ''))
  #suggestion = Math.random()

  get me(): Me | null {
    return this.#me
  }

  get known(): boolean {
    return Boolean(this.#me?.id)
  }

  get account(): boolean {
    return this.#me?.account ?? false
  }

  /** A name for somebody who has typed none. */
  get suggestion(): string {
    const names = t('web-names').split(', ')
    return names[Math.floor(this.#suggestion * names.length)] ?? ''
  }

  get name(): string {
    return this.typed.trim() || this.suggestion
  }

  async load(): Promise<void> {
    this.#take(await api.me())
  }

  /** Make sure that the server knows us, by the name in the field. */
  async ensure(): Promise<Me> {
    if (!this.#me) await this.load()
    const me = this.#me
    return me?.id && me.name === this.name ? me : this.rename(this.name)
  }

  async rename(name: string): Promise<Me> {
    const me = await api.nameMe({ name: name.trim().slice(0, LONGEST_NAME), language: settings.now.language })
    this.#take(me)
    return me
  }

  /** Keep what is typed; tell the server only if it knows us already. */
  async type(name: string): Promise<void> {
    this.typed = name.slice(0, LONGEST_NAME)
    keep(KEY, this.typed.trim())
    if (this.known && this.typed.trim() && this.typed.trim() !== this.#me?.name) await this.rename(this.typed)
  }

  async register(name: string, password: string): Promise<void> {
    await this.ensure()
    this.#take(await api.register({ name, password }))
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#take(await api.signIn({ name, password }))
  }

  async signOut(): Promise<void> {
    await api.signOut()
    this.#me = null
    await this.load()
  }

  #take(me: Me): void {
    this.#me = me
    if (!me.name) return
    this.typed = me.name
    keep(KEY, me.name)
  }
}

export const person = new Person()
