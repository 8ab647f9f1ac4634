import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import { VoucherButton } from '../../commerce/cart/voucher-button.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { cartSummaryWords } from './summary-words.ts'

/** The voucher of the cart, with what it gives. */
export function VoucherRow({ voucher }: { voucher: CartVoucher | null }) {
  const t = useWords(cartSummaryWords)
  const applies = voucher?.applies ?? false
  const code = voucher?.code ?? ''
  return (
    <VoucherButton
      voucher={voucher}
      title={voucher ? t(applies ? 'voucher_applied' : 'voucher_waits', { code }) : t('use_voucher')}
      text={<Gift voucher={voucher} />}
      textClassName={applies ? 'text-theme-ink' : 'text-ink-2'}
      className="mb-4"
    />
  )
}

/** What it gives; of one for the delivery, nobody knows before there is one. */
function Gift({ voucher }: { voucher: CartVoucher | null }) {
  const t = useWords(cartSummaryWords)
  const money = useMoney()
  if (voucher === null) return t('use_voucher_text')
  if (!voucher.applies) return voucher.name
  return voucher.discount > 0
    ? t('voucher_saves', { amount: money(voucher.discount) })
    : t('voucher_delivery')
}
