/**
 * The filters of a list as they stand in its address. Every function takes a query and gives a new one; a change of
 * filters always leads back to the first page.
 */
export const listFilters = ['category_in', 'brand_in', 'store_in', 'attribute'] as const
export const flagFilters = ['in_stock', 'installation', 'free_shipping'] as const
const priceFilters = ['price_min', 'price_max'] as const
const filterNames = [...listFilters, ...priceFilters, 'rating_min', ...flagFilters] as const

export type ListFilter = (typeof listFilters)[number]
export type FlagFilter = (typeof flagFilters)[number]
export type FilterName = (typeof filterNames)[number]

export interface ActiveFilter {
  name: Exclude<FilterName, 'price_min' | 'price_max'> | 'price'
  value: string
}

/** What is filtered by, each once: the two ends of the price are one filter. */
export function activeFilters(query: URLSearchParams): ActiveFilter[] {
  const rating = ratingOf(query)
  return [
    ...listFilters.flatMap((name) => valuesOf(query, name).map((value) => ({ name, value }))),
    ...(priceFilters.some((name) => valuesOf(query, name).length > 0)
      ? [{ name: 'price' as const, value: '' }]
      : []),
    ...(rating === undefined ? [] : [{ name: 'rating_min' as const, value: String(rating) }]),
    ...flagFilters.filter((name) => query.get(name) === '1').map((name) => ({ name, value: '1' })),
  ]
}

/** The values of a name, each once; an empty field of a form is none. */
export const valuesOf = (query: URLSearchParams, name: string): string[] => [
  ...new Set(query.getAll(name).filter((value) => value.trim() !== '')),
]

/** Without script two ratings can be ticked; together they mean the lower one. */
export function ratingOf(query: URLSearchParams): number | undefined {
  const ratings = valuesOf(query, 'rating_min').map(Number).filter(Number.isFinite)
  return ratings.length === 0 ? undefined : Math.min(...ratings)
}

/** An amount as people type it, such as "1.500.000" or "Rp 1500000"; undefined when it is none. */
export function amountOf(text: string | null): number | undefined {
  const typed = (text ?? '').trim()
  if (!/^[^\d-]{0,3}\d[\d.,\s]*$/.test(typed)) return undefined
  return Number(typed.replace(/\D/g, ''))
}

/** The query with one choice of a list ticked or not. */
export function withChoice(
  query: URLSearchParams,
  { name, value }: { name: string; value: string },
  on: boolean,
): URLSearchParams {
  const next = firstPage(query)
  const kept = valuesOf(query, name).filter((one) => one !== value)
  next.delete(name)
  for (const one of on ? [...kept, value] : kept) next.append(name, one)
  return next
}

/** The query with a name that has one value at most. */
export function withOne(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = firstPage(query)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return next
}

/** The query with a price from and to; the wrong way round is put right. */
export function withPrice(
  query: URLSearchParams,
  min: number | undefined,
  max: number | undefined,
): URLSearchParams {
  const turned = min !== undefined && max !== undefined && min > max
  const [from, to] = turned ? [max, min] : [min, max]
  return withOne(withOne(query, 'price_min', from?.toString()), 'price_max', to?.toString())
}

export function withoutFilter(query: URLSearchParams, { name, value }: ActiveFilter): URLSearchParams {
  if (name === 'price') return withPrice(query, undefined, undefined)
  const isList = listFilters.some((one) => one === name)
  return isList ? withChoice(query, { name, value }, false) : withOne(query, name, undefined)
}

export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const next = firstPage(query)
  for (const name of filterNames) next.delete(name)
  return next
}

/** What a form has to carry along besides its own fields: everything but these names and the page. */
export const keptFields = (query: URLSearchParams, own: readonly string[]): [string, string][] =>
  [...query].filter(([name]) => name !== 'page' && !own.includes(name))

export const filterFields: readonly string[] = filterNames

function firstPage(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  return next
}
