import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type CaseSearch,
  selectCandidatesByUuids,
  selectCaseCandidates,
  selectCaseIds,
  selectCaseMemberships,
  selectCaseSummaries,
  selectSpecsOf,
} from './candidate-queries.ts'
import type { SpecLine } from './find-product.ts'

export type { CaseSearch } from './candidate-queries.ts'

type CandidateRow = Awaited<ReturnType<typeof selectCandidatesByUuids>>[number]

/** A variant that could stand in a system, with its whole specification. */
export interface Candidate {
  inventory: CandidateRow['inventory']
  product: CandidateRow['product']
  brand: string
  image: string | null
  imageAlt: Translated
  /** Units that can be had now, in all stores. */
  stock: number
  isSold: boolean
  spec: SpecLine[]
}

/** A display case with how much stands in it. */
export type CaseSummary = Awaited<ReturnType<typeof selectCaseSummaries>>[number]

/** Variants that stand in a display case, a part of them in the order asked for: two queries, however many. */
export async function searchCase(
  db: Db,
  search: CaseSearch,
): Promise<{ candidates: Candidate[]; total: number }> {
  const rows = await selectCaseCandidates(db, search)
  // Beyond the last page there is no row that could tell how many there are.
  const [counted] =
    rows.length === 0 && search.offset > 0
      ? await selectCaseCandidates(db, { ...search, offset: 0, limit: 1 })
      : rows
  return { candidates: await withSpecs(db, rows), total: counted?.total ?? 0 }
}

/** Variants by their uuids, sold or not; what is not there any more is left out. */
export async function candidatesByUuids(db: Db, uuids: string[]): Promise<Map<string, Candidate>> {
  if (uuids.length === 0) return new Map()
  const candidates = await withSpecs(db, await selectCandidatesByUuids(db, [...new Set(uuids)]))
  return new Map(candidates.map((candidate) => [candidate.inventory.uuid, candidate]))
}

/** Some display cases with how much stands in them and from which price on. */
export async function caseSummaries(db: Db, caseIds: number[]): Promise<Map<number, CaseSummary>> {
  if (caseIds.length === 0) return new Map()
  return new Map((await selectCaseSummaries(db, caseIds)).map((row) => [row.caseId, row]))
}

/** Whether a product stands in a display case, for some of both. */
export async function caseMembership(
  db: Db,
  caseIds: number[],
  productIds: number[],
): Promise<(caseId: number, productId: number) => boolean> {
  if (caseIds.length === 0 || productIds.length === 0) return () => false
  const rows = await selectCaseMemberships(db, caseIds, productIds)
  const known = new Set(rows.map(({ caseId, productId }) => `${caseId} ${productId}`))
  return (caseId, productId) => known.has(`${caseId} ${productId}`)
}

/** The ids of display cases by their uuids; what is not there is left out. */
export async function caseIdsByUuid(db: Db, uuids: string[]): Promise<Map<string, number>> {
  if (uuids.length === 0) return new Map()
  return new Map((await selectCaseIds(db, [...new Set(uuids)])).map(({ id, uuid }) => [uuid, id]))
}

async function withSpecs(db: Db, rows: CandidateRow[]): Promise<Candidate[]> {
  if (rows.length === 0) return []
  const lines = await selectSpecsOf(db, [...new Set(rows.map(({ product }) => product.id))])
  const specs = Map.groupBy(lines, ({ productId }) => productId)
  return rows.map((row) => ({
    inventory: row.inventory,
    product: row.product,
    brand: row.brand,
    image: row.picture?.picture ?? null,
    imageAlt: row.picture?.alt ?? row.product.name,
    stock: row.stock,
    isSold: row.inventory.isActive && row.product.isActive,
    spec: specs.get(row.product.id) ?? [],
  }))
}
