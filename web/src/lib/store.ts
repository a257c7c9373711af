/** localStorage that never throws: it may be full, forbidden, or hold nonsense of another version. */

export function recall<T>(key: string, read: (value: unknown) => T, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : read(JSON.parse(text))
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // nothing is lost but the memory of this browser
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // as above
  }
}
