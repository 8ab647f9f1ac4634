import type { CartVoucher } from '@gema/contract/shapes/cart.ts'
import { VoucherButton } from '../../commerce/cart/voucher-button.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { checkoutWords } from './checkout-words.ts'

/** The voucher of the cart with what it saves, or why it saves nothing. */
export function VoucherRow({ voucher }: { voucher: CartVoucher | null }) {
  const t = useWords(checkoutWords)
  const money = useMoney()
  if (voucher === null) {
    return (
      <VoucherButton
        voucher={voucher}
        title={t('use_voucher')}
        text={t('use_voucher_text')}
        textClassName="text-ink-2"
        className="mt-1 mb-[18px]"
      />
    )
  }
  const { code, applies, discount, message } = voucher
  return (
    <VoucherButton
      voucher={voucher}
      title={code}
      text={applies ? t('voucher_saves', { amount: money(discount) }) : message}
      textClassName={applies ? 'text-theme-ink' : 'text-warn-ink'}
      className="mt-1 mb-[18px]"
    />
  )
}
