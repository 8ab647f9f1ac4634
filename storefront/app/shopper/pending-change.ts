/** The lists that a customer keeps: products to wish for and to compare, stores to follow, vouchers claimed. */
export const listNames = ['wishlist', 'compare', 'following', 'vouchers'] as const
export type ListName = (typeof listNames)[number]

/** What a guest wanted to put on a list when they were sent to the sign-in. */
export interface PendingChange {
  list: ListName
  id: string
}

const keptAs = 'pendingChange'
const doneAs = 'doneChange'
/** Somebody who signs in later than this came for something else. */
const lifeMs = 30 * 60_000

/** What has been kept, if it is whole and not too old. */
export function readPending(kept: string | null, now: number): (PendingChange & { at: number }) | undefined {
  try {
    const { list, id, at } = JSON.parse(kept ?? '') as Record<string, unknown>
    const known = listNames.find((name) => name === list)
    if (known === undefined || typeof id !== 'string' || typeof at !== 'number') return undefined
    return at <= now && now - at <= lifeMs ? { list: known, id, at } : undefined
  } catch {
    return undefined
  }
}

/** Keeps a wish through the sign-in, in this tab alone. */
export function keepPending(change: PendingChange, now: number = Date.now()): void {
  withStorage(() => sessionStorage.setItem(keptAs, JSON.stringify({ ...change, at: now })))
}

export function forgetPending(): void {
  withStorage(() => sessionStorage.removeItem(keptAs))
}

/** Hands over what waits, once. A tab that was opened as a copy of this one finds it done. */
export function takePending(now: number = Date.now()): PendingChange | undefined {
  return withStorage(() => {
    const pending = readPending(sessionStorage.getItem(keptAs), now)
    if (pending === undefined) return undefined
    sessionStorage.removeItem(keptAs)
    if (localStorage.getItem(doneAs) === String(pending.at)) return undefined
    localStorage.setItem(doneAs, String(pending.at))
    return { list: pending.list, id: pending.id }
  })
}

/** Where storage is switched off, the shopper presses once more after signing in. */
function withStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
