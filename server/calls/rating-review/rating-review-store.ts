import type { ratingReviewStore } from '@gema/contract/calls/rating-review.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, isRefused, refuse } from '../../http/handler.ts'
import { customerById } from '../../modules/accounts/accounts.ts'
import { knownProducts } from '../../modules/catalogue/catalogue.ts'
import { finishedLines, type Order } from '../../modules/orders/orders.ts'
import { writeReview } from '../../modules/reviews/reviews.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentReviewable } from './present-reviewable.ts'
import { readPictures } from './read-pictures.ts'

/** Keeps what a buyer says about a line of their finished order, once. */
export const answerRatingReviewStore: Handler<typeof ratingReviewStore, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  if (order.finishedAt === null) return refuse('review_not_finished')
  const lines = await finishedLines(shop.db, { orderId: order.id })
  const line = lines.find(({ uuid }) => uuid === input.line)
  if (line === undefined) return refuse('order_unknown')
  const [product] = await knownProducts(shop.db, { uuids: [line.productUuid] })
  if (product?.isActive !== true) return refuse('product_unknown')
  const { reviewPictureKb } = await readSettings(shop.db)
  const pictures = await readPictures(input.pictures, reviewPictureKb)
  if (isRefused(pictures)) return pictures
  const written = await writeReview(shop.db, shop, {
    ...{ productId: product.id, orderLineId: line.id, customerId: order.customerId },
    ...{ rating: input.rating, language, variant: line.label, pictures },
    name: await nameOf(shop, order),
    // Forms with files break their lines in the way of mails.
    text: input.text.replaceAll('\r\n', '\n'),
  })
  if ('refused' in written) return refuse(written.refused)
  return presentReviewable(line, { review: written, slug: inLanguage(product.slug, language) })
}

/** Who bought it: the customer, or whom a guest had it sent to. Who only holds the key of its mail lends no name. */
async function nameOf({ db }: Shop, { customerId, address }: Order): Promise<string> {
  const customer = customerId === null ? undefined : await customerById(db, customerId)
  return customer?.name ?? address.recipient
}
