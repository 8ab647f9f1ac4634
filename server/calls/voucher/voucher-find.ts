import type { voucherFind } from '@gema/contract/calls/voucher.ts'
import type { DataOf } from '@gema/contract/define-call.ts'
import { type CallContext, type Handler, type Refused, refuse } from '../../http/handler.ts'
import { priceAt } from '../../modules/pricing/pricing.ts'
import {
  bestFirst,
  openVouchers,
  openVouchersWithProduct,
  scopeCovers,
  voucherByCode,
  walletOf,
} from '../../modules/vouchers/vouchers.ts'
import type { Shop } from '../../shop.ts'
import { presentVouchersForCart } from '../cart/present-cart-vouchers.ts'
import { presentVoucher } from './present-voucher.ts'

type VouchersShown = DataOf<typeof voucherFind>

const most = 8

/** The vouchers for a product, or for the caller's cart; with a code, that one. The best come first. */
export const answerVoucherFind: Handler<typeof voucherFind, Shop> = async ({ product, code }, context) => {
  if (product !== undefined) return vouchersForProduct(product, context)
  const { shop, caller, language } = context
  if (caller.kind === 'nobody') return refuse('not_signed_in')
  const now = shop.clock.now()
  const asked = { shop, caller, language }
  if (code !== undefined) {
    const seconds = await context.countTry('voucher-code')
    if (seconds > 0) return refuse('too_many_requests', { values: { seconds } })
    const voucher = await voucherByCode(shop.db, code, now)
    if (voucher === undefined) return refuse('voucher_unknown', { field: 'code' })
    return presentVouchersForCart([voucher], asked)
  }
  const open = await openVouchers(shop.db, now)
  if (caller.kind === 'guest') return presentVouchersForCart(open, asked)
  const wallet = (await walletOf(shop.db, caller.customerId, now))
    .filter(({ state }) => state === 'usable' || state === 'coming')
    .map(({ voucher }) => voucher)
  const claimed = new Set(wallet.map(({ id }) => id))
  return presentVouchersForCart([...wallet, ...open.filter(({ id }) => !claimed.has(id))], asked)
}

/** The public vouchers that can be used on a product now. */
async function vouchersForProduct(
  uuid: string,
  { shop, language }: CallContext<Shop>,
): Promise<VouchersShown | Refused> {
  const now = shop.clock.now()
  const { product, open } = await openVouchersWithProduct(shop.db, uuid, now)
  if (product === undefined) return refuse('product_unknown')
  const { brand, category, main } = product
  const thing = { product: product.uuid, brand, categories: [category, main] }
  const fitting = open.filter(({ scope }) => scopeCovers(scope, thing))
  // Vouchers do not count on a flash price, so they are measured by the price without it.
  const { current } = priceAt({ product }, now)
  return bestFirst(fitting, current)
    .slice(0, most)
    .map((voucher) => ({ ...presentVoucher(voucher, language), for_cart: null }))
}
