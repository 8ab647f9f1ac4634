import type { MetaDescriptor } from 'react-router'
import type { ScreenWords } from '../language/define-words.ts'
import { inLanguage, switchedTo } from '../language/language-path.ts'
import { pageWordsOf, type Translate, translatorOf } from '../language/translate.ts'
import { foundTags } from './found-tags.ts'
import type { ShopPageData } from './load-shop.ts'
import type { PageFacts } from './page-facts.ts'

/** What the shop promises, at the end of every page's title. */
const titleSuffix = 'Paket Lengkap Instalasi Dan Demo Langsung Di Toko'

export const fullTitle = (title: string): string => `${title} - ${titleSuffix}`

interface Match {
  id: string
  pathname: string
  loaderData?: unknown
}

/** The head of a page, from its own words: `meta = ({ matches }) => pageMeta(matches, homeWords, …)`. */
export function pageMeta<Words extends ScreenWords>(
  matches: readonly (Match | undefined)[],
  words: Words,
  factsOf: (t: Translate<Words>, shop: ShopPageData) => PageFacts,
): MetaDescriptor[] {
  const shop = matches.find((match) => match?.id === 'root')?.loaderData as ShopPageData | undefined
  if (shop === undefined) return []
  const { language, common } = shop
  const facts = factsOf(translatorOf(pageWordsOf(language, shop.words), words), shop)
  const { title, noindex, description = common.setting.meta_description } = facts
  const asked = switchedTo(matches.at(-1)?.pathname ?? '/', language, 'en')
  const address = facts.address ?? facts.addressIn?.(language) ?? asked
  const canonical = common.setting.site_url + inLanguage(address, language)
  return [
    { title: fullTitle(title) },
    { name: 'description', content: description },
    noindex
      ? { name: 'robots', content: 'noindex' }
      : // Browsers share this address, so it follows every step; what only crawlers read stands in the first page.
        { tagName: 'link', rel: 'canonical', href: canonical },
    ...(import.meta.env.SSR ? foundTags({ ...facts, description, address, canonical }, shop) : []),
  ]
}
