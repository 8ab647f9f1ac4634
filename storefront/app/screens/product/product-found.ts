import { addressOf } from '../../addresses.ts'
import type { ShopPageData } from '../../api/load-shop.ts'
import type { PageFacts } from '../../api/page-facts.ts'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { productAddress } from '../../commerce/structured-data/product-address.ts'
import { productData } from '../../commerce/structured-data/product-data.ts'
import type { ProductPage } from './load-product.ts'

/** What search engines, and those who are sent the link, read of a product. Made on the server alone. */
export function productFound(shop: ShopPageData, { product, reviews }: ProductPage): Partial<PageFacts> {
  const { main, name, slug } = product.category
  return {
    kind: 'product',
    addressIn: (language) => productAddress(product, language),
    picture: {
      address: `/media/share/product-${product.uuid}-${shop.language}.jpg`,
      alt: product.name,
    },
    structured: [
      productData(shop, product, reviews.result.data),
      breadcrumbData(shop, [
        { name: main.name, to: addressOf('category', { category: main.slug }) },
        { name, to: addressOf('subCategory', { category: main.slug, subCategory: slug }) },
        { name: product.name },
      ]),
    ],
  }
}
