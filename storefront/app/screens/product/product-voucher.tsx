import type { Voucher } from '@gema/contract/calls/voucher.ts'
import { Check } from 'lucide-react'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { useInList } from '../../commerce/my-lists/use-in-list.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { ClaimButton } from '../../commerce/voucher/claim-button.tsx'
import { claimWords } from '../../commerce/voucher/claim-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { offerWords } from './offer-words.ts'

/** A voucher that can be claimed. Where its code stood it then says that it is in the wallet, so that nothing moves. */
export function ProductVoucher({ voucher }: { voucher: Voucher }) {
  const t = useWords(offerWords)
  const claim = useWords(claimWords)
  const money = useMoney()
  const dates = useDates()
  const { code, name, minimum_spend: least, end_time } = voucher
  const { on: claimed, toggle } = useInList('vouchers', code)
  const terms = [
    ...(least > 0 ? [t('minimum', { price: money(least) })] : []),
    t('until', { date: dates.dayAndMonth(end_time) }),
  ]
  return (
    <li
      className={classNames(
        'relative flex snap-start items-center gap-2 overflow-hidden rounded-[10px] border py-3 ps-4 pe-3 text-14',
        claimed ? 'border-line' : 'border-primary-line',
      )}
    >
      <span
        aria-hidden
        className={classNames('absolute inset-y-0 start-0 w-[5px]', claimed ? 'bg-theme' : 'bg-primary-soft')}
      />
      <div className="min-w-0 flex-1">
        <b className="block font-strong">{name}</b>
        <span className="block text-12 text-ink-2">{terms.join(' · ')}</span>
        {claimed ? (
          <span className="flex items-center gap-1 text-12 font-semibold text-theme-ink">
            <Icon of={Check} size={14} />
            {claim('claimed')}
          </span>
        ) : (
          <span className="figures block text-12 font-semibold rtl:text-end" dir="ltr">
            {code}
          </span>
        )}
      </div>
      <ClaimButton name={name} claimed={claimed} onClaim={toggle} />
    </li>
  )
}
