import { inLanguage } from '@gema/contract/values/language.ts'
import { type ProductStretch, publicProducts } from '../../modules/catalogue/catalogue.ts'
import type { Shop } from '../../shop.ts'
import { pageAddress } from '../page-addresses.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

const mostPictures = 10

/** The products of a file, by its number; nothing beyond the last one. */
export async function productEntries(
  { db }: Shop,
  stretches: ProductStretch[],
  number: number,
): Promise<SitemapEntry[]> {
  const stretch = stretches[number - 1]
  if (stretch === undefined) return []
  const products = await publicProducts(db, {
    from: stretch.firstId,
    before: stretches[number]?.firstId,
    pictures: mostPictures,
  })
  return products.map(({ uuid, slug, updatedAt, pictures }) => ({
    addressIn: (language) => pageAddress('product', { main: inLanguage(slug, language), id: uuid }),
    updatedAt,
    pictures,
  }))
}
