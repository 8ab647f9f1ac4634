import type { CartState } from '@gema/contract/shapes/cart.ts'
import type { ReactNode } from 'react'
import { SummaryLine } from '../../commerce/checkout/summary-line.tsx'
import { TotalsList } from '../../commerce/checkout/totals-list.tsx'
import { useWords } from '../../language/use-words.ts'
import { checkoutWords } from './checkout-words.ts'
import { VoucherRow } from './voucher-row.tsx'

interface OrderSummaryProps {
  cart: CartState
  isPending: boolean
  /** The button, and what stands below it. */
  children: ReactNode
}

/** What is bought, and what it costs: always in sight on wide screens, below everything else on narrow ones. */
export function OrderSummary({ cart, isPending, children }: OrderSummaryProps) {
  const t = useWords(checkoutWords)
  const bought = cart.cart.filter(({ selected }) => selected === 1)
  return (
    <aside
      aria-label={t('summary')}
      className="rounded-card border border-line bg-page p-4 w768:p-6 w992:sticky w992:top-6 w992:max-h-[calc(100dvh-179px)] w992:overflow-y-auto"
    >
      <h2 className="mb-3.5 text-18">{t('summary')}</h2>
      <ul className="pt-1.5">
        {bought.map((line) => (
          <SummaryLine
            key={line.cart_id}
            name={line.product.name}
            label={line.inventory.label}
            picture={line.product.image_path}
            quantity={line.quantity}
            total={line.line_total}
            addOns={line.add_ons
              .filter(({ isChecked, is_available }) => isChecked === 1 && is_available)
              .map(({ name }) => name)}
          >
            {!line.is_available && (
              <span className="block text-12 font-medium text-sale">{line.notices[0]?.message}</span>
            )}
          </SummaryLine>
        ))}
      </ul>
      <VoucherRow voucher={cart.voucher} />
      <TotalsList totals={cart.totals} isShippingKnown={cart.shipping.is_complete} isPending={isPending} />
      {/* However long the list: on wide screens the button stays in sight. */}
      <div className="w992:sticky w992:-bottom-6 w992:-mb-6 w992:bg-page w992:pb-6">{children}</div>
    </aside>
  )
}
