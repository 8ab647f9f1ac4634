/** What this browser remembers between visits. Where storage is switched off, nothing is remembered and nothing breaks. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Switched off or full: it will be asked again at the next visit.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Switched off: there is nothing to forget.
  }
}
