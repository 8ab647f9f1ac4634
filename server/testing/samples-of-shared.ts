import { randomUUID } from 'node:crypto'
import type { CallName } from '@gema/contract/call-paths.ts'
import type { Ask, CallInput } from '@gema/contract/client.ts'
import { saveLanguage } from '../modules/languages/languages.ts'
import { answered } from './answered.ts'
import { someRegions } from './some-regions.ts'
import type { TestShop } from './start-test-shop.ts'

export type Samples = { [Name in CallName]?: readonly CallInput<Name>[] }

const listings: CallInput<'productFetch'>[] = [
  {},
  { q: 'wireless' },
  { q: 'wireles speeker' },
  { sort: 'discount', in_stock: '1' },
  { rating_min: 4, installation: '1', free_shipping: '1', attribute: ['finish:black'] },
]

/**
 * What calls whose answer is the same for everybody are asked with in a shop that has everything, so that each has
 * something to answer, in all the ways that make it ask something else of the database.
 */
export async function samplesOfShared(shop: TestShop): Promise<Samples> {
  const things = await thingsOf(shop)
  const lists = Object.entries(things.sources) as [keyof typeof things.sources, string][]
  return {
    articleFetch: [{}, { tag: things.tag }],
    articleFind: [{ slug: things.article }],
    brandFetch: [{}],
    categoryFetch: [{}],
    collectionFetch: [{}],
    common: [{}],
    displayCaseFetchProduct: [{}, { uuid: things.displayCase }],
    displayCaseFind: [
      { uuid: things.displayCase },
      { uuid: things.displayCase, product_name: 'a', sort: 'price' },
    ],
    flashSaleFetch: [{}, { test: '1' }],
    home: [{}],
    localization: [{ locale_code: 'en' }, { locale_code: 'ja' }],
    page: [{}, { slug: things.page }],
    productFetch: [...listings, ...lists.map(([source, source_id]) => ({ source, source_id }))],
    productFetchCategories: [{}],
    productFetchRecommended: [{}],
    productFind: things.products.map((id) => ({ id })),
    ratingReviewFind: things.products.flatMap((id) => [{ id }, { id, rating: 5, with_pictures: '1' }]),
    search: [{ q: 'speaker' }, { q: 'speeker' }, { q: 'zzzz' }],
    shippingFetch: [{}],
    simulationFetch: [{}],
    simulationFind: [{ uuid: things.template }, { uuid: things.simulation }],
    storeFetch: [{}],
    storeFind: [{ slug: things.sources.store }],
    testimonyFetch: [{}],
    utilityCityFetch: [{ province: '31' }],
    utilityDistrictFetch: [{ city: '31.74' }],
    utilityProvinceFetch: [{}],
    utilitySubdistrictFetch: [{ district: '31.74.06' }],
    videoFetch: [{}],
    voucherFind: things.products.map((product) => ({ product })),
  }
}

/** One of each kind that the shop has, as its own lists name it. */
async function thingsOf(shop: TestShop) {
  await someRegions(shop)
  await saveLanguage(
    shop.shop.db,
    { code: 'ja', name: '日本語', direction: 'ltr' },
    { common: { cart: 'カート' } },
  )
  const ask = shop.askAs()
  const { uuid: template } = known(answered(await ask('simulationFetch', {})).data[0])
  const [main] = answered(await ask('categoryFetch', {}))
  const [displayCase] = answered(await ask('displayCaseFetchProduct', {})).display_cases
  const articles = answered(await ask('articleFetch', {}))
  const { data: products } = answered(await ask('productFetch', { sort: 'rating' })).result
  return {
    article: known(articles.result.data[0]).slug,
    tag: known(articles.tags[0]).key,
    displayCase: known(displayCase).uuid,
    page: known(answered(await ask('page', {})).pages[0]).slug,
    products: products.slice(0, 3).map(({ uuid }) => known(uuid)),
    template,
    simulation: await savedSimulation(ask, template),
    sources: {
      category: known(main).slug,
      sub_category: known(known(main).child[0]).slug,
      brand: known(answered(await ask('brandFetch', {})).data[0]).slug,
      collection: known(answered(await ask('collectionFetch', {}))[0]).slug,
      display_case: known(displayCase).slug,
      store: known(answered(await ask('storeFetch', {}))[0]).slug,
    },
  }
}

/** What the shop itself suggests, saved. */
async function savedSimulation(ask: Ask, template: string): Promise<string> {
  const wish = { uuid: template, budget: 200_000_000, length_cm: 500, width_cm: 400 }
  const { lines } = known(answered(await ask('simulationSuggest', wish)).suggestions[0])
  const chosen = lines.map(({ component, quantity, product: { inventory } }) => ({
    component,
    quantity,
    inventory,
  }))
  const saved = await ask('simulationStore', { key: randomUUID(), uuid: template, lines: chosen })
  return answered(saved).uuid
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the shop does not have one of each')
  return thing
}
