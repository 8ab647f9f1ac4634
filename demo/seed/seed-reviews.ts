import { inventoriesBySku } from '@gema/server/modules/catalogue/catalogue.ts'
import { type ReviewDraft, saveReviews } from '@gema/server/modules/reviews/reviews.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { DemoProduct } from '../data/demo-product.ts'
import { demoProducts } from '../data/products.ts'
import { reviewers } from '../data/reviewers.ts'
import { reviewTextsOf } from '../data/reviews.ts'
import { demoUuid } from '../demo-uuid.ts'
import type { KeepDemoPicture } from './demo-pictures.ts'
import { picturesOf } from './demo-pictures.ts'
import { chanceOf, pick, shuffled } from './random.ts'

const day = 24 * 60 * 60 * 1000

/** Everybody's choices have forty reviews, hardly known things a few. */
const countOf = ({ popularity }: DemoProduct): number =>
  popularity >= 70 ? 40 : Math.max(2, Math.round(popularity / 3))

/** Reviews under every product: by chance, but the same chance at every loading. */
export async function seedReviews(
  db: Db,
  { keep, now }: { keep: KeepDemoPicture; now: Date },
): Promise<void> {
  const skus = demoProducts.flatMap((product) => product.variants.map((variant) => variant.sku))
  const inventories = await inventoriesBySku(db, skus)
  const rows: ReviewDraft[] = []
  for (const product of demoProducts) {
    const productId = inventories.get(product.variants[0]?.sku ?? '')?.productId
    if (productId === undefined) throw new Error(`the product ${product.key} was not saved`)
    const texts = shuffled(reviewTextsOf(product), product.key).slice(0, countOf(product))
    for (const [place, text] of texts.entries()) {
      const name = `review ${product.key} ${place}`
      const variant = pick(product.variants, `${name} variant`)
      rows.push({
        uuid: demoUuid(name),
        productId,
        variant: variantName(variant.attributes),
        author: pick(reviewers, `${name} author`),
        rating: text.rating,
        text: text.text,
        language: text.language,
        pictures:
          chanceOf(`${name} picture`) < 0.08 ? [await keep(lastPicture(product, variant.finish))] : [],
        helpfulCount: Math.floor(chanceOf(`${name} helpful`) ** 3 * 24),
        writtenAt: new Date(now.getTime() - writtenDaysAgo(product, name) * day),
      })
    }
  }
  await saveReviews(db, rows)
}

const variantName = (attributes: DemoProduct['variants'][number]['attributes']): string =>
  Object.values(attributes)
    .map((text) => text.en)
    .join(', ')

const lastPicture = ({ archetype }: DemoProduct, finish: string): string =>
  picturesOf(archetype, finish).at(-1) ?? ''

/** Nobody reviews a thing before it is sold. */
const writtenDaysAgo = ({ releasedDaysAgo }: DemoProduct, name: string): number =>
  chanceOf(`${name} day`) * Math.max(1, Math.min(releasedDaysAgo - 5, 540))
