import type { CartState } from '@gema/contract/shapes/cart.ts'
import type { ReactNode } from 'react'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { cartSummaryWords } from './summary-words.ts'

interface CartTotalsListProps {
  cart: CartState
  /** A change is on its way to the server: the figures may be old. */
  isPending: boolean
}

/** What the selected lines come to, row by row, as the server counts it. */
export function CartTotalsList({ cart: { totals, shipping }, isPending }: CartTotalsListProps) {
  const t = useWords(cartSummaryWords)
  const money = useMoney()
  const less = (amount: number) => (
    <span className="text-theme-ink" dir="ltr">
      -{money(amount)}
    </span>
  )
  const isPriced = shipping.destination !== null && shipping.is_complete && totals.units > 0
  return (
    <div
      aria-busy={isPending || undefined}
      className={classNames('transition-opacity duration-150 ease-gema', isPending && 'opacity-55')}
    >
      <dl className="grid gap-2.5 text-14">
        <Row name={t('items', { count: totals.units })}>{money(totals.items)}</Row>
        {totals.add_ons > 0 && (
          <Row name={t('services', { count: totals.add_on_count })}>{money(totals.add_ons)}</Row>
        )}
        {totals.bundle_discount > 0 && <Row name={t('bundle')}>{less(totals.bundle_discount)}</Row>}
        {totals.voucher_discount > 0 && <Row name={t('voucher')}>{less(totals.voucher_discount)}</Row>}
        <Row name={t('delivery')}>
          {!isPriced && <span className="font-normal text-ink-2">{t('at_checkout')}</span>}
          {isPriced && (totals.shipping > 0 ? money(totals.shipping) : <Free />)}
        </Row>
        {totals.shipping_discount > 0 && (
          <Row name={t('delivery_discount')}>{less(totals.shipping_discount)}</Row>
        )}
        {totals.insurance > 0 && <Row name={t('insurance')}>{money(totals.insurance)}</Row>}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
          <dt className="text-16 leading-7 font-strong">{t('total')}</dt>
          <dd
            dir="ltr"
            className="figures text-[20px] leading-7 font-bold tracking-[-0.02em] whitespace-nowrap"
          >
            {money(totals.total)}
          </dd>
        </div>
      </dl>
      {totals.saved > 0 && (
        <p className="figures mt-2 text-14 text-theme-ink">{t('saved', { amount: money(totals.saved) })}</p>
      )}
    </div>
  )
}

function Free() {
  const t = useWords(cartSummaryWords)
  return <span className="text-theme-ink">{t('free')}</span>
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="figures font-medium whitespace-nowrap">{children}</dd>
    </div>
  )
}
