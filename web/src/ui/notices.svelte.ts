/** Short lines at the rim of the page: what was copied, what went wrong. They go by themselves. */

export interface Notice {
  id: number
  text: string
  tone: 'plain' | 'error'
}

const PLAIN = 4000
const ERROR = 9000

class Notices {
  #list = $state.raw<Notice[]>([])
  #next = 0

  get list(): readonly Notice[] {
    return this.#list
  }

  say(text: string, tone: Notice['tone'] = 'plain'): void {
    const id = this.#next++
    // the same words are not piled up
    this.#list = [...this.#list.filter((notice) => notice.text !== text), { id, text, tone }].slice(-3)
    setTimeout(() => this.drop(id), tone === 'error' ? ERROR : PLAIN)
  }

  drop(id: number): void {
    this.#list = this.#list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()
