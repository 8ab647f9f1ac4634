import { formatFigure } from '@gema/contract/values/figure.ts'
import { useState } from 'react'
import { useShop } from '../../api/use-shop.ts'
import { amountOf } from './listing-filters.ts'

interface PriceFieldProps {
  name: string
  label: string
  amount: number | undefined
  /** What the list itself begins or ends with. */
  hint: number
  onEnter: (amount: number | undefined) => void
}

/** An amount, typed with or without separators; it counts when the field is left or Enter is pressed. */
export function PriceField({ name, label, amount, hint, onEnter }: PriceFieldProps) {
  const { setting } = useShop()
  const [typed, setTyped] = useState<string>()
  const figure = (value: number) => formatFigure(value, setting.decimal_format, 0)
  const enter = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const wanted = amountOf(typed)
    const understood = wanted !== undefined || typed.trim() === ''
    if (understood && wanted !== amount) onEnter(wanted)
  }
  return (
    <label
      dir="ltr"
      className="flex h-10 min-w-0 items-center gap-1 rounded-control border border-control px-2 text-14 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary-soft"
    >
      <span aria-hidden className="text-ink-2">
        {setting.currency_icon}
      </span>
      <input
        name={name}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={18}
        placeholder={figure(hint)}
        value={typed ?? (amount === undefined ? '' : figure(amount))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={enter}
        onKeyDown={(event) => event.key === 'Enter' && enter()}
        className="figures w-full min-w-0 bg-transparent outline-none placeholder:text-hint"
      />
    </label>
  )
}
