import type { Review as ShopReview } from '@gema/contract/calls/rating-review.ts'
import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import type { Product, Review, WithContext } from 'schema-dts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { offersData } from './offers-data.ts'
import { productAddress } from './product-address.ts'
import { wholeAddress, wholePicture } from './whole-address.ts'

/** More says no more: search engines show one or two. */
const mostReviews = 3
const mostPictures = 6

/** What is sold, for how much, and what buyers say about it. */
export function productData(
  shop: ShopPageData,
  product: ProductDetail,
  reviews: readonly ShopReview[],
): WithContext<Product> {
  const address = wholeAddress(shop, productAddress(product, shop.language))
  const [only, another] = product.inventories
  const written = reviews.filter(({ text }) => text !== '').slice(0, mostReviews)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.name,
    description: product.summary,
    url: address,
    image: product.pictures.slice(0, mostPictures).map(({ picture }) => wholePicture(shop, picture)),
    sku: only !== undefined && another === undefined ? only.sku : product.model,
    mpn: product.model,
    model: product.model,
    category: `${product.category.main.name} > ${product.category.name}`,
    brand: { '@type': 'Brand', name: product.brand.name },
    offers: offersData(shop, product),
    ...(product.rating !== null &&
      product.rating_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.rating_count,
          bestRating: 5,
          worstRating: 1,
        },
        ...(written.length > 0 && { review: written.map(reviewData) }),
      }),
  }
}

const reviewData = ({ author, rating, text, language, written_at: writtenAt }: ShopReview): Review => ({
  '@type': 'Review',
  // In the head of a page one sign beyond Latin-1 would double the size of all of it while it is made.
  author: { '@type': 'Person', name: author.replaceAll('•', '*') },
  datePublished: writtenAt.slice(0, 10),
  inLanguage: language,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})
