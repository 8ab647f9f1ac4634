import type { ShopPageData } from '../../api/load-shop.ts'
import type { PageFacts } from '../../api/page-facts.ts'
import { pageWordsOf, translatorOf } from '../../language/translate.ts'
import { pagedAddress } from './paged-address.ts'
import { pagedWords } from './paged-words.ts'

interface PagedList {
  title: string
  /** Of the first page. */
  address: string
  result: { current_page: number; data: readonly unknown[] }
}

/** Every page of a list has a title and an address of its own; behind the last one there is nothing to be found. */
export function pagedFacts(
  shop: ShopPageData,
  { title, address, result }: PagedList,
): Pick<PageFacts, 'title' | 'address' | 'noindex'> {
  const { current_page: number, data } = result
  if (number === 1) return { title, address }
  const t = translatorOf(pageWordsOf(shop.language, shop.words), pagedWords)
  return {
    title: t('page', { title, number }),
    address: pagedAddress(address, number),
    noindex: data.length === 0,
  }
}
