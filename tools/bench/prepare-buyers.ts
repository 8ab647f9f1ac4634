import { randomUUID } from 'node:crypto'
import { aCheckout, fillCart, readyForOrders } from '@gema/server/testing/a-checkout.ts'
import { someProducts } from '@gema/server/testing/a-product.ts'
import type { Buyer } from './buyer.ts'
import type { BusyShop } from './open-busy-shop.ts'

const products = 200
const cashOnDelivery = 2

/** A shop that can be bought from: answers the variants that it sells. */
export async function prepareGoods(busy: BusyShop, stock: number): Promise<string[]> {
  await spreadIds(busy)
  await readyForOrders(busy)
  const goods = await someProducts(busy, products, { defaultPrice: 1_500_000, stock })
  await learnSizes(busy)
  return goods.flatMap(({ variants }) => variants.map(({ uuid }) => uuid))
}

/**
 * Guests with filled carts. They buy different products, because of one product only one can be sold at a time, and pay
 * on delivery, because of transfers only one can be begun at a time.
 */
export async function prepareBuyers(
  busy: BusyShop,
  { goods, count }: { goods: readonly string[]; count: number },
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  const prepare = async (place: number) => {
    const token = `guest_${randomUUID()}`
    const address = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`
    const inventory = goods[place % goods.length] ?? ''
    const total = await fillCart(busy.askAs(token, address), inventory, 1)
    const email = `pembeli-${randomUUID()}@surel.example`
    buyers.push({
      token,
      address,
      inventory,
      wish: aCheckout(total, { payment_method: cashOnDelivery, email }),
    })
  }
  for (let place = 0; place < count; place += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - place) }, (_, nth) => prepare(place + nth)))
  await learnSizes(busy)
  return buyers
}

/** As the server itself does after a while: plans for the size that the tables have now. */
export const learnSizes = ({ database }: BusyShop) => database.session((run) => run('analyze', []))

/** Gives every table a range of ids of its own, so that a number in a statement says what it is the id of. */
const spreadIds = ({ database }: BusyShop) =>
  database.session((run) =>
    run(
      `do $$ declare each record; base bigint := 10000000; begin
         for each in select table_name from information_schema.columns
           where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' order by 1
         loop
           execute format('alter table %I alter column id restart with %s', each.table_name, base);
           base := base + 10000000;
         end loop; end $$`,
      [],
    ),
  )
