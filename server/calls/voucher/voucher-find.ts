import type { voucherFind } from '@gema/contract/calls/voucher.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { findProduct } from '../../modules/catalogue/catalogue.ts'
import { priceAt } from '../../modules/pricing/pricing.ts'
import { bestFirst, openVouchers, scopeCovers } from '../../modules/vouchers/vouchers.ts'
import type { Shop } from '../../shop.ts'
import { presentVoucher } from './present-voucher.ts'

const most = 8

/** The public vouchers that can be used on a product now, the best first. */
export const answerVoucherFind: Handler<typeof voucherFind, Shop> = async (input, { shop, language }) => {
  const now = shop.clock.now()
  const [found, open] = await Promise.all([findProduct(shop.db, input.product), openVouchers(shop.db, now)])
  if (found === undefined) return refuse('product_unknown')
  const { product, brand, category, main } = found
  const thing = { product: product.uuid, brand: brand.uuid, categories: [category.uuid, main.uuid] }
  const fitting = open.filter(({ scope }) => scopeCovers(scope, thing))
  // Vouchers do not count on a flash price, so they are measured by the price without it.
  const { current } = priceAt({ product }, now)
  return bestFirst(fitting, current)
    .slice(0, most)
    .map((voucher) => presentVoucher(voucher, language))
}
