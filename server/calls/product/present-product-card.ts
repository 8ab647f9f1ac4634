import type { ProductCard } from '@gema/contract/shapes/product-card.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { CardFacts } from '../../modules/catalogue/catalogue.ts'
import type { FlashPrice } from '../../modules/pricing/pricing.ts'
import { presentAverage } from '../rating-review/present-average.ts'
import { presentPricing } from './present-pricing.ts'

const newFor = 45 * 24 * 60 * 60 * 1000

/** Whether a product is still called new. */
export const isNew = (releasedAt: Date, now: Date): boolean => now.getTime() - releasedAt.getTime() < newFor

/** A product in a list, with its price at a moment. */
export function presentProductCard(
  facts: CardFacts,
  { language, now, flash }: { language: string; now: Date; flash: FlashPrice | undefined },
): ProductCard {
  const pricing = presentPricing(
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
    current_price: pricing.price,
    pricing,
    rating: presentAverage(facts.ratingSum, facts.ratingCount),
    rating_count: facts.ratingCount,
    sold_count: facts.soldCount,
    stock: facts.stock,
    only_inventory: facts.onlyInventory,
    is_new: isNew(new Date(facts.releasedAt), now),
    has_installation: facts.hasInstallation,
    has_free_shipping: facts.hasFreeShipping,
    flash: flash === undefined ? null : { quota: flash.quota, sold: flash.sold },
  }
}

/** Products in a list, each with the flash price of the variant that it shows. */
export const presentProductCards = (
  cards: CardFacts[],
  { language, now, flash }: { language: string; now: Date; flash: Map<number, FlashPrice> },
): ProductCard[] =>
  cards.map((facts) => presentProductCard(facts, { language, now, flash: flash.get(facts.inventoryId ?? 0) }))
