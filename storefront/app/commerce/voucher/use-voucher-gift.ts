import type { Voucher } from '@gema/contract/shapes/voucher.ts'
import { useWords } from '../../language/use-words.ts'
import { useMoney } from '../use-money.ts'
import { voucherWords } from './voucher-words.ts'

export interface VoucherGift {
  /** "Rp 500.000", "10%", "Free" */
  amount: string
  /** "off", "up to Rp 750.000", "delivery" */
  what: string
}

type Gives = Pick<Voucher, 'kind' | 'amount' | 'maximum_discount'>

/** What a voucher gives, in few words. */
export function useVoucherGift(): (voucher: Gives) => VoucherGift {
  const t = useWords(voucherWords)
  const money = useMoney()
  return ({ kind, amount, maximum_discount: most }) => {
    if (kind === 'free_shipping') return { amount: t('free'), what: t('delivery') }
    if (kind === 'fixed') return { amount: money(amount), what: t('off') }
    return { amount: `${amount}%`, what: most === null ? t('off') : t('up_to', { amount: money(most) }) }
  }
}
