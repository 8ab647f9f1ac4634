import type { Facets, Listing } from '@gema/contract/shapes/listing.ts'
import { aCard } from './a-card.ts'

const choice = (count: number) => ({ count, selected: false })
const named = (slug: string, name: string, count: number) => ({ slug, name, ...choice(count) })

export const someFacets: Facets = {
  categories: [],
  brands: [
    named('laras', 'Laras', 12),
    named('norrvik', 'Norrvik', 8),
    named('vokalis', 'Vokalis', 5),
    named('kawat', 'Kawat', 0),
  ],
  price: { lowest: 1_000_000, highest: 11_000_000, histogram: [1, 4, 2], min: null, max: null },
  ratings: [
    { from: 4.5, ...choice(6) },
    { from: 4, ...choice(9) },
  ],
  in_stock: choice(20),
  installation: choice(0),
  free_shipping: choice(7),
  stores: [{ ...named('gema-fatmawati', 'Gema Fatmawati', 3), is_own: true }],
  attributes: [
    {
      key: 'impedance',
      name: 'Impedance',
      unit: 'Ω',
      options: [{ value: '8', label: '8 Ω', swatch: null, ...choice(4) }],
    },
  ],
}

/** A list of 25 products on two pages. */
export const aListing = (given: Partial<Listing> = {}): Listing => ({
  server_time: '2026-11-19T03:00:00.000Z',
  head: null,
  result: { data: [aCard()], current_page: 1, last_page: 2, per_page: 24, total: 25 },
  facets: someFacets,
  search: null,
  ...given,
})
