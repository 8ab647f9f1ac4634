import type { Ask } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'

/** What the demo shop has to show, found as any visitor finds it. */
export async function demoThings(ask: Ask) {
  const [products, categories, collections, displayCases, stores, pages, articles, templates] =
    await Promise.all([
      ask('productFetch', { in_stock: '1' }),
      ask('categoryFetch', {}),
      ask('collectionFetch', {}),
      ask('displayCaseFetchProduct', {}),
      ask('storeFetch', {}),
      ask('page', {}),
      ask('articleFetch', {}),
      ask('simulationFetch', {}),
    ])
  return {
    products: answered(products).result.data,
    categories: answered(categories),
    collections: answered(collections),
    displayCases: answered(displayCases).display_cases,
    stores: answered(stores),
    pages: answered(pages).pages,
    articles: answered(articles).result.data,
    /** Kinds of systems to compose. */
    templates: answered(templates).data,
  }
}

export type DemoThings = Awaited<ReturnType<typeof demoThings>>

/** The first of something that the demo shop has; to have none is a mistake of the test. */
export function firstOf<Thing>([first]: readonly Thing[]): Thing {
  if (first === undefined) throw new Error('the demo shop has nothing of this kind')
  return first
}
