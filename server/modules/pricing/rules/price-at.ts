/** A price for a while and for a number of units. */
export interface FlashPrice {
  price: number
  startsAt: Date
  endsAt: Date
  quota: number
  sold: number
}

/** What is stored about the price of a thing; whole rupiah. */
export interface PriceFacts {
  product: { defaultPrice: number; specialPrice: number | null }
  /** A variant with a price of its own leaves the product's prices aside, the special one included. */
  inventory?: { defaultPrice: number | null; specialPrice: number | null }
  flash?: FlashPrice
}

export interface PriceAt {
  /** Without any discount: what is struck through when the current price is lower. */
  selling: number
  current: number
  kind: 'flash' | 'special' | 'default'
  /** Whole percent, rounded down, so that no discount is promised that is not given. */
  percent: number
  /** When the flash price ends; only with a flash price. */
  endTime?: Date
}

/**
 * The price at a moment: the flash price within its window while its quota lasts, else the special price where there
 * is one, else the default price. Nothing writes prices when a sale begins or ends; this is asked again.
 */
export function priceAt(facts: PriceFacts, now: Date): PriceAt {
  const { defaultPrice: selling, specialPrice } = basePrices(facts)
  if (facts.flash !== undefined && flashApplies(facts.flash, now)) {
    const { price, endsAt } = facts.flash
    return { ...discounted(selling, price), kind: 'flash', endTime: endsAt }
  }
  if (specialPrice !== null && specialPrice > 0) {
    return { ...discounted(selling, specialPrice), kind: 'special' }
  }
  return { selling, current: selling, kind: 'default', percent: 0 }
}

/** From its first moment up to, but not including, its last. */
export const flashApplies = (flash: FlashPrice, now: Date): boolean =>
  flash.startsAt <= now && now < flash.endsAt && flash.sold < flash.quota

function basePrices({ product, inventory }: PriceFacts): PriceFacts['product'] {
  if (inventory === undefined || inventory.defaultPrice === null) return product
  return { defaultPrice: inventory.defaultPrice, specialPrice: inventory.specialPrice }
}

function discounted(selling: number, current: number): Pick<PriceAt, 'selling' | 'current' | 'percent'> {
  const saved = selling - current
  return { selling, current, percent: saved > 0 ? Math.floor((100 * saved) / selling) : 0 }
}
