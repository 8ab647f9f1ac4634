import { type cartStoreList, mostCartLines } from '@gema/contract/calls/cart.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { addListToCart, type ListOutcome } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from '../callers/cart-owner.ts'
import { variantLabel } from '../product/present-variants.ts'
import { presentCartNow } from './present-cart.ts'

/** Puts several variants into the caller's cart at once, as many of each as can be had, and tells what was left out. */
export const answerCartStoreList: Handler<typeof cartStoreList, Shop> = async ({ lines }, context) => {
  const { shop, caller, language } = context
  const outcomes = await addListToCart(shop.db, shop.clock, {
    owner: cartOwnerOf(caller),
    wanted: lines,
    mostLines: mostCartLines,
  })
  return {
    cart: await presentCartNow(context),
    added: outcomes
      .filter(({ added }) => added > 0)
      .map(({ inventory, added }) => ({ inventory, quantity: added })),
    skipped: outcomes.flatMap(({ inventory, goods, wanted, added, reason }) =>
      reason === undefined ? [] : [{ inventory, name: nameOf(goods, language), wanted, added, reason }],
    ),
  }
}

const unknown = { en: 'A product that is no longer in the shop', id: 'Produk yang tidak ada lagi di toko' }

/** The product with what tells its variants apart: "Sagara S3 (Walnut)". */
function nameOf(goods: ListOutcome['goods'], language: string): string {
  if (goods === undefined) return inLanguage(unknown, language)
  const label = variantLabel(goods.inventory.attributes, language)
  const name = inLanguage(goods.product.name, language)
  return label === '' ? name : `${name} (${label})`
}
