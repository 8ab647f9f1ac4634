import { aFlashSale } from './a-flash-sale.ts'
import { aPayingShop, type PayingShop } from './a-paying-shop.ts'
import { type AProduct, aProduct } from './a-product.ts'
import { aStore } from './a-shelf.ts'
import { aVoucher } from './a-voucher.ts'
import { anAddOn } from './an-add-on.ts'
import type { TestDatabaseOptions } from './open-test-database.ts'
import { runSql } from './run-sql.ts'

/** What a shop sells that many orders can be placed in. */
export interface StockedShop extends PayingShop {
  /** Rp 400.001 a piece, so that no discount can be shared out evenly; with a service. */
  speaker: AProduct
  /** Sent by another store, at a flash price. */
  amplifier: AProduct
  service: string
  voucher: string
  /** Somebody of the staff. */
  staffId: number
}

const plenty = 10_000
/** However far the clock is moved. */
const yearsInMinutes = 10 * 365 * 24 * 60

/** A shop that can be paid in, with goods for many orders: of two stores, with a service, a flash price and a voucher. */
export async function aStockedShop(options?: TestDatabaseOptions): Promise<StockedShop> {
  const shop = await aPayingShop(options)
  const service = await anAddOn(shop, { amount: 350_000 })
  const speaker = await aProduct(shop, { defaultPrice: 400_001, stock: plenty, addOnUuids: [service] })
  const storeId = await aStore(shop, { slug: 'gema-kedua', name: 'Gema Kedua' })
  const amplifier = await aProduct(shop, { defaultPrice: 1_500_000, stock: plenty, storeId })
  const id = amplifier.variants[0]?.id ?? 0
  await aFlashSale(shop, [{ id, price: 900_000, quota: plenty }], { endsIn: yearsInMinutes })
  const endsAt = new Date('2036-01-01T00:00:00Z')
  const voucher = await aVoucher(shop, { amount: 100_000, quota: plenty, endsAt })
  return { ...shop, speaker, amplifier, service, voucher, staffId: await someStaff(shop) }
}

/** Somebody of the staff, by id. */
export async function someStaff(shop: PayingShop): Promise<number> {
  const [row] = await runSql(
    shop,
    `insert into staff (email, name, role, password_hash, created_at)
     values ('rina-' || gen_random_uuid() || '@gema.example', 'Rina', 'owner', 'none', $1) returning id`,
    [shop.clock.now()],
  )
  return Number(row?.id)
}
