import { addressOf } from '@gema/storefront/app/addresses.ts'
import { sampleThings } from './sample-things.ts'

/** One address of each kind, the same on every demo shop. */
export interface SampleAddresses {
  home: string
  list: string
  product: string
  article: string
  /** The uuid of that product. */
  productId: string
}

export async function sampleAddresses(site: string): Promise<SampleAddresses> {
  const { product, article } = await sampleThings(site)
  return {
    home: addressOf('home'),
    list: addressOf('category', { category: 'home-theater' }),
    product: addressOf('product', { main: product.slug, id: product.uuid }),
    article: addressOf('article', { slug: article.slug }),
    productId: product.uuid,
  }
}
