import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { useState } from 'react'
import {
  judgeQuantity,
  mostPerOrder,
  type QuantityFault,
  stepQuantity,
  tidyQuantity,
} from '../../commerce/cart/quantity-rules.ts'
import { useWords } from '../../language/use-words.ts'
import { QuantityNote, QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useCartEditor } from './cart-editor.ts'
import { cartWords } from './cart-words.ts'

/** How many of a line: every press counts at once. What cannot be is not sent; the figure of before comes back. */
export function LineQuantity({ line }: { line: CartLine }) {
  const t = useWords(cartWords)
  const { setQuantity, faults } = useCartEditor()
  const [typing, setTyping] = useState<string>()
  const [tried, setTried] = useState<QuantityFault>()
  const { cart_id, quantity, product } = line
  // Less is always possible, also of what there is not enough of.
  const limits = { stock: Math.max(1, line.stock), maximum: mostPerOrder }
  const change = (wanted: number) => {
    setTried(undefined)
    if (wanted !== quantity) setQuantity(cart_id, wanted)
  }
  const typed = typing === undefined ? undefined : judgeQuantity(typing, limits)
  const leave = () => {
    if (typing === undefined) return
    const judged = judgeQuantity(tidyQuantity(typing), limits)
    setTyping(undefined)
    setTried(judged.fault)
    if (judged.fault === undefined) change(judged.quantity)
  }
  const fault = typed?.fault ?? tried
  const error = fault ? t(`fault_${fault}`, { stock: line.stock }) : faults.get(cart_id)
  return (
    <div className="ms-2 w-[108px]">
      <QuantityStepper
        small
        value={typing ?? String(quantity)}
        labels={{ quantity: t('quantity_of', { product: product.name }), less: t('less'), more: t('more') }}
        error={error}
        atLeast={quantity <= 1}
        atMost={quantity >= Math.min(limits.stock, limits.maximum)}
        onType={setTyping}
        onLeave={leave}
        onEnter={leave}
        onStep={(by) => {
          const stepped = stepQuantity(typing ?? String(quantity), by, limits)
          setTyping(undefined)
          change(stepped.quantity)
          setTried(stepped.fault)
        }}
      />
      <QuantityNote error={error} />
    </div>
  )
}
