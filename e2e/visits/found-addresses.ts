import type { APIRequestContext } from '@playwright/test'

type Data = Record<string, unknown>

/** Asks the shop in a language, as its own pages do. */
async function ask<Answer>(request: APIRequestContext, language: string, path: string): Promise<Answer> {
  const answer = await request.get(`/api/storefront/${path}`, { headers: { Language: language } })
  return (await answer.json()).data
}

interface Card extends Data {
  slug: string
  uuid: string
  rating_count: number
}

const ofProduct = ({ slug, uuid }: { slug: string; uuid: string }) => `/${slug}/product/${uuid}`

type FindAddress = (ask: <Answer>(path: string) => Promise<Answer>) => Promise<string>

interface FoundKind {
  address: FindAddress
  /** The kinds of structured data that the page has, in the order of the alphabet. */
  kinds: string[]
}

const at =
  (address: string): FindAddress =>
  async () =>
    address

const productThat =
  (wanted: (card: Card) => boolean): FindAddress =>
  async (asked) => {
    for (let page = 1; page < 10; page += 1) {
      const { result } = await asked<{ result: { data: Card[] } }>(`product/fetch?per_page=60&page=${page}`)
      const found = result.data.find(wanted)
      if (found !== undefined) return ofProduct(found)
    }
    throw new Error('the demo shop has no such product')
  }

interface Home {
  flash_sale: { products: Card[] }[]
  brands: { slug: string; uuid: string }[]
  collections: { slug: string; id: number }[]
}

const fromHome =
  (pick: (home: Home) => string | undefined): FindAddress =>
  async (asked) => {
    const address = pick(await asked<Home>('home'))
    if (address === undefined) throw new Error('the front page shows no such thing')
    return address
  }

/** Pages of every kind that people look for, without their language. */
export const foundKinds: Record<string, FoundKind> = {
  'the front page': { address: at('/'), kinds: ['ElectronicsStore', 'Organization', 'WebSite'] },
  'a category': { address: at('/all/karaoke'), kinds: ['BreadcrumbList', 'ItemList'] },
  'the second page of a category': {
    address: at('/all/karaoke?page=2'),
    kinds: ['BreadcrumbList', 'ItemList'],
  },
  'a sub-category': {
    address: async (asked) => {
      type Category = { slug: string; child: { slug: string }[] }
      const [main] = await asked<Category[]>('category/fetch')
      return `/all/${main?.slug}/${main?.child[0]?.slug}`
    },
    kinds: ['BreadcrumbList', 'ItemList'],
  },
  'a brand': {
    address: fromHome(({ brands: [brand] }) => brand && `/${brand.slug}/brand?brand=${brand.uuid}`),
    kinds: ['BreadcrumbList', 'ItemList'],
  },
  'a collection': {
    address: fromHome(({ collections: [one] }) => one && `/${one.slug}/collection?collection=${one.id}`),
    kinds: ['BreadcrumbList', 'ItemList'],
  },
  'a product with reviews': {
    address: productThat((card) => card.rating_count > 0),
    kinds: ['BreadcrumbList', 'Product'],
  },
  'a product on flash sale': {
    address: fromHome(({ flash_sale: [sale] }) => sale?.products[0] && ofProduct(sale.products[0])),
    kinds: ['BreadcrumbList', 'Product'],
  },
  'an article': {
    address: async (asked) => {
      const { result } = await asked<{ result: { data: { slug: string }[] } }>('article/fetch')
      return `/article-product/${result.data[0]?.slug}`
    },
    kinds: ['Article', 'BreadcrumbList'],
  },
  'the list of articles': { address: at('/article-product'), kinds: ['BreadcrumbList'] },
  'a page with questions': { address: at('/how-to-shop'), kinds: ['BreadcrumbList', 'FAQPage'] },
  'the list of stores': { address: at('/stores'), kinds: ['BreadcrumbList', 'ElectronicsStore'] },
  'a store': { address: at('/shop/gema-fatmawati'), kinds: ['BreadcrumbList', 'ElectronicsStore'] },
  'the contact page': { address: at('/contact-us'), kinds: ['BreadcrumbList', 'ElectronicsStore'] },
  'the page of videos': { address: at('/youtube'), kinds: ['BreadcrumbList', 'VideoObject'] },
}

/** The address of a page in a language. */
export async function addressIn(
  request: APIRequestContext,
  { address }: FoundKind,
  language: string,
): Promise<string> {
  const found = await address((path) => ask(request, language, path))
  if (language === 'en') return found
  return found === '/' ? `/${language}` : `/${language}${found}`
}

/** Every address that the sitemaps name, by the name of its file. */
export async function sitemapAddresses(request: APIRequestContext): Promise<Map<string, string[]>> {
  const locations = async (path: string) => {
    const answer = await request.get(path)
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
    const text = await answer.text()
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'))
  }
  const files = await locations('/sitemap.xml')
  return new Map(await Promise.all(files.map(async (file) => [file, await locations(file)] as const)))
}
