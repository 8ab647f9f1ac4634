import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { addressOf } from '../../addresses.ts'
import { slugIn } from '../../language/slug-in.ts'

/** Where a product is found by those who speak a language; without the language itself, and whatever variant is shown. */
export const productAddress = (
  product: Pick<ProductDetail, 'uuid' | 'slug' | 'slugs'>,
  language: string,
): string => addressOf('product', { main: slugIn(product, language), id: product.uuid })
