import type { Db } from '../../platform/database/database.ts'
import { voucherBarrier, voucherByCode, voucherUseCounts } from '../vouchers/vouchers.ts'
import type { CartRefused } from './change-cart.ts'
import type { BuyerIn } from './priced-cart.ts'

/**
 * Why a voucher cannot be put to a cart, whatever is in it. One that only does not fit what is in it yet may be there
 * and wait: the cart says what is missing.
 */
export async function checkVoucher(
  tx: Db,
  { voucher: code, buyerIn }: { voucher: string | null | undefined; buyerIn: BuyerIn },
  now: Date,
): Promise<CartRefused | undefined> {
  if (code == null) return undefined
  const field = 'voucher'
  const voucher = await voucherByCode(tx, code, now)
  if (voucher === undefined) return { refused: 'voucher_unknown', field }
  const buyer = await buyerIn(tx)
  const usesOf = await voucherUseCounts(tx, [voucher.id], buyer)
  const history = { uses: usesOf(voucher.id), hasOrdered: buyer.hasOrdered }
  const barrier = voucherBarrier(voucher, history, now)
  return barrier && { refused: barrier.name, values: barrier.values, field }
}
