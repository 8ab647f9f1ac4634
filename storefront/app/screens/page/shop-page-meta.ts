import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { shopPageAddress } from '../../commerce/shop-page-address.ts'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { faqData } from '../../commerce/structured-data/faq-data.ts'
import type { LoadedPage } from './load-shop-page.ts'
import { pageWords } from './page-words.ts'

/** The head of a page, under whichever of its addresses it is shown. */
export const shopPageMeta = (matches: Parameters<typeof pageMeta>[0], loaded: LoadedPage | undefined) =>
  loaded === undefined
    ? []
    : pageMeta(matches, pageWords, (t, shop) => ({
        title: loaded.page.title,
        description: loaded.page.description,
        address: shopPageAddress(loaded.page.slug),
        structured: import.meta.env.SSR
          ? [
              breadcrumbData(shop, [
                { name: t('title'), to: addressOf('page') },
                { name: loaded.page.title },
              ]),
              ...(loaded.page.faq.length > 0 ? [faqData(loaded.page.faq)] : []),
            ]
          : undefined,
      }))
