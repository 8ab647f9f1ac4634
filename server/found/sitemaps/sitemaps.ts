import { productStretches } from '../../modules/catalogue/catalogue.ts'
import { activeLanguages } from '../../modules/languages/languages.ts'
import { rememberFor } from '../../platform/remember.ts'
import type { Shop } from '../../shop.ts'
import { type KeptText, keepText } from '../kept-text.ts'
import { articleEntries } from './article-entries.ts'
import { brandEntries, categoryEntries, collectionEntries, storeEntries } from './list-entries.ts'
import { pageEntries } from './page-entries.ts'
import { productEntries } from './product-entries.ts'
import type { SitemapEntry } from './sitemap-entry.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** A crawler comes a few times a day; whoever comes a thousand times a second gets what is there. */
const rememberedSeconds = 600

/** A file may hold 50,000 addresses and 50 MB; a product is one address in each language, which names all the others. */
const mostProducts = 5_000
const mostAddresses = 10_000

const fixed: Record<string, (shop: Shop) => Promise<SitemapEntry[]>> = {
  pages: pageEntries,
  categories: ({ db }) => categoryEntries(db),
  brands: ({ db }) => brandEntries(db),
  collections: ({ db }) => collectionEntries(db),
  stores: ({ db }) => storeEntries(db),
  articles: articleEntries,
}

export interface Sitemaps {
  /** All files. */
  index(): Promise<KeptText>
  /** A file by its name; nothing where there is none, or nothing in it. */
  file(name: string): Promise<KeptText | undefined>
}

/** The sitemaps of a shop, each made when it is asked for and remembered for some minutes. */
export function createSitemaps(shop: Shop, { perFile = mostProducts } = {}): Sitemaps {
  const remembered = <Result>(read: () => Promise<Result>) => rememberFor(rememberedSeconds, shop.clock, read)
  const languages = remembered(async () => (await activeLanguages(shop.db)).map(({ code }) => code))
  const stretches = remembered(async () => {
    const size = Math.min(perFile, Math.max(1, Math.floor(mostAddresses / (await languages()).length)))
    return productStretches(shop.db, size)
  })
  const written = (read: () => Promise<SitemapEntry[]>) =>
    remembered(async () => {
      const entries = await read()
      if (entries.length === 0) return undefined
      const { siteUrl } = shop.config
      return keepText(sitemapXml(entries, { siteUrl, languages: await languages() }))
    })
  const files = new Map(Object.entries(fixed).map(([name, read]) => [name, written(() => read(shop))]))
  const ofProducts = new Map<number, () => Promise<KeptText | undefined>>()
  const index = remembered(async () => {
    const kept = await Promise.all([...files].map(async ([name, file]) => ({ name, file: await file() })))
    const products = (await stretches()).map(({ updatedAt }, place) => ({
      name: `products-${place + 1}`,
      updatedAt,
    }))
    return keepText(
      sitemapIndexXml([...kept.filter(({ file }) => file !== undefined), ...products], shop.config.siteUrl),
    )
  })
  /** Only of numbers that there are: nobody fills the memory with others. */
  const productFile = async (number: number) => {
    if (number > (await stretches()).length) return undefined
    const file =
      ofProducts.get(number) ?? written(async () => productEntries(shop, await stretches(), number))
    ofProducts.set(number, file)
    return file()
  }
  return {
    index,
    async file(name) {
      const number = /^products-([1-9]\d{0,5})$/.exec(name)?.[1]
      return number === undefined ? files.get(name)?.() : productFile(Number(number))
    },
  }
}
