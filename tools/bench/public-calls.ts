import { basePath, type CallName } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import type { Call } from '@gema/contract/define-call.ts'
import type { SampleThings } from './sample-things.ts'

/** Every call whose answer is the same for everybody, with what the demo shop knows; those of lists in several ways. */
export function publicCalls(known: SampleThings): string[] {
  const asked = queriesOf(known)
  const calls = Object.entries<Call>(allCalls).filter(([, { shared }]) => shared !== undefined)
  return calls.flatMap(([name, { path }]) => {
    const queries = asked[name as CallName]
    if (queries === undefined) throw new Error(`nothing is known to ask of ${path}`)
    return queries.map((query) => `${basePath}/${path}${query}`)
  })
}

const asItIs = ['']
const ofHomeTheater = '?source=category&source_id=home-theater'

const queriesOf = ({
  product,
  article,
  displayCase,
  simulation,
  store,
  page,
}: SampleThings): Partial<Record<CallName, string[]>> => ({
  articleFetch: asItIs,
  articleFind: [`?slug=${article.slug}`],
  brandFetch: asItIs,
  categoryFetch: asItIs,
  collectionFetch: asItIs,
  common: asItIs,
  displayCaseFetchProduct: asItIs,
  displayCaseFind: [`?uuid=${displayCase.uuid}`],
  flashSaleFetch: asItIs,
  home: asItIs,
  localization: ['?locale_code=id'],
  page: ['', `?slug=${page.slug}`],
  productFetch: [
    '',
    ofHomeTheater,
    `${ofHomeTheater}&attribute=finish:walnut&in_stock=1`,
    '?sort=price_high&in_stock=1',
    '?q=speaker',
    '?q=spiker%20bas',
  ],
  productFetchCategories: asItIs,
  productFetchRecommended: asItIs,
  productFind: [`?id=${product.uuid}`],
  ratingReviewFind: [`?id=${product.uuid}`],
  search: ['?q=spe', '?q=wirless%20mic'],
  shippingFetch: asItIs,
  simulationFetch: asItIs,
  simulationFind: [`?uuid=${simulation.uuid}`],
  storeFetch: asItIs,
  storeFind: [`?slug=${store.slug}`],
  testimonyFetch: asItIs,
  utilityCityFetch: ['?province=31'],
  utilityDistrictFetch: ['?city=31.74'],
  utilityProvinceFetch: asItIs,
  utilitySubdistrictFetch: ['?district=31.74.06'],
  videoFetch: asItIs,
  voucherFind: [`?product=${product.uuid}`],
})
