import type { WalletVoucher } from '@gema/contract/shapes/voucher.ts'
import { Info } from 'lucide-react'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { daysLeft } from '../../commerce/voucher/days-left.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { vouchersWords } from './vouchers-words.ts'

/** From this many days on nobody has to hurry. */
const soon = 3

/** Until when a voucher of the wallet can be used, how often, or why it cannot. */
export function VoucherLine({ voucher }: { voucher: WalletVoucher }) {
  const t = useWords(vouchersWords)
  const moments = useMoments()
  const { state, end_time, start_time, uses_left, is_private } = voucher
  const rest = [
    ...(uses_left > 1 && state === 'usable' ? [t('uses_left', { count: uses_left })] : []),
    ...(is_private ? [t('private')] : []),
  ]
  const after = rest.map((part) => ` · ${part}`).join('')
  if (state === 'used') return `${t('was_used')}${after}`
  if (state === 'expired') return `${t('ended', { date: moments.withYear(end_time) })}${after}`
  if (state === 'gone') return `${t('all_gone')}${after}`
  if (state === 'coming')
    return (
      <>
        <Icon of={Info} size={14} className="me-1 inline align-[-2px]" />
        {t('from', { date: moments.dayAndMonth(start_time) })}
        {after}
      </>
    )
  const left = daysLeft(end_time, Date.now())
  if (left >= soon) return `${t('until', { date: moments.withYear(end_time) })}${after}`
  return (
    <>
      <b className="font-bold text-warn-ink">
        {left === 0 ? t('last_day') : t('days_left', { count: left })}
      </b>
      {` · ${t('until_time', { time: moments.dayAndTime(end_time) })}${after}`}
    </>
  )
}
