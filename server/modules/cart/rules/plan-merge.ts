/** A line of one of two carts that become one. */
export interface MergeLine {
  id: number
  inventoryId: number
  bundleId: number | null
  bundleKey: string | null
  quantity: number
  isSelected: boolean
}

export interface MergePlan {
  /** Lines of the account that become more by a line of the guest. */
  joined: { into: number; from: number; quantity: number; isClipped: boolean; isSelected: boolean }[]
  /** Lines of the guest that change their cart. */
  moved: number[]
  /** Lines that only the account has: what the guest has just chosen goes before them. */
  unselected: number[]
  /** Lines of the account for which there is no room; the oldest. */
  dropped: number[]
}

interface Limits {
  stockOf: (inventoryId: number) => number
  mostOfOne: number
  mostLines: number
}

/** Says what becomes of the lines of a guest's cart and of an account's, oldest first, when the two become one. */
export function planMerge(
  { account, guest }: { account: MergeLine[]; guest: MergeLine[] },
  { stockOf, mostOfOne, mostLines }: Limits,
): MergePlan {
  const plan: MergePlan = { joined: [], moved: [], unselected: [], dropped: [] }
  const left = new Set(account)
  for (const line of guest) {
    const same = [...left].find((other) => isSame(line, other))
    if (same === undefined) {
      plan.moved.push(line.id)
      continue
    }
    left.delete(same)
    const sum = Math.min(line.quantity + same.quantity, mostOfOne)
    // A line of nothing is none: what is sold out stays, and says so.
    const quantity = Math.max(1, Math.min(sum, stockOf(line.inventoryId)))
    const isClipped = quantity < line.quantity + same.quantity
    plan.joined.push({ into: same.id, from: line.id, quantity, isClipped, isSelected: line.isSelected })
  }
  if (guest.length === 0) return plan
  const room = Math.max(0, mostLines - guest.length)
  const older = [...left].map(({ id }) => id)
  plan.dropped = older.slice(0, Math.max(0, older.length - room))
  plan.unselected = older.slice(plan.dropped.length)
  return plan
}

/** The same variant, alone or as a part of the same bundle. */
const isSame = (one: MergeLine, other: MergeLine): boolean =>
  one.inventoryId === other.inventoryId &&
  one.bundleId === other.bundleId &&
  (one.bundleKey === null) === (other.bundleKey === null)
