import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { buyWords } from './buy-words.ts'
import { chatLink, orderedThing, wholeAddress } from './order-link.ts'
import { judgeQuantity, limitsOf, type QuantityFault, stepQuantity, tidyQuantity } from './quantity-rules.ts'
import type { Variant } from './use-variant.ts'
import { missingAttributes } from './variant-choice.ts'

/** Where the eye goes when an order lacks something. */
export const choicesId = 'choices'
export const quantityId = 'quantity'

export interface Order {
  typed: string
  fault: QuantityFault | undefined
  /** Set when somebody wanted to order before everything was chosen. */
  asksForAttributes: boolean
  soldOut: boolean
  /** The chat with the order written down; only when nothing is wrong with it. */
  link: string | undefined
  type: (text: string) => void
  leave: () => void
  step: (step: 1 | -1) => void
  /** Says what is missing, and leads there. */
  refuse: () => void
}

/** How many of which variant, and whether that can be ordered. */
export function useOrder(product: ProductDetail, { choice, chosen, shown }: Variant): Order {
  const t = useWords(buyWords)
  const money = useMoney()
  const { setting } = useShop()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('1')
  const [tried, setTried] = useState<QuantityFault>()
  const [asked, setAsked] = useState(false)
  const missing = missingAttributes(product, choice)
  const soldOut = (chosen ?? shown)?.stock === 0
  const limits = chosen ? limitsOf(chosen) : { stock: shown?.stock ?? 0, maximum: limitsOfAny(product) }
  const { quantity, fault } = judgeQuantity(typed, limits)
  const change = (text: string, because?: QuantityFault) => {
    setTyped(text)
    setTried(because)
  }
  const linkFor = (inventory: NonNullable<typeof chosen>) => {
    const address = addressOf('product', { main: product.slug, id: product.uuid })
    const text = t('order_text', {
      store: product.store.name,
      thing: orderedThing({
        product: `${product.brand.name} ${product.name}`,
        variant: labelsOf(product, choice),
      }),
      sku: inventory.sku,
      quantity,
      price: money(inventory.pricing.price),
      address: `${wholeAddress(setting.site_url, inLanguage(address, language))}?variant=${inventory.sku}`,
    })
    return chatLink(product.store.whatsapp, text)
  }
  return {
    typed,
    fault: soldOut ? 'out_of_stock' : (fault ?? tried),
    asksForAttributes: asked && missing.length > 0,
    soldOut,
    link: chosen && fault === undefined ? linkFor(chosen) : undefined,
    type: (text) => change(text),
    leave: () => setTyped(tidyQuantity),
    step: (by) => {
      const stepped = stepQuantity(typed, by, limits)
      change(String(stepped.quantity), stepped.fault)
    },
    refuse: () => {
      setAsked(true)
      const [first] = missing
      const place = document.getElementById(first ? `${choicesId}-${first.key}` : quantityId)
      const control = first ? place?.querySelector<HTMLElement>('a') : place
      control?.focus({ preventScroll: true })
      place?.scrollIntoView({ block: 'center' })
    },
  }
}

/** As long as no variant is chosen, the most generous limit counts. */
const limitsOfAny = ({ inventories }: ProductDetail): number =>
  Math.max(1, ...inventories.map((inventory) => limitsOf(inventory).maximum))

/** The chosen values as people say them, where there was something to choose. */
function labelsOf({ attributes }: ProductDetail, choice: Record<string, string>): string {
  const labels = attributes.map(({ key, values }) => values.find(({ value }) => value === choice[key])?.label)
  return labels.filter((label) => label !== undefined).join(', ')
}
