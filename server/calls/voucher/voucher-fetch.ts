import type { voucherFetch } from '@gema/contract/calls/voucher.ts'
import type { Handler } from '../../http/handler.ts'
import { openVouchers, walletOf } from '../../modules/vouchers/vouchers.ts'
import type { Shop } from '../../shop.ts'
import { presentVoucher } from './present-voucher.ts'
import { presentWalletVoucher } from './present-wallet-voucher.ts'

/** The caller's wallet and the public vouchers that are not in it: what ends first comes first. */
export const answerVoucherFetch: Handler<typeof voucherFetch, Shop> = async (_input, context) => {
  const { shop, language } = context
  const now = shop.clock.now()
  const [wallet, open] = await Promise.all([
    walletOf(shop.db, context.caller.customerId, now),
    openVouchers(shop.db, now),
  ])
  const claimed = new Set(wallet.map(({ voucher }) => voucher.id))
  return {
    wallet: wallet.map((each) => presentWalletVoucher(each, language)),
    claimable: open
      .filter(({ id }) => !claimed.has(id))
      .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
      .map((voucher) => presentVoucher(voucher, language)),
  }
}
