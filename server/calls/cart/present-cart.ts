import type { CartState } from '@gema/contract/shapes/cart.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { MoneyStyle } from '@gema/contract/values/money.ts'
import { type PricedCart, priceCart } from '../../modules/cart/cart.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf, type Shopper } from '../callers/cart-owner.ts'
import { presentCartLine } from './present-cart-line.ts'
import { presentCartShipping } from './present-cart-shipping.ts'
import { presentCartTotals } from './present-cart-totals.ts'
import { presentCartVoucher, presentLostVoucher } from './present-cart-voucher.ts'

/** How the shop writes amounts. */
export const moneyOf = ({ currencyIcon, currencyPosition, decimalFormat }: ShopSettings): MoneyStyle => ({
  icon: currencyIcon,
  position: currencyPosition,
  decimalFormat,
})

/** The same as it is now: everybody's, and so read where public reads are. */
export const moneyNow = async ({ publicReads }: Pick<Shop, 'publicReads'>): Promise<MoneyStyle> =>
  moneyOf(await readSettings(publicReads.db()))

/** A priced cart as its owner sees it. */
export async function presentCart(
  shop: Pick<Shop, 'publicReads'>,
  priced: PricedCart,
  { language, now }: { language: string; now: Date },
): Promise<CartState> {
  const money = await moneyNow(shop)
  const slugs = new Map(priced.stores.map(({ id, slug }) => [id, slug]))
  const { voucher, voucherCode, freeShipping } = priced
  return {
    revision: priced.revision,
    cart: priced.lines.map((line) => presentCartLine(line, { language, money, slugs })),
    stores: priced.stores.map(({ slug, name, city }) => ({ slug, name, city })),
    shipping: presentCartShipping(priced, language),
    count: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: presentCartTotals(priced.totals),
    voucher:
      voucher !== undefined
        ? presentCartVoucher(voucher, { language, money, now })
        : voucherCode === undefined
          ? null
          : presentLostVoucher(voucherCode, language),
    free_shipping:
      freeShipping === undefined
        ? null
        : {
            ...freeShipping,
            service: inLanguage(freeShipping.service, language),
          },
    server_time: now.toISOString(),
  }
}

/** The cart of a caller as it is now: what every call about it answers. */
export async function presentCartNow({
  shop,
  language,
  caller,
}: {
  shop: Shop
  language: string
  caller: Shopper
}): Promise<CartState> {
  const now = shop.clock.now()
  const priced = await priceCart(shop.db, cartOwnerOf(caller), { now, buyerIn: buyerOf(caller) })
  return presentCart(shop, priced, { language, now })
}
