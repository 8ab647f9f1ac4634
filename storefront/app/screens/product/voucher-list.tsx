import type { Voucher } from '@gema/contract/calls/voucher.ts'
import { useState } from 'react'
import { useMoney } from '../../commerce/use-money.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { offerWords } from './offer-words.ts'
import { useDates } from './use-dates.ts'

const shownAtFirst = 2

/** Vouchers that can be used on the product: two at first, all of them on request; on phones they lie in a row. */
export function VoucherList({ vouchers }: { vouchers: Voucher[] }) {
  const t = useWords(offerWords)
  const [all, setAll] = useState(false)
  return (
    <section className="mt-6" aria-labelledby="vouchers-title">
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
      <ul
        id="vouchers"
        className={classNames(
          'mt-2.5 grid gap-2.5 w1200:grid-cols-2',
          'max-w768:-mx-[var(--gutter)] max-w768:auto-cols-[82%] max-w768:grid-flow-col max-w768:snap-x max-w768:scroll-px-[var(--gutter)] max-w768:overflow-x-auto max-w768:px-[var(--gutter)] max-w768:[scrollbar-width:none]',
          // Without script there is nothing to wait for.
          !all && 'w768:[&>li:nth-child(n+3)]:hidden noscript:[&>li:nth-child(n+3)]:flex!',
        )}
      >
        {vouchers.map((voucher) => (
          <OneVoucher key={voucher.uuid} voucher={voucher} />
        ))}
      </ul>
    </section>
  )
}

function OneVoucher({ voucher }: { voucher: Voucher }) {
  const t = useWords(offerWords)
  const money = useMoney()
  const dates = useDates()
  const toast = useToast()
  const { code } = voucher
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.success(t('copied', { code })),
      () => toast.error(t('not_copied', { code })),
    )
  const terms = [
    ...(voucher.minimum_spend > 0 ? [t('minimum', { price: money(voucher.minimum_spend) })] : []),
    t('until', { date: dates.dayAndMonth(voucher.end_time) }),
  ]
  return (
    <li className="relative flex snap-start items-center gap-2 overflow-hidden rounded-[10px] border border-primary-line py-3 ps-4 pe-3 text-14">
      <span aria-hidden className="absolute inset-y-0 start-0 w-[5px] bg-primary-soft" />
      <div className="min-w-0 flex-1">
        <b className="block font-strong">{voucher.name}</b>
        <span className="block text-12 text-ink-2">{terms.join(' · ')}</span>
        <span className="figures block text-12 font-semibold rtl:text-end" dir="ltr">
          {code}
        </span>
      </div>
      <Button
        size={32}
        onClick={copy}
        aria-label={t('copy_of', { code })}
        className="flex-none noscript:hidden"
      >
        {t('copy')}
      </Button>
    </li>
  )
}
