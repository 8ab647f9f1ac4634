import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { useState } from 'react'
import {
  judgeQuantity,
  limitsOf,
  type QuantityFault,
  stepQuantity,
  tidyQuantity,
} from '../../commerce/cart/quantity-rules.ts'
import { type Adding, useAdd } from '../../commerce/cart/use-add.ts'
import type { Variant } from './use-variant.ts'
import { missingAttributes } from './variant-choice.ts'

/** Where the eye goes when an order lacks something. */
export const choicesId = 'choices'
export const quantityId = 'quantity'

export interface Order {
  typed: string
  quantity: number
  fault: QuantityFault | undefined
  /** Why the server did not want it, as a sentence. */
  refused: string | undefined
  /** Set when somebody wanted to order before everything was chosen. */
  asksForAttributes: boolean
  soldOut: boolean
  busy: Adding['busy']
  /** The services that shall come with it, by their uuids. */
  services: string[]
  type: (text: string) => void
  leave: () => void
  step: (step: 1 | -1) => void
  toggleService: (uuid: string) => void
  /** Puts it into the cart, or buys it at once. As long as something is missing, it says what, and leads there. */
  press: (how: 'cart' | 'buy') => void
}

/** How many of which variant with which services, and putting that into the cart. */
export function useOrder(product: ProductDetail, { choice, chosen, shown }: Variant): Order {
  const [typed, setTyped] = useState('1')
  const [tried, setTried] = useState<QuantityFault>()
  const [asked, setAsked] = useState(false)
  const [services, setServices] = useState<string[]>([])
  const { busy, refused, add, forget } = useAdd()
  const missing = missingAttributes(product, choice)
  const soldOut = (chosen ?? shown)?.stock === 0
  const limits = chosen ? limitsOf(chosen) : { stock: shown?.stock ?? 0, maximum: limitsOfAny(product) }
  const { quantity, fault } = judgeQuantity(typed, limits)
  const change = (text: string, because?: QuantityFault) => {
    setTyped(text)
    setTried(because)
    forget()
  }
  const refuse = () => {
    setAsked(true)
    const [first] = missing
    const place = document.getElementById(first ? `${choicesId}-${first.key}` : quantityId)
    const control = first ? place?.querySelector<HTMLElement>('a') : place
    control?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'center' })
  }
  return {
    typed,
    quantity,
    fault: soldOut ? 'out_of_stock' : (fault ?? tried),
    refused,
    asksForAttributes: asked && missing.length > 0,
    soldOut,
    busy,
    services,
    type: (text) => change(text),
    leave: () => setTyped(tidyQuantity),
    step: (by) => {
      const stepped = stepQuantity(typed, by, limits)
      change(String(stepped.quantity), stepped.fault)
    },
    toggleService: (uuid) =>
      setServices((now) => (now.includes(uuid) ? now.filter((each) => each !== uuid) : [...now, uuid])),
    press: (how) => {
      if (!chosen || fault !== undefined) return refuse()
      void add({ inventory: chosen.uuid, quantity, add_ons: services, buy_now: how === 'buy' })
    },
  }
}

/** As long as no variant is chosen, the most generous limit counts. */
const limitsOfAny = ({ inventories }: ProductDetail): number =>
  Math.max(1, ...inventories.map((inventory) => limitsOf(inventory).maximum))
