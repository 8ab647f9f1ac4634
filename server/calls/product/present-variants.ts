import type { ProductAttribute, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { inLanguage, type Translated } from '@gema/contract/values/language.ts'
import { slugOf } from '@gema/contract/values/slug.ts'
import type { ProductVariant } from '../../modules/catalogue/catalogue.ts'
import type { FlashOffer, PriceFacts } from '../../modules/pricing/pricing.ts'

import { presentPricing } from './present-pricing.ts'
import { inAttributeOrder, variantAttributeName } from './variant-attribute-names.ts'

/** The same in every language, so that an address works in all of them. */
const slugOfLabel = (label: Translated): string => slugOf(label.en)

/** What has to be chosen before buying, with the values in the order of the variants that have them. */
export function presentAttributes(variants: ProductVariant[], language: string): ProductAttribute[] {
  const keys = new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))
  return inAttributeOrder(keys).map((key) => {
    const values = new Map<string, ProductAttribute['values'][number]>()
    for (const { attributes, finish } of variants) {
      const label = attributes[key]
      if (label === undefined || values.has(slugOfLabel(label))) continue
      values.set(slugOfLabel(label), {
        value: slugOfLabel(label),
        label: inLanguage(label, language),
        finish: key === 'finish' ? finish : null,
      })
    }
    return { key, name: variantAttributeName(key, language), values: [...values.values()] }
  })
}

/** A variant with its price at a moment and its units by store. */
export function presentVariant(
  variant: ProductVariant,
  { product, flash, now, slugs }: VariantContext,
): ProductInventory {
  const offer = flash.get(variant.id)
  const pricing = presentPricing({ product, inventory: variant, ...(offer && { flash: offer }) }, now)
  return {
    id: variant.id,
    uuid: variant.uuid,
    sku: variant.sku,
    finish: variant.finish,
    inventory_attributes: Object.fromEntries(
      Object.entries(variant.attributes).map(([key, label]) => [key, slugOfLabel(label)]),
    ),
    price: pricing.price,
    pricing,
    stock: variant.stock,
    stock_by_store: [...variant.stockByStore].flatMap(([storeId, stock]) => {
      const slug = slugs.get(storeId)
      return slug === undefined ? [] : [{ slug, stock }]
    }),
    flash:
      offer === undefined ? null : { quota: offer.quota, sold: offer.sold, per_customer: offer.perCustomer },
  }
}

export interface VariantContext {
  product: PriceFacts['product']
  flash: Map<number, FlashOffer>
  now: Date
  /** The slugs of the stores by their ids. */
  slugs: Map<number, string>
}

/** A variant in a few words: "Walnut, 5 m". */
export const variantLabel = (attributes: Record<string, Translated>, language: string): string =>
  inAttributeOrder(Object.keys(attributes))
    .flatMap((key) => attributes[key] ?? [])
    .map((label) => inLanguage(label, language))
    .join(', ')
