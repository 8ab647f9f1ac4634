import { keptTogether, type Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type BundleToBuy,
  bundleAsked,
  bundlesIn,
  type Goods,
  goodsIn,
  variantAsked,
  variantsOfBundles,
} from '../catalogue/catalogue.ts'
import { type CartFlashOffer, flashOffersIn } from '../pricing/pricing.ts'
import type { LineRow } from './cart-queries.ts'
import { selectLinesGiven } from './line-queries.ts'

/** What somebody wants to have: a variant, or a whole bundle so many times. */
export type GoodsAsked = { inventory: string; quantity: number } | { bundle: string; quantity: number }

/** What is known about what somebody wants to have, and what is in their cart already. */
export interface GoodsRead {
  lines: LineRow[]
  bundle: BundleToBuy | undefined
  goods: Map<number, Goods>
  flash: Map<number, CartFlashOffer>
}

const linesThere: Question<LineRow, LineRow[]> = {
  query: selectLinesGiven,
  read: (rows) => rows.filter(({ removedAt }) => removedAt === null),
}

const readVariant = keptTogether<{ cartId: number; inventory: string; now: string }>()('variant-wanted', {
  lines: linesThere,
  goods: goodsIn(variantAsked),
  flash: flashOffersIn(variantAsked),
})

const readBundle = keptTogether<{ cartId: number; bundle: string; now: string }>()('bundle-wanted', {
  lines: linesThere,
  bundles: bundlesIn(bundleAsked),
  goods: goodsIn(variantsOfBundles(bundleAsked)),
  flash: flashOffersIn(variantsOfBundles(bundleAsked)),
})

/** Looks up what is wanted, by one statement. */
export async function readGoods(
  tx: Db,
  asked: GoodsAsked,
  { cartId, now }: { cartId: number; now: Date },
): Promise<GoodsRead> {
  const given = { cartId, now: now.toISOString() }
  if ('inventory' in asked)
    return { ...(await readVariant(tx, { ...given, inventory: asked.inventory })), bundle: undefined }
  const { bundles, ...read } = await readBundle(tx, { ...given, bundle: asked.bundle })
  const [bundle] = bundles.values()
  return { ...read, bundle }
}
