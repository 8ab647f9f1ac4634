import type { OrderPlace } from '../../../commerce/order/own-order-place.ts'
import { useWords } from '../../../language/use-words.ts'
import { FieldError } from '../../../ui/field.tsx'
import { fieldId } from './field-id.ts'
import type { FilingError } from './filing-errors.ts'
import type { FilingLine } from './filing-values.ts'
import { filingWords } from './filing-words.ts'
import { ItemRow } from './item-row.tsx'
import { NumberedPanel } from './numbered-panel.tsx'
import type { FilingForm } from './use-filing-form.ts'

interface ItemsPanelProps {
  form: FilingForm
  place: OrderPlace
  lines: readonly FilingLine[]
  disabled: boolean
}

/** What is wrong: the products of the order, each to be ticked. */
export function ItemsPanel({ form, place, lines, disabled }: ItemsPanelProps) {
  const t = useWords(filingWords)
  const items = form.watch('items')
  const error = form.formState.errors.items as FilingError | undefined
  const change = (line: string, quantity: number | undefined) => {
    const others = items.filter((item) => item.line !== line)
    const isNew = others.length === items.length
    const next =
      quantity === undefined
        ? others
        : isNew
          ? [...items, { line, quantity }]
          : items.map((item) => (item.line === line ? { line, quantity } : item))
    form.setValue('items', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted || isTooMany(lines, { line, quantity }),
    })
  }
  return (
    <NumberedPanel
      number={1}
      title={t('items')}
      side={t('items_chosen', { count: String(items.length), all: lines.length })}
    >
      <div id={fieldId('items')} tabIndex={-1} className="outline-none" aria-live="polite">
        {error && error.types === undefined && (
          <div className="-mt-2 mb-3">
            <FieldError>{error.message}</FieldError>
          </div>
        )}
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line) => {
          const { transaction_detail_id: id, most } = line
          const sentence = error?.types?.[id]
          const quantity = items.find((item) => item.line === id)?.quantity
          return (
            <ItemRow
              key={id}
              line={line}
              place={place}
              quantity={quantity}
              error={
                sentence !== undefined && quantity !== undefined && most > 1
                  ? t('quantity_of', { sentence: sentence.replace(/\.$/, ''), most })
                  : sentence
              }
              disabled={disabled}
              onChange={(next) => change(id, next)}
            />
          )
        })}
      </ul>
    </NumberedPanel>
  )
}

/** More than there are is told at once; none, only when the form is sent. */
const isTooMany = (
  lines: readonly FilingLine[],
  { line, quantity }: { line: string; quantity: number | undefined },
): boolean =>
  lines.some(({ transaction_detail_id, most }) => transaction_detail_id === line && (quantity ?? 0) > most)
