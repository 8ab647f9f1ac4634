import { randomUUID } from 'node:crypto'
import type { CallName } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { Ask, CallInput } from '@gema/contract/client.ts'
import type { Call } from '@gema/contract/define-call.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { type DemoThings, demoThings, firstOf } from '@gema/server/testing/demo-things.ts'

/** The calls whose answer is the same for everybody, as the contract has them. */
export const sharedNames = (Object.keys(allCalls) as CallName[]).filter(
  (name) => (allCalls[name] as Call).shared !== undefined,
)

/** What calls are asked with: once for each way in which an answer may have other fields. */
export type CallInputs = { [Name in CallName]?: CallInput<Name>[] }

/** Inputs for every shared call, of what the demo shop has. */
export async function inputsOfSharedCalls(ask: Ask): Promise<CallInputs> {
  const things = await demoThings(ask)
  const { articles, displayCases, pages, stores } = things
  const products = await someProducts(ask, things)
  const { tags } = answered(await ask('articleFetch', {}))
  return {
    ...(await ofRegions(ask)),
    ...(await ofSystems(ask, things)),
    ...{ common: [{}], home: [{}], localization: [{ locale_code: 'id' }] },
    ...{ brandFetch: [{}], categoryFetch: [{}], collectionFetch: [{}], storeFetch: [{}] },
    ...{ testimonyFetch: [{}], videoFetch: [{}], shippingFetch: [{}] },
    articleFetch: [{}, { tag: firstOf(tags).key }],
    articleFind: articles.map(({ slug }) => ({ slug })),
    page: [{}, ...pages.map(({ slug }) => ({ slug }))],
    storeFind: stores.map(({ slug }) => ({ slug })),
    displayCaseFetchProduct: [{}, { uuid: firstOf(displayCases).uuid, per_case: 60 }],
    flashSaleFetch: [{}, { test: '1' }],
    productFetch: listings(things),
    productFetchCategories: [{}],
    productFetchRecommended: [{}, { page: 2 }],
    productFind: products.map((id) => ({ id })),
    ratingReviewFind: products.flatMap((id) => [{ id }, { id, with_pictures: '1' as const }]),
    search: [{ q: 'speaker' }, { q: 'subwofer' }, { q: 'nothing of the kind' }],
    voucherFind: products.map((product) => ({ product })),
  }
}

/** One of each category, and those of the running sales, whose prices end. */
async function someProducts(ask: Ask, { products }: DemoThings): Promise<string[]> {
  const { categories } = answered(await ask('productFetchCategories', { per_category: 1 }))
  const { flash_sales: sales } = answered(await ask('flashSaleFetch', {}))
  const cards = [firstOf(products), ...[...categories, ...sales].flatMap((each) => each.products.slice(0, 1))]
  return [...new Set(cards.map(({ uuid }) => uuid))]
}

/** A list of each source, as it is found by words, and narrowed. */
function listings({ products, ...things }: DemoThings): CallInput<'productFetch'>[] {
  const { categories, collections, displayCases, stores } = things
  const main = firstOf(categories)
  const brand = firstOf(main.top_brands)
  return [
    {},
    { source: 'category', source_id: main.uuid },
    { source: 'sub_category', source_id: firstOf(main.child).uuid },
    { source: 'brand', source_id: brand.uuid },
    { source: 'collection', source_id: String(firstOf(collections).id) },
    { source: 'display_case', source_id: firstOf(displayCases).uuid },
    { source: 'store', source_id: firstOf(stores).slug },
    { q: 'speaker' },
    { q: 'subwofer' },
    { category_in: [firstOf(main.child).slug], brand_in: [brand.slug], sort: 'price_low' },
    { price_min: firstOf(products).current_price, in_stock: '1', rating_min: 4 },
  ]
}

/** From a province down to what lies in one of its districts. */
async function ofRegions(ask: Ask): Promise<CallInputs> {
  const province = firstOf(answered(await ask('utilityProvinceFetch', {}))).code
  const city = firstOf(answered(await ask('utilityCityFetch', { province }))).code
  const district = firstOf(answered(await ask('utilityDistrictFetch', { city }))).code
  return {
    utilityProvinceFetch: [{}],
    utilityCityFetch: [{ province }],
    utilityDistrictFetch: [{ city }],
    utilitySubdistrictFetch: [{ district }],
  }
}

/** Kinds of systems, one that somebody has saved, and the cases that they are filled from. */
async function ofSystems(ask: Ask, { templates, displayCases }: DemoThings): Promise<CallInputs> {
  const saved = await savedSystem(ask, firstOf(templates).uuid)
  const { uuid } = firstOf(displayCases)
  return {
    simulationFetch: [{}],
    simulationFind: [...templates, saved].map((each) => ({ uuid: each.uuid })),
    displayCaseFind: [{ uuid }, { uuid, sort: 'price', per_page: 3 }],
  }
}

/** A system with the first product for each place that must be filled. */
async function savedSystem(ask: Ask, uuid: string) {
  const template = answered(await ask('simulationFind', { uuid }))
  if (template.kind !== 'template') throw new Error(`${uuid} is no kind of system`)
  const places = template.components.filter(({ is_required }) => is_required)
  const lines = places.map(async ({ key, display_case, min_quantity }) => {
    const { data } = answered(await ask('displayCaseFind', { uuid: display_case.uuid, per_page: 1 }))
    return { component: key, inventory: firstOf(data).inventory, quantity: min_quantity }
  })
  return answered(await ask('simulationStore', { key: randomUUID(), uuid, lines: await Promise.all(lines) }))
}
