import type { voucherClaim } from '@gema/contract/calls/voucher.ts'
import { momentText } from '@gema/contract/values/moment-text.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { claimVoucher } from '../../modules/vouchers/vouchers.ts'
import type { Shop } from '../../shop.ts'

import { presentWalletVoucher } from './present-wallet-voucher.ts'

const field = 'code'

/** Puts a voucher into the caller's wallet. */
export const answerVoucherClaim: Handler<typeof voucherClaim, Shop> = async ({ code }, context) => {
  const { shop, language } = context
  const now = shop.clock.now()
  const claimed = await claimVoucher(shop.db, { code, customerId: context.caller.customerId, now })
  if (!('refused' in claimed)) return presentWalletVoucher(claimed, language)
  if (claimed.refused === 'ended') {
    const date = momentText(claimed.endsAt, { language, now })
    return refuse('voucher_ended', { field, values: { date } })
  }
  return refuse(claimed.refused === 'gone' ? 'voucher_gone' : 'voucher_unknown', { field })
}
