/** Something of an order that can be given back by the unit: a line, or a service that was bought with it. */
export interface RefundableThing {
  id: string
  quantity: number
  /** What some of its units cost after others have been given back. */
  costOf(units: { before: number; units: number }): number
}

export interface RefundPart {
  line: string
  quantity: number
  amount: number
}

/** What some things of an order cost; nothing, where one of them is not in it, stands there twice, or too many are wanted. */
export function refundParts(
  things: RefundableThing[],
  given: { wanted: { line: string; quantity: number }[]; before: { line: string; quantity: number }[] },
): RefundPart[] | undefined {
  const parts: RefundPart[] = []
  for (const { line, quantity } of given.wanted) {
    const thing = things.find(({ id }) => id === line)
    if (thing === undefined || parts.some((part) => part.line === line)) return undefined
    const before = given.before
      .filter((part) => part.line === line)
      .reduce((sum, part) => sum + part.quantity, 0)
    if (quantity < 1 || before + quantity > thing.quantity) return undefined
    parts.push({ line, quantity, amount: thing.costOf({ before, units: quantity }) })
  }
  return parts
}
