import type { Order } from '@gema/contract/shapes/order.ts'
import { useId } from 'react'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { radioClasses } from '../../ui/radio-classes.ts'
import { RefundDialogPart } from './refund-dialog-part.tsx'
import { refundPartsOf, type WantedParts } from './refund-dialog-parts.ts'
import { refundDialogWords } from './refund-dialog-words.ts'

interface RefundDialogScopeProps {
  order: Order
  /** Absent: the whole order. */
  wanted: WantedParts | undefined
  error: string | undefined
  onChange: (wanted: WantedParts | undefined) => void
}

/** The whole order, or some of it. Before it has arrived, only the whole of it. */
export function RefundDialogScope({ order, wanted, error, onChange }: RefundDialogScopeProps) {
  const t = useWords(refundDialogWords)
  const group = useId()
  const parts = refundPartsOf(order).filter(({ most }) => most > 0)
  if (order.status < 5) return <p className="rounded-inner bg-soft px-4 py-3 text-14">{t('whole_only')}</p>
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold">{t('what')}</legend>
      <label className="flex cursor-pointer items-center gap-3 py-1.5 text-14">
        <input
          type="radio"
          name={group}
          checked={wanted === undefined}
          onChange={() => onChange(undefined)}
          className={radioClasses}
        />
        {t('whole')}
      </label>
      <label className="flex cursor-pointer items-center gap-3 py-1.5 text-14">
        <input
          type="radio"
          name={group}
          checked={wanted !== undefined}
          onChange={() => onChange({})}
          className={radioClasses}
        />
        {t('items')}
      </label>
      {wanted && (
        <ul className="mt-1.5 grid gap-1 rounded-inner bg-soft px-4 py-2">
          {parts.map((part) => (
            <RefundDialogPart
              key={part.id}
              part={part}
              quantity={wanted[part.id] ?? 0}
              onChange={(quantity) => onChange({ ...wanted, [part.id]: quantity })}
            />
          ))}
        </ul>
      )}
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  )
}
