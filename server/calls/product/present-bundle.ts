import type { ProductBundle as BundleShown } from '@gema/contract/shapes/product-detail.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { CardFacts, ProductBundle } from '../../modules/catalogue/catalogue.ts'
import { bundlePrice, type FlashOffer } from '../../modules/pricing/pricing.ts'
import { presentProductCard } from './present-product-card.ts'
import { variantLabel } from './present-variants.ts'

export interface BundleContext {
  language: string
  now: Date
  flash: Map<number, FlashOffer>
  /** Of all variants in the bundles, by their ids. */
  cards: Map<number | null, CardFacts>
}

/** A bundle with its parts, each at its price now, and what they cost together. */
export function presentBundle(bundle: ProductBundle, context: BundleContext): BundleShown {
  const { language, now, flash, cards } = context
  const items = bundle.items.flatMap(({ inventory, quantity }) => {
    const facts = cards.get(inventory.id)
    if (facts === undefined) return []
    const card = presentProductCard(facts, { language, now, flash: flash.get(inventory.id) })
    const label = variantLabel(inventory.attributes, language)
    return [{ inventory_uuid: inventory.uuid, quantity, label, card }]
  })
  const parts = items.map(({ card, quantity }) => ({ price: card.current_price, quantity }))
  return {
    uuid: bundle.uuid,
    slug: inLanguage(bundle.slug, language),
    name: inLanguage(bundle.name, language),
    text: inLanguage(bundle.text, language),
    discount_percent: bundle.discountPercent,
    ...bundlePrice(parts, bundle.discountPercent),
    stock: bundle.stock,
    items,
  }
}
