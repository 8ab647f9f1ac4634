import type { Pricing } from '@gema/contract/shapes/product-card.ts'
import { type PriceFacts, priceAt } from '../../modules/pricing/pricing.ts'

/** What a thing costs at a moment, and what it is measured against. */
export function presentPricing(facts: PriceFacts, now: Date): Pricing {
  const price = priceAt(facts, now)
  const { flash: _, ...always } = facts
  const usual = priceAt(always, now)
  return {
    selling: price.selling,
    offered: usual.kind === 'special' ? usual.current : null,
    price: price.current,
    discount_percent: price.percent,
    end_time: price.endTime?.toISOString() ?? null,
  }
}
