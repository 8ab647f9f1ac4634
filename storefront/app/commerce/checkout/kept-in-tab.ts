/** What a tab remembers until it is closed. Where storage is switched off, nothing is remembered and nothing breaks. */
export function recallInTab<Kept>(key: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Kept)
  } catch {
    return undefined
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Switched off or full: a reload begins anew.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Switched off: there is nothing to forget.
  }
}
