export interface StockedStore {
  storeId: number
  /** Units that can be sold there. */
  units: number
}

/**
 * From which stores the units of a line are taken: from the one that sells it as far as it goes, then from the others,
 * the fullest first. Nothing, where all of them together have not enough.
 */
export function allocateUnits(
  stores: StockedStore[],
  { quantity, firstStoreId }: { quantity: number; firstStoreId: number },
): { storeId: number; quantity: number }[] | undefined {
  const inOrder = stores.toSorted(
    (a, b) =>
      Number(b.storeId === firstStoreId) - Number(a.storeId === firstStoreId) ||
      b.units - a.units ||
      a.storeId - b.storeId,
  )
  let missing = quantity
  const taken: { storeId: number; quantity: number }[] = []
  for (const { storeId, units } of inOrder) {
    const here = Math.min(missing, Math.max(0, units))
    if (here > 0) taken.push({ storeId, quantity: here })
    missing -= here
  }
  return missing === 0 ? taken : undefined
}
