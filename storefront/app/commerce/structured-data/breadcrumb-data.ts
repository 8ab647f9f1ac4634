import type { BreadcrumbList, WithContext } from 'schema-dts'
import { addressOf } from '../../addresses.ts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { pageWordsOf, translatorOf } from '../../language/translate.ts'
import type { Crumb } from '../breadcrumbs.tsx'
import { sharedWords } from '../shared-words.ts'
import { wholeAddress } from './whole-address.ts'

/** The way from the home page to this one, as the page itself shows it. */
export function breadcrumbData(shop: ShopPageData, trail: readonly Crumb[]): WithContext<BreadcrumbList> {
  const t = translatorOf(pageWordsOf(shop.language, shop.words), sharedWords)
  const crumbs: Crumb[] = [{ name: t('home'), to: addressOf('home') }, ...trail]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(to !== undefined && { item: wholeAddress(shop, to) }),
    })),
  }
}
