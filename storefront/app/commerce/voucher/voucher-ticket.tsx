import type { Voucher } from '@gema/contract/shapes/voucher.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMoney } from '../use-money.ts'
import { useVoucherGift } from './use-voucher-gift.ts'
import { voucherWords } from './voucher-words.ts'

interface VoucherTicketProps {
  voucher: Voucher
  /** It cannot be used now: grey. */
  off?: boolean
  /** Until when, or why not. */
  line: ReactNode
  action?: ReactNode
  /** In a narrow place such as a drawer: as on a phone, however wide the screen. */
  compact?: boolean
}

/** From ten million rupiah on an amount needs smaller figures to fit on the stub. */
const longAmount = 'Rp 1.000.000'.length

/** "Rp" and its figure, a figure and its percent sign stay on one line. */
const keptTogether = (text: string): string => text.replace(/(?<=Rp) (?=\d)|(?<=\d) (?=%)/g, '\u00A0')

/** A voucher with its stub: what it gives, on what, until when, and what can be done with it. */
export function VoucherTicket({ voucher, off = false, line, action, compact = false }: VoucherTicketProps) {
  const t = useWords(voucherWords)
  const money = useMoney()
  const gift = useVoucherGift()(voucher)
  const { name, text, minimum_spend: least } = voucher
  const terms = [...(least > 0 ? [t('minimum', { price: money(least) })] : []), text].filter(Boolean)
  return (
    <li
      className={classNames(
        'grid grid-cols-[96px_minmax(0,1fr)] overflow-hidden rounded-inner border text-14',
        !compact && 'w768:grid-cols-[124px_minmax(0,1fr)_auto]',
        off ? 'border-line' : 'border-primary-line',
      )}
    >
      <p
        className={classNames(
          'row-span-2 grid content-center justify-items-center gap-0.5 border-e-[1.5px] border-dashed px-1.5 py-4 text-center',
          !compact && 'w768:row-span-1 w768:px-2.5',
          off ? 'border-line-2 bg-tile text-ink-2' : 'border-primary-line bg-primary-soft text-primary-hover',
        )}
      >
        <b
          dir="auto"
          className={classNames(
            'figures font-bold tracking-tight whitespace-nowrap',
            gift.amount.length > longAmount ? 'text-12' : 'text-14',
            !compact && (gift.amount.length > longAmount ? 'w768:text-16' : 'w768:text-18'),
          )}
        >
          {gift.amount}
        </b>
        <span className="text-12">{gift.what}</span>
      </p>
      <div
        className={classNames(
          'self-start px-3 pt-3',
          !compact && 'w768:self-center w768:py-3.5 w768:ps-4 w768:pe-0',
        )}
      >
        <p className="font-strong">{name}</p>
        <p className="text-12 text-ink-2 text-pretty">{keptTogether(terms.join('\u00A0· '))}</p>
        <div className="mt-1.5 text-12 text-ink-2">{line}</div>
      </div>
      <div className={classNames('self-center px-3 pt-2 pb-3', !compact && 'w768:p-3.5')}>{action}</div>
    </li>
  )
}
