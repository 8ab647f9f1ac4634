import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { CardFacts } from '../../modules/catalogue/catalogue.ts'
import { type FlashPrice, priceAt } from '../../modules/pricing/pricing.ts'

const newFor = 45 * 24 * 60 * 60 * 1000

/** A product in a list, with its price at a moment. */
export function presentProductCard(
  facts: CardFacts,
  { language, now, flash }: { language: string; now: Date; flash: FlashPrice | undefined },
): ProductCard {
  const price = priceAt(
    {
      product: facts,
      inventory: {
        defaultPrice: facts.inventoryDefaultPrice,
        specialPrice: facts.inventorySpecialPrice,
      },
      ...(flash && { flash }),
    },
    now,
  )
  return {
    id: facts.id,
    uuid: facts.uuid,
    slug: inLanguage(facts.slug, language),
    name: inLanguage(facts.name, language),
    brand: facts.brand,
    image_path: facts.picture,
    image_alt: facts.alt === null ? '' : inLanguage(facts.alt, language),
    default_price: facts.defaultPrice,
    special_price: facts.specialPrice,
    current_price: price.current,
    pricing: {
      selling: price.selling,
      offered: facts.specialPrice,
      price: price.current,
      discount_percent: price.percent,
      end_time: price.endTime?.toISOString() ?? null,
    },
    rating: facts.ratingCount === 0 ? null : Math.round((10 * facts.ratingSum) / facts.ratingCount) / 10,
    rating_count: facts.ratingCount,
    sold_count: facts.soldCount,
    stock: facts.stock,
    is_new: now.getTime() - new Date(facts.releasedAt).getTime() < newFor,
    has_installation: facts.hasInstallation,
    has_free_shipping: facts.hasFreeShipping,
    flash: flash === undefined ? null : { quota: flash.quota, sold: flash.sold },
  }
}
