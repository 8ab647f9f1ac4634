import type { ListingHead } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'

type Place = Pick<ListingHead, 'kind' | 'id' | 'uuid' | 'slug'> & { parent: { slug: string } | null }

/** Where a list is at home, by whatever address it was reached; without language, filters and page. */
export function listAddress(place: Place | null): string {
  if (place === null) return addressOf('allProducts')
  const { kind, id, uuid, slug, parent } = place
  if (kind === 'category') return addressOf('category', { category: slug })
  if (kind === 'sub_category')
    return addressOf('subCategory', { category: parent?.slug ?? slug, subCategory: slug })
  if (kind === 'brand') return `${addressOf('brand', { main: slug })}?brand=${uuid}`
  if (kind === 'collection') return `${addressOf('collection', { main: slug })}?collection=${id}`
  return `${addressOf('productList', { main: slug })}?${kind}=${uuid}`
}
