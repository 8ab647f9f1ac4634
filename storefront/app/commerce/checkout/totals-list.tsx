import type { CartTotals } from '@gema/contract/shapes/cart.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMoney } from '../use-money.ts'
import { summaryWords } from './summary-words.ts'

interface TotalsListProps {
  totals: CartTotals
  /** What is to be paid, where it is more than the total: with the unique code of a bank transfer. */
  amount?: number
  /** What the sum is called, where nothing is to be paid any more. */
  totalName?: string
  /** Delivery has a price; before that, nobody knows what it costs. */
  isShippingKnown?: boolean
  /** A change is on its way to the server, and the figures may be old. */
  isPending?: boolean
}

/** The parts of what is paid, and their sum. Rows without an amount are left out, delivery never is. */
export function TotalsList({
  totals,
  amount,
  totalName,
  isShippingKnown = true,
  isPending = false,
}: TotalsListProps) {
  const t = useWords(summaryWords)
  const money = useMoney()
  const less = (part: number) => <span className="text-theme-ink">-{money(part)}</span>
  const free = <span className="text-theme-ink">{t('free')}</span>
  return (
    <dl
      aria-busy={isPending || undefined}
      className={classNames(
        'grid gap-2.5 text-14 transition-opacity duration-150 ease-gema',
        isPending && 'opacity-55',
      )}
    >
      <Row name={t('subtotal', { count: totals.units })}>{money(totals.items)}</Row>
      {totals.add_ons > 0 && <Row name={t('add_ons')}>{money(totals.add_ons)}</Row>}
      {totals.bundle_discount > 0 && <Row name={t('bundle_discount')}>{less(totals.bundle_discount)}</Row>}
      {totals.voucher_discount > 0 && <Row name={t('voucher_discount')}>{less(totals.voucher_discount)}</Row>}
      <Row name={t('shipping')}>
        {!isShippingKnown ? (
          <span className="font-normal text-ink-2">{t('shipping_unknown')}</span>
        ) : totals.shipping === 0 ? (
          free
        ) : (
          money(totals.shipping)
        )}
      </Row>
      {totals.shipping_discount > 0 && (
        <Row name={t('shipping_discount')}>{less(totals.shipping_discount)}</Row>
      )}
      {totals.insurance > 0 && <Row name={t('insurance')}>{money(totals.insurance)}</Row>}
      {totals.unique_code > 0 && <Row name={t('unique_code')}>{money(totals.unique_code)}</Row>}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
        <dt className="text-16 leading-7 font-strong">{totalName ?? t('total')}</dt>
        <dd dir="ltr" className="figures text-22 leading-7 font-bold tracking-[-0.02em] whitespace-nowrap">
          {money(amount ?? totals.total)}
        </dd>
      </div>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="figures font-medium whitespace-nowrap">{children}</dd>
    </div>
  )
}
