import type { shippingFetch } from '@gema/contract/calls/shipping.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import { type Refused, refuse } from '../../http/handler.ts'
import { findProduct, productCards } from '../../modules/catalogue/catalogue.ts'
import { flashPricesOf, priceAt, runningSales } from '../../modules/pricing/pricing.ts'
import { cubicCentimetresOf, type ParcelToSend } from '../../modules/shipping/shipping.ts'
import { ownStoresAnd } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'

type Asked = ParsedInputOf<typeof shippingFetch>

const millimetresOfCentimetre = 10

/** What is to be sent: some units of a product, or a parcel by its weight; undefined: nothing was said of it. */
export async function parcelAskedFor(asked: Asked, shop: Shop): Promise<ParcelToSend | Refused | undefined> {
  if (asked.product !== undefined) return parcelOfProduct(shop, asked.product, asked)
  if (asked.grams === undefined) return undefined
  const { grams, value } = asked
  return { grams, cubicCentimetres: roomOf(asked), value, isFromOwnStore: true, isFree: false }
}

/** Without all three measures only the weight counts. */
function roomOf({ width, height, depth }: Asked): number {
  if (width === undefined || height === undefined || depth === undefined) return 0
  return cubicCentimetresOf({
    widthMm: width * millimetresOfCentimetre,
    heightMm: height * millimetresOfCentimetre,
    depthMm: depth * millimetresOfCentimetre,
  })
}

async function parcelOfProduct(
  shop: Shop,
  uuid: string,
  { quantity, value }: Asked,
): Promise<ParcelToSend | Refused> {
  const head = await findProduct(shop.db, uuid)
  if (head === undefined) return refuse('product_unknown')
  const { product } = head
  const room = cubicCentimetresOf({
    widthMm: product.packedWidthMm,
    heightMm: product.packedHeightMm,
    depthMm: product.packedDepthMm,
  })
  const [stores, price] = await Promise.all([
    ownStoresAnd(shop.db, [product.storeId]),
    priceNow(shop, product.id),
  ])
  return {
    grams: product.packedGrams * quantity,
    cubicCentimetres: room * quantity,
    value: value === 0 ? price * quantity : value,
    isFromOwnStore: stores.some(({ id, kind }) => id === product.storeId && kind === 'own'),
    isFree: product.hasFreeShipping,
  }
}

/** What the product costs now, in the variant that lists show. */
async function priceNow({ db, clock }: Shop, productId: number): Promise<number> {
  const now = clock.now()
  const [[card], sales] = await Promise.all([productCards(db, [productId]), runningSales(db, now)])
  if (card === undefined) return 0
  const flash = flashPricesOf(sales).get(card.inventoryId ?? 0)
  const inventory = { defaultPrice: card.inventoryDefaultPrice, specialPrice: card.inventorySpecialPrice }
  return priceAt({ product: card, inventory, ...(flash && { flash }) }, now).current
}
