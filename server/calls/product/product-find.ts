import type { productFind } from '@gema/contract/calls/product.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import {
  type CardFacts,
  cardsAround,
  keptCards,
  type ProductHead,
  partsOfProduct,
  productAtCentre,
  wholeProduct,
} from '../../modules/catalogue/catalogue.ts'
import { flashPricesOf, salesRunningThen } from '../../modules/pricing/pricing.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { quickestDelivery } from '../../modules/shipping/shipping.ts'
import { ownStoresAnd } from '../../modules/stores/stores.ts'
import { keptTogether } from '../../platform/database/ask-together.ts'
import type { Shop } from '../../shop.ts'
import { presentBundle } from './present-bundle.ts'
import { presentProductCards } from './present-product-card.ts'
import {
  presentAddOn,
  presentDelivery,
  presentDimensions,
  presentProductHead,
  presentStoreOfProduct,
} from './present-product-detail.ts'
import { presentSpecification } from './present-specification.ts'
import { presentAttributes, presentVariant } from './present-variants.ts'

const most = { suggested: 6, recommended: 12 }

/** The place for which the time of delivery is told before anybody has given an address. */
const usualPlace = { city: 'Jakarta Selatan', regionCode: '31.74' }

/** What the catalogue and the prices know of it, by one statement. */
const readProduct = keptTogether<{ product: string; now: string }>()('whole-product', {
  ...partsOfProduct,
  sales: salesRunningThen,
})

const readAround = keptCards<{ product: string }>()(
  'cards-around-product',
  cardsAround({ complementary: most.suggested, similar: most.recommended }),
  productAtCentre,
)

/** One product with everything on its page: one round of questions, but for what is remembered, however much it has. */
export const answerProductFind: Handler<typeof productFind, Shop> = async ({ id }, { shop, language }) => {
  const now = shop.clock.now()
  const [{ sales, ...parts }, around, { decimalFormat }] = await Promise.all([
    readProduct(shop.db, { product: id, now: now.toISOString() }),
    readAround(shop.db, { product: id }),
    readSettings(shop.db),
  ])
  const whole = wholeProduct(parts)
  if (whole === undefined) return refuse('product_unknown')
  const { head, variants, pictures, spec, addOns, bundles } = whole
  const { product } = head
  const storeIds = [product.storeId, ...variants.flatMap(({ stockByStore }) => [...stockByStore.keys()])]
  const [delivery, stores] = await Promise.all([
    quickestDelivery(shop.db, { parcel: parcelOf(product), regionCode: usualPlace.regionCode }),
    ownStoresAnd(shop.db, [...new Set(storeIds)]),
  ])
  const seller = stores.find((store) => store.id === product.storeId)
  if (seller === undefined) throw new Error(`the store of product ${product.id} is gone`)
  const flash = flashPricesOf(sales)
  const slugs = new Map(stores.map((store) => [store.id, store.slug]))
  const cards = new Map(around.bundled.map((card) => [card.inventoryId, card]))
  const bundled = bundles.flatMap(({ items }) => items.map(({ inventory }) => inventory.id))
  const inOrder = bundled.flatMap((inventoryId) => cards.get(inventoryId) ?? [])
  const present = { language, now, flash }
  return {
    server_time: now.toISOString(),
    product: {
      ...presentProductHead(head, { language, now }),
      store: presentStoreOfProduct(seller),
      stores: stores.map(presentStoreOfProduct),
      pictures: pictures.map(({ picture, alt, finish }) => ({
        picture,
        alt: inLanguage(alt, language),
        finish,
      })),
      attributes: presentAttributes(variants, language),
      inventories: variants.map((variant) => presentVariant(variant, { product, flash, now, slugs })),
      specification: presentSpecification(spec, { language, decimalFormat }),
      dimensions: presentDimensions(spec),
      add_ons: addOns.map((addOn) => presentAddOn(addOn, language)),
      bundles: bundles.map((bundle) => presentBundle(bundle, { ...present, cards })),
      delivery: presentDelivery(delivery, { city: usualPlace.city, language }),
    },
    wishlisted: null,
    suggested: presentProductCards(suggestedOf(product.id, [...inOrder, ...around.complementary]), present),
    recommended: presentProductCards(around.similar, present),
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
  }
}

const parcelOf = (product: ProductHead['product']) => ({
  grams: product.packedGrams,
  widthMm: product.packedWidthMm,
  heightMm: product.packedHeightMm,
  depthMm: product.packedDepthMm,
})

/** Each product once, and never the one that is looked at. */
function suggestedOf(productId: number, cards: CardFacts[]): CardFacts[] {
  const others = new Map<number, CardFacts>()
  for (const card of cards) if (card.id !== productId && !others.has(card.id)) others.set(card.id, card)
  return [...others.values()].slice(0, most.suggested)
}
