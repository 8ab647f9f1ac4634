import type { Voucher as VoucherShown } from '@gema/contract/calls/voucher.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Voucher } from '../../modules/vouchers/vouchers.ts'

export const presentVoucher = (voucher: Voucher, language: string): VoucherShown => ({
  uuid: voucher.uuid,
  code: voucher.code,
  name: inLanguage(voucher.name, language),
  text: inLanguage(voucher.text, language),
  kind: voucher.kind,
  amount: voucher.amount,
  maximum_discount: voucher.maximumDiscount,
  minimum_spend: voucher.minimumSpend,
  start_time: voucher.startsAt.toISOString(),
  end_time: voucher.endsAt.toISOString(),
})
