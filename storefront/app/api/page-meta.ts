import type { MetaDescriptor } from 'react-router'
import type { ScreenWords } from '../language/define-words.ts'
import { pageWordsOf, type Translate, translatorOf } from '../language/translate.ts'
import type { ShopPageData } from './load-shop.ts'

/** What the shop promises, at the end of every page's title. */
const titleSuffix = 'Paket Lengkap Instalasi Dan Demo Langsung Di Toko'

export const fullTitle = (title: string): string => `${title} - ${titleSuffix}`

interface Match {
  id: string
  loaderData?: unknown
}

interface PageFacts {
  title: string
  description?: string
  /** Personal pages and pages behind a link in a mail are not for search engines. */
  noindex?: boolean
}

/** The head of a page, from its own words: `meta = ({ matches }) => pageMeta(matches, homeWords, …)`. */
export function pageMeta<Words extends ScreenWords>(
  matches: readonly (Match | undefined)[],
  words: Words,
  factsOf: (t: Translate<Words>, shop: ShopPageData) => PageFacts,
): MetaDescriptor[] {
  const shop = matches.find((match) => match?.id === 'root')?.loaderData as ShopPageData | undefined
  if (shop === undefined) return []
  const { title, description, noindex } = factsOf(
    translatorOf(pageWordsOf(shop.language, shop.words), words),
    shop,
  )
  return [
    { title: fullTitle(title) },
    { name: 'description', content: description ?? shop.common.setting.meta_description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
