import type { StockedShop } from './a-stocked-shop.ts'
import { runSql } from './run-sql.ts'

/** What there is only so much of, as it is now: units of both products, flash quota, voucher, and what counts as sold. */
export async function shelvesOf(shop: StockedShop) {
  const [row] = await runSql(
    shop,
    `select f.sold as flash, v.used as voucher,
       s.on_hand as speakers, s.reserved as "speakersHeld", sp.sold_count as "speakersSold",
       a.on_hand as amplifiers, a.reserved as "amplifiersHeld", ap.sold_count as "amplifiersSold"
     from inventory_stock s, inventory_stock a, products sp, products ap, flash_sale_items f, vouchers v
     where s.inventory_id = $1 and a.inventory_id = $2 and f.inventory_id = $2 and sp.id = $3 and ap.id = $4
       and v.code = $5`,
    [
      shop.speaker.variants[0]?.id,
      shop.amplifier.variants[0]?.id,
      shop.speaker.id,
      shop.amplifier.id,
      shop.voucher,
    ],
  )
  if (row === undefined) throw new Error('the shelves are empty')
  return Object.fromEntries(Object.entries(row).map(([what, count]) => [what, Number(count)]))
}

/** What has become more or less since; what is as before is left out. */
export async function sinceThen(shop: StockedShop, before: Record<string, number>) {
  const differences = Object.entries(await shelvesOf(shop)).map(
    ([what, count]) => [what, count - (before[what] ?? 0)] as const,
  )
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0))
}

/** What the ledger says of an order, the first entry first. */
export async function ledgerOf(shop: StockedShop, { id }: { id: number }): Promise<string[]> {
  const rows = await runSql(
    shop,
    'select reason, change from stock_movements where order_id = $1 order by id',
    [id],
  )
  return rows.map(({ reason, change }) => `${reason} ${change}`)
}
