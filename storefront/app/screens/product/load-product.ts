import { redirect } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { notFound, required } from '../../api/page-failure.ts'
import { inLanguage, languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/product-screen'
import { readReviewQuery, reviewInput } from './reviews/review-query.ts'

const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The product with its reviews and vouchers, in one round. A wrong name before the right id leads to the right one. */
export async function loadProduct({
  context,
  params,
  url,
}: Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>) {
  const { id, main } = params
  if (!isId(id)) throw notFound()
  const language = languageOfPage(url.pathname)
  const ask = askFrom(context, language)
  const [found, reviews, vouchers] = await Promise.all([
    required(ask('productFind', { id })),
    required(ask('ratingReviewFind', reviewInput(id, readReviewQuery(url.searchParams)))),
    required(ask('voucherFind', { product: id })),
  ])
  const { slug, uuid } = found.product
  if (main !== slug || id !== uuid) {
    const address = addressOf('product', { main: slug, id: uuid })
    throw redirect(`${inLanguage(address, language)}${url.search}`, 301)
  }
  return { ...found, reviews, vouchers }
}

export type ProductPage = Awaited<ReturnType<typeof loadProduct>>
