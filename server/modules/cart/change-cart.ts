import type { RefusalName } from '@gema/contract/refusals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type CartRow, insertCart, lockCartRow, updateCart } from './cart-queries.ts'
import type { CartOwner } from './priced-cart.ts'

/** Why a change was not made; then nothing of it was. */
export interface CartRefused {
  refused: RefusalName
  values?: Record<string, number | Date>
  field?: string
}

/** What a change also sets in the cart itself. */
export type CartFields = Partial<Pick<CartRow, 'destination' | 'voucherCode'>>

export const isCartRefused = (outcome: CartFields | CartRefused): outcome is CartRefused =>
  'refused' in outcome

interface Around {
  clock: Clock
  owner: CartOwner
}

/** One change of a cart at a time, and all of it or nothing; who has no cart gets one. */
export const changeOrMakeCart = (
  db: Db,
  around: Around,
  change: (tx: Db, cart: CartRow) => Promise<CartFields | CartRefused>,
): Promise<CartRefused | undefined> =>
  inTransaction(db, async (tx) => {
    const { owner, clock } = around
    let cart = await lockCartRow(tx, owner)
    if (cart === undefined) {
      await insertCart(tx, owner, clock.now())
      cart = await lockCartRow(tx, owner)
    }
    if (cart === undefined) throw new Error('the cart was not made')
    return keep(tx, { cart, clock, outcome: await change(tx, cart) })
  })

/** The same for a change of something that must be there already; `absent` is what is said where there is no cart. */
export const changeCart = (
  db: Db,
  { absent, ...around }: Around & { absent?: CartRefused | undefined },
  change: (tx: Db, cart: CartRow) => Promise<CartFields | CartRefused>,
): Promise<CartRefused | undefined> =>
  inTransaction(db, async (tx) => {
    const cart = await lockCartRow(tx, around.owner)
    if (cart === undefined) return absent
    return keep(tx, { cart, clock: around.clock, outcome: await change(tx, cart) })
  })

async function keep(
  tx: Db,
  { cart, clock, outcome }: { cart: CartRow; clock: Clock; outcome: CartFields | CartRefused },
): Promise<CartRefused | undefined> {
  if (isCartRefused(outcome)) return outcome
  await updateCart(tx, cart.id, { ...outcome, changedAt: clock.now() })
  return undefined
}

/** Carries a refusal out of a transaction, which is rolled back by it. */
class Undone extends Error {
  readonly refusal: CartRefused
  constructor(refusal: CartRefused) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

async function inTransaction(
  db: Db,
  work: (tx: Db) => Promise<CartRefused | undefined>,
): Promise<CartRefused | undefined> {
  try {
    await db.transaction(async (tx) => {
      const refusal = await work(tx)
      if (refusal !== undefined) throw new Undone(refusal)
    })
    return undefined
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}
