import { isRefusalName, sentenceOf } from '@gema/contract/refusals.ts'
import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { momentText } from '@gema/contract/values/moment-text.ts'
import { formatMoney, type MoneyStyle } from '@gema/contract/values/money.ts'
import type { VoucherOutcome } from '../../modules/cart/cart.ts'

export interface VoucherContext {
  language: string
  money: MoneyStyle
  now: Date
}

/** What a voucher does for a cart, with the sentence that says why it does nothing. */
export function presentCartVoucher(
  { voucher, applies, discount, refused, missing }: VoucherOutcome,
  context: VoucherContext,
): CartVoucher {
  return {
    code: voucher.code,
    name: inLanguage(voucher.name, context.language),
    discount,
    applies,
    message:
      refused === undefined || !isRefusalName(refused.name)
        ? null
        : sentenceOf(refused.name, context.language, presentRefusalValues(refused.values, context)),
    missing: missing ?? null,
  }
}

/** The voucher that a cart had and that is no longer there. */
export const presentLostVoucher = (code: string, language: string): CartVoucher => ({
  code,
  name: code,
  discount: 0,
  applies: false,
  message: sentenceOf('voucher_unknown', language),
  missing: null,
})

const amounts = ['minimum', 'missing']

/** Amounts and moments as sentences name them. */
export const presentRefusalValues = (
  values: Record<string, number | string | Date>,
  { language, money, now }: VoucherContext,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value instanceof Date) return [name, momentText(value, { language, now })]
      return [name, amounts.includes(name) ? formatMoney(Number(value), money) : value]
    }),
  )
