import type { CallInput } from '@gema/contract/client.ts'
import type { CartLine } from '@gema/contract/shapes/cart.ts'
import type { LineChanges } from '../../shopper/line-queue.ts'

/** The lines as somebody wants them, before the server has answered. */
export const withChanges = (lines: readonly CartLine[], changes: LineChanges): CartLine[] =>
  lines.map((line) => {
    const change = changes.get(line.cart_id)
    return change === undefined ? line : { ...line, ...change }
  })

/** What is sent for some changes. Where the selection changed, all of it is told: the selected lines and the others. */
export function changesToSend(lines: readonly CartLine[], changes: LineChanges): CallInput<'cartUpdate'> {
  const wanted = [...changes]
  const quantities = wanted.flatMap(([cart_id, { quantity }]) =>
    quantity === undefined ? [] : [{ cart_id, quantity }],
  )
  if (wanted.every(([, { selected }]) => selected === undefined)) return { quantities }
  const after = withChanges(lines, changes)
  const idsOf = (selected: 1 | 2) =>
    after.filter((line) => line.selected === selected).map(({ cart_id }) => cart_id)
  return { quantities, checked: idsOf(1), unchecked: idsOf(2) }
}
