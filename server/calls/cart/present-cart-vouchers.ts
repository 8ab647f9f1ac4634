import type { voucherFind } from '@gema/contract/calls/voucher.ts'
import type { DataOf } from '@gema/contract/define-call.ts'
import { tryVouchers, type VoucherOutcome } from '../../modules/cart/cart.ts'
import type { Voucher } from '../../modules/vouchers/vouchers.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf, type Shopper } from '../callers/cart-owner.ts'
import { presentVoucher } from '../voucher/present-voucher.ts'
import { moneyNow } from './present-cart.ts'
import { presentCartVoucher } from './present-cart-voucher.ts'

/** Vouchers with what each would do for the cart of a caller: the largest discount first, then those nearest to one. */
export async function presentVouchersForCart(
  vouchers: Voucher[],
  { shop, caller, language }: { shop: Shop; caller: Shopper; language: string },
): Promise<DataOf<typeof voucherFind>> {
  if (vouchers.length === 0) return []
  const now = shop.clock.now()
  const at = { now, buyerIn: buyerOf(caller) }
  const outcomes = await tryVouchers(shop.db, cartOwnerOf(caller), { vouchers, ...at })
  const money = await moneyNow(shop)
  return outcomes.toSorted(byUse).map((outcome) => ({
    ...presentVoucher(outcome.voucher, language),
    for_cart: presentCartVoucher(outcome, { language, money, now }),
  }))
}

const byUse = (one: VoucherOutcome, other: VoucherOutcome): number =>
  Number(other.applies) - Number(one.applies) ||
  other.discount - one.discount ||
  farness(one) - farness(other) ||
  one.voucher.endsAt.getTime() - other.voucher.endsAt.getTime()

/** What cannot be reached by buying more is farther than anything that can. */
const farness = ({ applies, missing }: VoucherOutcome): number =>
  applies ? 0 : (missing ?? Number.MAX_SAFE_INTEGER)
