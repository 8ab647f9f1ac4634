import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { CardFacts } from '../../modules/catalogue/catalogue.ts'
import { flashPricesOf, type RunningSale } from '../../modules/pricing/pricing.ts'
import { presentProductCard } from '../product/present-product-card.ts'

/** A flash sale with its products at the price they have in it: now or, before it begins, at its start. */
export function presentFlashSale(
  sale: RunningSale,
  { language, now, cards }: { language: string; now: Date; cards: Map<number | null, CardFacts> },
): FlashSale {
  const isRunning = sale.startsAt <= now && now < sale.endsAt
  const at = isRunning ? now : sale.startsAt
  const flash = flashPricesOf([sale])
  return {
    uuid: sale.uuid,
    name: inLanguage(sale.name, language),
    start_time: sale.startsAt.toISOString(),
    end_time: sale.endsAt.toISOString(),
    is_running: isRunning,
    products: sale.items.flatMap(({ inventoryId }) => {
      const facts = cards.get(inventoryId)
      return facts ? [presentProductCard(facts, { language, now: at, flash: flash.get(inventoryId) })] : []
    }),
  }
}
