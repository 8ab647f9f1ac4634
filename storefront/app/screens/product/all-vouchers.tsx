import type { Voucher } from '@gema/contract/calls/voucher.ts'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { offerWords } from './offer-words.ts'
import { ProductVoucher } from './product-voucher.tsx'

const shownAtFirst = 2

interface AllVouchersProps {
  vouchers: Voucher[]
}

/** Vouchers that can be used on the product: two at first, all of them on request; on phones they lie in a row. */
export function AllVouchers({ vouchers }: AllVouchersProps) {
  const t = useWords(offerWords)
  const [all, setAll] = useState(false)
  return (
    <section className="mt-6 print:hidden" aria-labelledby="vouchers-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="vouchers-title" className="text-14 tracking-normal">
          {t('vouchers')}
        </h2>
        {vouchers.length > shownAtFirst && (
          <button
            type="button"
            onClick={() => setAll((now) => !now)}
            aria-expanded={all}
            aria-controls="vouchers"
            className="text-14 font-semibold text-primary hover:underline max-w768:hidden noscript:hidden"
          >
            {all ? t('see_fewer') : t('see_all', { count: vouchers.length })}
          </button>
        )}
      </div>
      <DrawnOnce
        as="ul"
        id="vouchers"
        className={classNames(
          'mt-2.5 grid gap-2.5 w1200:grid-cols-2',
          'max-w768:-mx-[var(--gutter)] max-w768:auto-cols-[82%] max-w768:grid-flow-col max-w768:snap-x max-w768:scroll-px-[var(--gutter)] max-w768:overflow-x-auto max-w768:px-[var(--gutter)] max-w768:[scrollbar-width:none]',
          // Without script there is nothing to wait for.
          !all && 'w768:[&>li:nth-child(n+3)]:hidden noscript:[&>li:nth-child(n+3)]:flex!',
        )}
        of={Vouchers}
        given={{ vouchers }}
      />
    </section>
  )
}

const Vouchers = ({ vouchers }: AllVouchersProps) =>
  vouchers.map((voucher) => <ProductVoucher key={voucher.uuid} voucher={voucher} />)
