import { createClient } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { demoThings, firstOf } from '@gema/server/testing/demo-things.ts'

export type SampleThings = Awaited<ReturnType<typeof sampleThings>>

/** One thing of each kind, the same on every demo shop: it begins with those that all of them have. */
export async function sampleThings(site: string) {
  const ask = createClient({ fetch, origin: site, language: 'en' })
  const { articles, collections, displayCases, templates, stores, pages } = await demoThings(ask)
  return {
    product: firstOf(answered(await ask('productFetch', { sort: 'best_selling' })).result.data),
    brand: firstOf(answered(await ask('brandFetch', {})).data),
    article: firstOf(articles),
    collection: firstOf(collections),
    displayCase: firstOf(displayCases),
    simulation: firstOf(templates),
    store: firstOf(stores),
    page: firstOf(pages),
  }
}
