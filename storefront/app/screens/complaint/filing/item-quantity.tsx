import { useWords } from '../../../language/use-words.ts'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { lineId } from './field-id.ts'
import type { FilingLine } from './filing-values.ts'
import { filingWords } from './filing-words.ts'

interface ItemQuantityProps {
  line: FilingLine
  quantity: number
  error: string | undefined
  disabled: boolean
  onChange: (quantity: number) => void
}

/** How many units of an item are affected: by steps within what is possible, or typed. */
export function ItemQuantity({ line, quantity, error, disabled, onChange }: ItemQuantityProps) {
  const t = useWords(filingWords)
  const { transaction_detail_id: id, product_name: name, most } = line
  const type = (text: string) => onChange(Number.parseInt(text.replace(/\D/g, '').slice(0, 5), 10) || 0)
  return (
    <div className="w-[102px]">
      <QuantityStepper
        id={lineId(id)}
        small
        value={String(quantity)}
        labels={{ quantity: t('quantity', { name }), less: t('less'), more: t('more') }}
        error={error}
        atLeast={quantity <= 0}
        atMost={quantity >= most}
        disabled={disabled}
        onType={type}
        onLeave={() => {}}
        onStep={(step) => onChange(Math.max(0, Math.min(most, quantity + step)))}
      />
    </div>
  )
}
