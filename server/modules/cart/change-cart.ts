import type { RefusalName } from '@gema/contract/refusals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type CartFields,
  countChange,
  countChangeOrMake,
  type LockedCart,
  setCartFields,
} from './cart-queries.ts'
import type { CartOwner } from './priced-cart.ts'

export type { CartFields } from './cart-queries.ts'

/** Why a change was not made; then nothing of it was. */
export interface CartRefused {
  refused: RefusalName
  values?: Record<string, number | Date>
  field?: string
}

export const isCartRefused = (outcome: CartFields | CartRefused): outcome is CartRefused =>
  'refused' in outcome

/** What every change of a cart needs besides the wish. */
export interface CartAround {
  clock: Clock
  /** Done at the end of the change, by its connection: where many wait for one, nobody waits twice. */
  afterwards?: (tx: Db) => Promise<void>
}

interface OwnAround extends CartAround {
  owner: CartOwner
}

type Change = (tx: Db, cart: LockedCart) => Promise<CartFields | CartRefused>

/** One change of a cart at a time, and all of it or nothing; who has no cart gets one. */
export const changeOrMakeCart = (
  db: Db,
  { clock, owner, afterwards }: OwnAround,
  change: Change,
): Promise<CartRefused | undefined> =>
  inTransaction(db, afterwards, async (tx) => {
    const cart = await countChangeOrMake(tx, owner, clock.now())
    if (cart === undefined) throw new Error('the cart was not made')
    return keep(tx, cart, await change(tx, cart))
  })

/** The same for a change of something that must be there already; `absent` is what is said where there is no cart. */
export const changeCart = (
  db: Db,
  { absent, clock, owner, afterwards }: OwnAround & { absent?: CartRefused | undefined },
  change: Change,
): Promise<CartRefused | undefined> =>
  inTransaction(db, afterwards, async (tx) => {
    const cart = await countChange(tx, owner, clock.now())
    return cart === undefined ? absent : keep(tx, cart, await change(tx, cart))
  })

/** Sets what a change says about the cart itself; one that is refused is undone, and so is its count. */
async function keep(
  tx: Db,
  cart: LockedCart,
  outcome: CartFields | CartRefused,
): Promise<CartRefused | undefined> {
  if (isCartRefused(outcome)) return outcome
  if (Object.keys(outcome).length > 0) await setCartFields(tx, cart.id, outcome)
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
  afterwards: CartAround['afterwards'],
  work: (tx: Db) => Promise<CartRefused | undefined>,
): Promise<CartRefused | undefined> {
  try {
    await db.transaction(async (tx) => {
      const refusal = await work(tx)
      if (refusal !== undefined) throw new Undone(refusal)
      await afterwards?.(tx)
    })
    return undefined
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    throw error
  }
}
