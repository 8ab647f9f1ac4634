import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { useMoney } from '../use-money.ts'
import { summaryWords } from './summary-words.ts'

interface SummaryLineProps {
  name: string
  /** The variant: finish, size. */
  label: string
  picture: string | null
  quantity: number
  total: number
  /** Names of the services that are bought with it. */
  addOns: readonly string[]
  /** Something that its buyer should know. */
  children?: ReactNode
}

/** A product of a cart or an order in short: picture with the number of units, name, services, and what it costs. */
export function SummaryLine({ name, label, picture, quantity, total, addOns, children }: SummaryLineProps) {
  const t = useWords(summaryWords)
  const money = useMoney()
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-start gap-3 pb-3 text-14">
      <span className="relative block size-[60px]">
        <ShopPicture picture={picture} alt="" widths={[160]} sizes="60px" fill className="rounded-[10px]" />
        <span
          aria-hidden
          className="figures absolute -end-1.5 -top-1.5 h-5 min-w-5 rounded-full bg-[#4d5263] px-1 text-center text-11 leading-5 font-bold text-white"
        >
          {quantity}
        </span>
      </span>
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-semibold">{name}</b>
        <span className="sr-only">{t('units', { count: quantity })}</span>
        {label !== '' && <span className="block text-12 text-ink-2">{label}</span>}
        {addOns.map((addOn) => (
          <span key={addOn} className="block text-12 text-theme-ink">
            + {addOn}
          </span>
        ))}
        {children}
      </span>
      <span dir="ltr" className="figures whitespace-nowrap">
        {money(total)}
      </span>
    </li>
  )
}
