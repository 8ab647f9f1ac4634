import type { CartState } from '@gema/contract/shapes/cart.ts'
import { Info, ShieldCheck } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { useCartEditor } from './cart-editor.ts'
import { CartTotalsList } from './cart-totals-list.tsx'
import { cartSummaryWords } from './summary-words.ts'
import type { CheckOut } from './use-check-out.ts'
import { VoucherRow } from './voucher-row.tsx'

const reasonId = 'check-out-reason'

/** What the cart comes to, its voucher, and the way to the checkout; it stays in sight. */
export function CartSummary({ cart, checkOut }: { cart: CartState; checkOut: CheckOut }) {
  const t = useWords(cartSummaryWords)
  const { isPending } = useCartEditor()
  const { count, reason, isBusy, go } = checkOut
  const { voucher } = cart
  return (
    <aside className="w992:sticky w992:top-[92px]">
      <div className="rounded-card border border-line p-4">
        <h2 className="mb-3.5 text-18 tracking-normal">{t('title')}</h2>
        <VoucherRow voucher={voucher} />
        {voucher?.message != null && (
          <Note kind="warn" sign={Info} className="mb-4">
            {voucher.message}
          </Note>
        )}
        <CartTotalsList cart={cart} isPending={isPending} />
        <Button
          size={56}
          disabled={reason !== undefined}
          aria-describedby={reason && reasonId}
          busy={isBusy}
          onClick={go}
          className="mt-4 w-full max-w992:hidden"
        >
          {t('check_out', { count })}
        </Button>
        {reason && (
          <p id={reasonId} className="mt-2 text-12 text-ink-2 text-pretty">
            {t(reason)}
          </p>
        )}
        <p className="mt-3.5 flex items-center justify-center gap-2 text-12 text-ink-2">
          <Icon of={ShieldCheck} size={16} />
          {t('secure')}
        </p>
      </div>
    </aside>
  )
}
