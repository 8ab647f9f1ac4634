import type { CartLine, CartState, CartTotals } from '@gema/contract/shapes/cart.ts'

/** A line that is not what it was. Amounts are for the whole line, 0 where it is not bought. */
export interface LineChange {
  kind: 'price' | 'quantity' | 'unavailable' | 'gone' | 'added'
  id: string
  name: string
  was: number
  now: number
  /** What the shop says about it. */
  message: string | undefined
}

export interface PartChange {
  kind: (typeof parts)[number]
  was: number
  now: number
}

const parts = [
  'add_ons',
  'bundle_discount',
  'voucher_discount',
  'shipping',
  'shipping_discount',
  'insurance',
] as const satisfies readonly (keyof CartTotals)[]

export interface WhatChanged {
  lines: LineChange[]
  parts: PartChange[]
  /** Selected lines that cannot be had any more, by their ids: they must go before anything can be ordered. */
  unavailable: string[]
}

/** Compares the cart that the page showed with the cart as it is: which lines and which parts of the total are others. */
export function whatChanged(before: CartState, after: CartState): WhatChanged {
  const lines = before.cart.filter(isBought).flatMap((line) => {
    const change = changeOfLine(
      line,
      after.cart.find(({ cart_id }) => cart_id === line.cart_id),
    )
    return change === undefined ? [] : [change]
  })
  const known = new Set(before.cart.filter(isBought).map(({ cart_id }) => cart_id))
  const added = after.cart.filter((line) => isBought(line) && !known.has(line.cart_id))
  return {
    lines: [
      ...lines,
      ...added.map((line): LineChange => {
        const { cart_id: id, product, line_total: now } = line
        return { kind: 'added', id, name: product.name, was: 0, now, message: undefined }
      }),
    ],
    parts: parts.flatMap((kind) => {
      const [was, now] = [before.totals[kind], after.totals[kind]]
      return was === now ? [] : [{ kind, was, now }]
    }),
    unavailable: after.cart
      .filter((line) => line.selected === 1 && !line.is_available)
      .map(({ cart_id }) => cart_id),
  }
}

const isBought = ({ selected, is_available }: CartLine): boolean => selected === 1 && is_available

function changeOfLine(before: CartLine, after: CartLine | undefined): LineChange | undefined {
  const base = { id: before.cart_id, name: before.product.name, was: before.line_total }
  if (after === undefined || after.selected !== 1)
    return { ...base, kind: 'gone', now: 0, message: undefined }
  const message = after.notices[0]?.message
  if (!after.is_available) return { ...base, kind: 'unavailable', now: 0, message }
  if (after.line_total === before.line_total && after.quantity === before.quantity) return undefined
  const kind = after.quantity === before.quantity ? 'price' : 'quantity'
  return { ...base, kind, now: after.line_total, message }
}
