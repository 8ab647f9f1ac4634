/** What is written on the drawing of a neighbourhood, and where its pin stands. */
export interface StorePlan {
  /** Along the main street, which runs from top to bottom. */
  street: string
  /** Above the upper cross street at the start, and below the lower one at the end. */
  upper?: string
  lower?: string
  park?: string
  /** A station of the metro stands at the upper end of the main street. */
  hasStation?: boolean
  pin: { x: number; y: number }
}

/** The neighbourhoods of the stores that are drawn with their own names, by the slugs of the stores. */
const plans: Record<string, StorePlan> = {
  'gema-fatmawati': {
    street: 'Jl. RS Fatmawati Raya',
    upper: 'Jl. Cipete IV',
    lower: 'Jl. Haji Nawi',
    park: 'Taman kota',
    hasStation: true,
    pin: { x: 202, y: 118 },
  },
  'gema-kelapa-gading': {
    street: 'Jl. Boulevard Raya',
    upper: 'Blok QA',
    lower: 'Blok QF',
    park: 'Taman',
    pin: { x: 146, y: 112 },
  },
}

/** The drawing of a store's neighbourhood; of any other store, one that knows the street of its address alone. */
export const planOf = ({ slug, address }: { slug: string; address: string }): StorePlan =>
  (Object.hasOwn(plans, slug) ? plans[slug] : undefined) ?? {
    street: streetOf(address),
    pin: { x: 202, y: 118 },
  }

/** The street of an address, without its number and district. */
const streetOf = (address: string): string => (address.split(/,| No\.| Blok/)[0] ?? '').trim()
