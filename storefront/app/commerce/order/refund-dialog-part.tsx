import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useMoney } from '../use-money.ts'
import type { RefundPart } from './refund-dialog-parts.ts'
import { refundDialogWords } from './refund-dialog-words.ts'

interface RefundDialogPartProps {
  part: RefundPart
  quantity: number
  onChange: (quantity: number) => void
}

/** A product or a service of the order to choose, and how many of it where there are several. */
export function RefundDialogPart({ part, quantity, onChange }: RefundDialogPartProps) {
  const t = useWords(refundDialogWords)
  const money = useMoney()
  const { name, label, isService, most, costOf } = part
  return (
    <li className={isService ? 'ps-[30px]' : ''}>
      <Checkbox
        checked={quantity > 0}
        onChange={({ target }) => onChange(target.checked ? most : 0)}
        className="items-start!"
        end={
          <span dir="ltr" className="figures whitespace-nowrap">
            {money(costOf(Math.max(1, quantity)))}
          </span>
        }
      >
        <span className="wrap-anywhere">{name}</span>
        {(isService || label !== '') && (
          <span className="block text-12 text-ink-2">{isService ? t('service') : label}</span>
        )}
      </Checkbox>
      {quantity > 0 && most > 1 && (
        <div className="mb-2 flex items-center gap-2.5 ps-[30px] text-12 text-ink-2">
          <Units name={name} most={most} quantity={quantity} onChange={onChange} />
          {t('of_most', { most })}
        </div>
      )}
    </li>
  )
}

interface UnitsProps extends Pick<RefundPart, 'name' | 'most'> {
  quantity: number
  onChange: (quantity: number) => void
}

function Units({ name, most, quantity, onChange }: UnitsProps) {
  const t = useWords(refundDialogWords)
  // A figure that is being typed may be none for a moment.
  const [typed, setTyped] = useState<string>()
  const within = (wish: number) => Math.min(most, Math.max(1, wish))
  return (
    <div className="w-[116px]">
      <QuantityStepper
        small
        value={typed ?? String(quantity)}
        labels={{ quantity: t('quantity', { name }), less: t('less'), more: t('more') }}
        atLeast={quantity <= 1}
        atMost={quantity >= most}
        onType={(text) => {
          setTyped(text)
          if (/^\d{1,5}$/.test(text) && Number(text) > 0) onChange(within(Number(text)))
        }}
        onLeave={() => setTyped(undefined)}
        onStep={(step) => {
          setTyped(undefined)
          onChange(within(quantity + step))
        }}
      />
    </div>
  )
}
