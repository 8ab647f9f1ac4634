import { type Customer, customerByEmail } from '../modules/accounts/accounts.ts'
import { goodsByIds, inventoriesBySku } from '../modules/catalogue/catalogue.ts'
import { type Order, orderOfNumber } from '../modules/orders/orders.ts'
import type { PayingShop } from './a-paying-shop.ts'
import type { AProduct } from './a-product.ts'

/** A smoke test of a module: something it does through its door in a shop that sells the demo, with SQL of its own. */
export interface DoorSmoke {
  /** States a condition and an outcome. */
  name: string
  run: (shop: PayingShop) => Promise<void>
}

/** The SKU of a cable of the demo for Rp 199.000. More than a hundred are in stock, and no flash sale has it. */
const cable = 'KWT-ALIR8K-BLK-1M'

/** Returns a product of the demo by one of its SKUs, with that variant alone. */
export async function findDemoProduct({ shop: { db } }: PayingShop, sku = cable): Promise<AProduct> {
  const variant = (await inventoriesBySku(db, [sku])).get(sku)
  const goods = variant && (await goodsByIds(db, [variant.id])).get(variant.id)
  if (goods === undefined) throw new Error(`the demo does not sell ${sku}`)
  return { id: goods.product.id, uuid: goods.product.uuid, variants: [goods.inventory] }
}

/** Returns the customer of the demo who has addresses, wishes and vouchers. */
export async function findDewi({ shop: { db } }: PayingShop): Promise<Customer> {
  const customer = await customerByEmail(db, 'dewi@surel.example')
  if (customer === undefined) throw new Error('the demo has no such customer')
  return customer
}

/** Returns an order as it is stored now. */
export async function findOrder({ shop: { db } }: PayingShop, placed: { number: string }): Promise<Order> {
  const order = await orderOfNumber(db, placed.number)
  if (order === undefined) throw new Error('there is no such order')
  return order
}
