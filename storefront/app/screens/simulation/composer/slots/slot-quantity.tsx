import { allowedQuantities } from '@gema/contract/match/allowed-quantities.ts'
import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { useState } from 'react'
import { useWords } from '../../../../language/use-words.ts'
import { QuantityNote, QuantityStepper } from '../../../../ui/quantity-stepper.tsx'
import { useComposing } from '../composing.ts'
import type { Part } from '../composition-state.ts'
import { quantitiesOf, rightQuantity } from './right-quantity.ts'
import { slotWords } from './slot-words.ts'

/** How many units. Where there is only one number to choose, there is nothing to press. */
export function SlotQuantity({ component, part }: { component: SimulationComponent; part: Part }) {
  const t = useWords(slotWords)
  const { change } = useComposing()
  const [typing, setTyping] = useState<string>()
  const [limit, setLimit] = useState<string>()
  const { product, quantity } = part
  const numbers = quantitiesOf(component)
  if (numbers.length < 2) return null
  const offered = allowedQuantities(component, product.stock)
  const most = offered.at(-1) ?? component.min_quantity
  const set = (wanted: number) => {
    // Less is always possible, also of what there is not enough of.
    const next =
      wanted > quantity
        ? Math.min(rightQuantity(wanted, component), Math.max(most, quantity))
        : rightQuantity(wanted, component)
    setTyping(undefined)
    setLimit(next === wanted ? undefined : limitOf(wanted))
    change({ kind: 'quantity', component: component.key, quantity: next })
  }
  const limitOf = (wanted: number): string => {
    if (wanted < component.min_quantity) return t('limit_least', { least: component.min_quantity })
    return product.stock < component.max_quantity && wanted > most
      ? t('limit_stock', { count: product.stock })
      : t('limit_most', { most: component.max_quantity })
  }
  const leave = () => {
    if (typing === undefined) return
    const read = Number(typing.trim())
    if (Number.isSafeInteger(read) && read > 0) set(read)
    else setTyping(undefined)
  }
  return (
    <div className="w-[102px]">
      <QuantityStepper
        small
        value={typing ?? String(quantity)}
        labels={{
          quantity: t('quantity_of', { component: component.name }),
          less: t('less'),
          more: t('more'),
        }}
        error={limit}
        atLeast={quantity <= component.min_quantity}
        atMost={quantity >= most}
        onType={setTyping}
        onLeave={leave}
        onEnter={leave}
        onStep={(by) => set(quantity + by * component.quantity_step)}
      />
      <QuantityNote error={limit} />
    </div>
  )
}
