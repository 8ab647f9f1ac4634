import type { ProductAttribute, ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { useWords } from '../../language/use-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { buyWords } from './buy-words.ts'
import { choicesId } from './use-order.ts'
import type { Variant } from './use-variant.ts'
import { ValueChip } from './value-chip.tsx'
import { ValueSwatch } from './value-swatch.tsx'

interface AttributePickerProps {
  product: ProductDetail
  variant: Variant
  /** Somebody wanted to order without choosing. */
  asks: boolean
}

/** Everything that is to be chosen before ordering: finishes as pictures, the rest as chips. */
export function AttributePicker({ product, variant, asks }: AttributePickerProps) {
  const t = useWords(buyWords)
  return (
    <div id={choicesId} className="scroll-mt-24">
      {product.attributes.map((attribute) => (
        <Attribute key={attribute.key} attribute={attribute} product={product} variant={variant} />
      ))}
      <div aria-live="polite">{asks && <FieldError>{t('attributes_missing')}</FieldError>}</div>
    </div>
  )
}

interface AttributeProps {
  attribute: ProductAttribute
  product: ProductDetail
  variant: Variant
}

function Attribute({ attribute, product, variant }: AttributeProps) {
  const t = useWords(buyWords)
  const chosen = attribute.values.find(({ value }) => value === variant.choice[attribute.key])
  const asPictures = attribute.values.every(({ finish }) => finish !== null)
  const values = attribute.values.map((value) => ({ value, attribute, product, variant }))
  return (
    <fieldset id={`${choicesId}-${attribute.key}`} className="mt-5 min-w-0">
      <legend className="mb-2.5 text-14 text-ink-2">
        {attribute.name}: <b className="font-strong text-ink">{chosen?.label ?? t('choose')}</b>
      </legend>
      {asPictures ? (
        <ul className="grid grid-cols-3 gap-2 w768:max-w1200:grid-cols-1 w1200:gap-2.5 print:grid-cols-3">
          {values.map((one) => (
            <ValueSwatch key={one.value.value} {...one} />
          ))}
        </ul>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {values.map((one) => (
            <ValueChip key={one.value.value} {...one} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}
