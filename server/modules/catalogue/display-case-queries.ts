import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { displayCasesTable } from './catalogue-tables.ts'

/** Display cases in their order; with a uuid, that one alone. */
export const selectDisplayCases = (db: Db, uuid: string | undefined) =>
  db
    .select()
    .from(displayCasesTable)
    .where(uuid === undefined ? undefined : eq(displayCasesTable.uuid, uuid))
    .orderBy(asc(displayCasesTable.position), asc(displayCasesTable.id))

export interface CaseMember extends Record<string, unknown> {
  caseId: number
  productId: number
  /** How many products the case has in all. */
  total: number
}

/** The first products of some display cases, each case in its own order. */
export async function selectCaseMembers(
  db: Db,
  { caseIds, perCase }: { caseIds: number[]; perCase: number },
): Promise<CaseMember[]> {
  const { rows } = await db.execute<CaseMember>(sql`
    select "caseId", "productId", total from (
      select m.display_case_id::float8 as "caseId", m.product_id::float8 as "productId",
        row_number() over (partition by m.display_case_id order by m.position, m.product_id) as place,
        (count(*) over (partition by m.display_case_id))::int as total
      from display_case_products m join products p on p.id = m.product_id
      where p.is_active and m.display_case_id = any(${`{${caseIds.join(',')}}`}::bigint[])) placed
    where place <= ${perCase}
    order by "caseId", place`)
  return rows
}
