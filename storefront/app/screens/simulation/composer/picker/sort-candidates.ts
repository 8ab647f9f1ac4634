import type { CandidateJudgement } from '@gema/contract/match/judge-candidates.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'

export const candidateSorts = ['fit', 'price', 'price_down', 'loved', 'name'] as const
export type CandidateSort = (typeof candidateSorts)[number]

type Judged = ReadonlyMap<string, CandidateJudgement>

/** What cannot be had last; what fits before what is worth a second look, before what does not. */
function rankOf({ inventory, stock }: SimulationProduct, judged: Judged): number {
  if (stock < 1) return 3
  const judgement = judged.get(inventory)
  if (judgement === undefined) return 0
  if (!judgement.fits) return 2
  return judgement.verdict === 'note' ? 1 : 0
}

const byName = (one: SimulationProduct, other: SimulationProduct): number =>
  `${one.brand} ${one.name} ${one.variant}`.localeCompare(
    `${other.brand} ${other.name} ${other.variant}`,
    'id',
    {
      numeric: true,
    },
  )

const orders: Record<
  Exclude<CandidateSort, 'fit'>,
  (one: SimulationProduct, other: SimulationProduct) => number
> = {
  price: (one, other) => one.price - other.price,
  price_down: (one, other) => other.price - one.price,
  loved: (one, other) => (other.rating ?? 0) - (one.rating ?? 0) || other.sold_count - one.sold_count,
  name: byName,
}

/** Candidates in the order that was asked for. Those that are alike stay in the order of the shop: the most popular first. */
export function sortCandidates(
  candidates: readonly SimulationProduct[],
  judged: Judged,
  sort: CandidateSort,
): SimulationProduct[] {
  if (sort !== 'fit') return candidates.toSorted(orders[sort])
  const ranks = new Map(candidates.map((candidate) => [candidate, rankOf(candidate, judged)]))
  return candidates.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
}

/** Those in whose name or figures every word of a search occurs. */
export function searchCandidates(
  candidates: readonly SimulationProduct[],
  search: string,
): readonly SimulationProduct[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return candidates
  return candidates.filter(({ brand, name, variant, key_spec, sku }) => {
    const text = `${brand} ${name} ${variant} ${key_spec} ${sku}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
