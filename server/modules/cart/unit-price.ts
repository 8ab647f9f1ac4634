import type { Goods } from '../catalogue/catalogue.ts'
import { type CartFlashOffer, priceAt } from '../pricing/pricing.ts'

/** What one of so many costs at a moment: the flash price counts only where it is for all of them. */
export function unitPriceOf(
  { product, inventory }: Goods,
  { flash, quantity }: { flash: CartFlashOffer | undefined; quantity: number },
  now: Date,
): number {
  const fits = flash && quantity <= Math.min(flash.quota - flash.sold, flash.perCustomer)
  return priceAt({ product, inventory, ...(fits && { flash }) }, now).current
}
