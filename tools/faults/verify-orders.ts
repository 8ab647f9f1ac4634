import { checkBooks } from '@gema/server/modules/checkout/checkout.ts'
import type { Ledger } from './ledger.ts'
import { withDatabase } from './seeded-shop.ts'

export interface OrdersFound {
  found: number
  /** What check:books says. */
  books: string[]
  /** What buyers and shop do not agree about. */
  disagreements: string[]
}

interface Row {
  email: string
  key: string
  uuid: string
}

/** Holds what buyers were told against what is in the database, and the books against each other. */
export const verifyOrders = (url: string, ledger: Ledger): Promise<OrdersFound> =>
  withDatabase(url, async (database) => {
    const { rows } = await database.session((run) =>
      run(`select email, idempotency_key as key, uuid from orders where email like 'faults-%'`, []),
    )
    const orders = rows as unknown as Row[]
    return {
      found: orders.length,
      books: await checkBooks(database.db),
      disagreements: [...lost(orders, ledger), ...doubled(orders), ...unasked(orders, ledger)],
    }
  })

function lost(orders: Row[], { acknowledged }: Ledger): string[] {
  const known = new Set(orders.map(({ email, key, uuid }) => `${email} ${key} ${uuid}`))
  return [...acknowledged]
    .filter(([email, { key, uuid }]) => !known.has(`${email} ${key} ${uuid}`))
    .map(([email]) => `the order of ${email} was acknowledged and is not there`)
}

/** Everybody buys once, however often they send it. */
function doubled(orders: Row[]): string[] {
  const counts = new Map<string, number>()
  for (const { email } of orders) counts.set(email, (counts.get(email) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 1).map(([email, count]) => `${email} has ${count} orders`)
}

const unasked = (orders: Row[], ledger: Ledger): string[] =>
  orders
    .filter(({ email, key }) => !ledger.hasTried(email, key))
    .map(({ email }) => `${email} has an order that nobody has asked for`)
