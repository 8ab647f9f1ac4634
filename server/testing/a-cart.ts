import type { Ask, CallInput } from '@gema/contract/client.ts'
import type { CartLine, CartState } from '@gema/contract/shapes/cart.ts'
import type { AProduct } from './a-product.ts'
import { answered } from './answered.ts'

interface Shopper {
  ask: Ask
}

/** Puts the first variant of a product into somebody's cart, and answers the cart. */
export const putIntoCart = async (
  { ask }: Shopper,
  product: AProduct,
  given: Partial<CallInput<'cartStore'>> = {},
): Promise<CartState> => answered(await ask('cartStore', { inventory: product.variants[0]?.uuid, ...given }))

/** Somebody's cart as it is now. */
export const cartOf = async ({ ask }: Shopper): Promise<CartState> => answered(await ask('cartFind', {}))

/** The line of a product's first variant; a cart without it is a mistake of the test. */
export function lineOf({ cart }: CartState, product: AProduct): CartLine {
  const line = cart.find(({ inventory }) => inventory.uuid === product.variants[0]?.uuid)
  if (line === undefined) throw new Error('the product is not in the cart')
  return line
}

/** What is said about a line, by kind. */
export const noticesOf = (line: CartLine): string[] => line.notices.map(({ kind }) => kind)
