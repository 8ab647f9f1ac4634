import type { ProductDetail, ProductStore } from '@gema/contract/shapes/product-detail.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { AddOn, ProductHead, SpecLine } from '../../modules/catalogue/catalogue.ts'
import type { Delivery } from '../../modules/shipping/shipping.ts'
import type { Store } from '../../modules/stores/stores.ts'
import { presentAverage } from '../rating-review/present-average.ts'
import { isNew } from './present-product-card.ts'
import { presentSlugs } from './present-slugs.ts'

type Head = Pick<
  ProductDetail,
  | ('id' | 'uuid' | 'slug' | 'slugs' | 'name' | 'model' | 'brand' | 'category' | 'summary' | 'description')
  | ('highlights' | 'box_contents' | 'warranty_months' | 'has_free_shipping')
  | ('rating' | 'rating_count' | 'sold_count' | 'is_new')
>

/** What a product is, without its variants and what stands around it. */
export function presentProductHead(
  { product, brand, category, main }: ProductHead,
  { language, now }: { language: string; now: Date },
): Head {
  const text = (translated: Parameters<typeof inLanguage>[0]) => inLanguage(translated, language)
  const lines = (translated: Record<string, string[]>) =>
    (translated[language]?.length ? translated[language] : translated.en) ?? []
  return {
    id: product.id,
    uuid: product.uuid,
    slug: text(product.slug),
    slugs: presentSlugs(product.slug),
    name: text(product.name),
    model: product.model,
    brand: {
      uuid: brand.uuid,
      slug: brand.slug,
      name: brand.name,
      logo: brand.logo,
      origin: text(brand.origin),
    },
    category: {
      name: text(category.name),
      slug: text(category.slug),
      main: { name: text(main.name), slug: text(main.slug) },
    },
    summary: text(product.summary),
    description: text(product.description),
    highlights: lines(product.highlights),
    box_contents: lines(product.boxContents),
    warranty_months: product.warrantyMonths,
    has_free_shipping: product.hasFreeShipping,
    rating: presentAverage(product.ratingSum, product.ratingCount),
    rating_count: product.ratingCount,
    sold_count: product.soldCount,
    is_new: isNew(product.releasedAt, now),
  }
}

export const presentStoreOfProduct = (store: Store): ProductStore => ({
  uuid: store.uuid,
  slug: store.slug,
  name: store.name,
  is_own: store.kind === 'own',
  city: store.city,
  whatsapp: store.whatsapp,
})

export const presentAddOn = (addOn: AddOn, language: string): ProductDetail['add_ons'][number] => ({
  uuid: addOn.uuid,
  kind: addOn.kind,
  name: inLanguage(addOn.name, language),
  text: inLanguage(addOn.text, language),
  pricing: addOn.pricing,
  amount: addOn.amount,
  is_regional: addOn.regionCodes.length > 0,
})

/** Of the thing itself, from its specification; only where all three are known. */
export function presentDimensions(spec: SpecLine[]): ProductDetail['dimensions'] {
  const of = (key: string) => spec.find(({ attribute }) => attribute.key === key)?.number ?? null
  const [width, height, depth] = [of('width_cm'), of('height_cm'), of('depth_cm')]
  return width === null || height === null || depth === null ? null : { width, height, depth }
}

export function presentDelivery(
  delivery: Delivery | undefined,
  { city, language }: { city: string; language: string },
): ProductDetail['delivery'] {
  if (delivery === undefined) return null
  const { service, rate } = delivery
  const name = inLanguage(service.name, language)
  return {
    // The own fleet says in its name whose it is.
    service: service.kind === 'courier' ? `${service.courier} ${name}` : name,
    city,
    days_min: rate.daysFrom,
    days_max: rate.daysTo,
    free_above: service.freeAbove,
  }
}
