import type { Db } from '../../platform/database/database.ts'
import { selectCaseMembers, selectDisplayCases } from './display-case-queries.ts'
import { type CardFacts, cardsOfProducts } from './product-card-queries.ts'

export type DisplayCase = Awaited<ReturnType<typeof selectDisplayCases>>[number] & {
  productCount: number
  cards: CardFacts[]
}

/** Display cases (etalase), each with its first products; with a uuid, that one alone. */
export async function displayCases(
  db: Db,
  { uuid, perCase }: { uuid?: string | undefined; perCase: number },
): Promise<DisplayCase[]> {
  const cases = await selectDisplayCases(db, uuid)
  const members = await selectCaseMembers(db, { caseIds: cases.map(({ id }) => id), perCase })
  const cards = await cardsOfProducts(db, [...new Set(members.map(({ productId }) => productId))])
  const byProduct = new Map(cards.map((card) => [card.id, card]))
  const byCase = Map.groupBy(members, ({ caseId }) => caseId)
  return cases.map((each) => {
    const inside = byCase.get(each.id) ?? []
    return {
      ...each,
      productCount: inside[0]?.total ?? 0,
      cards: inside.flatMap(({ productId }) => byProduct.get(productId) ?? []),
    }
  })
}
