import type { PageOf } from '@gema/contract/shapes/page-of.ts'

/** One page of a list and where it stands in the whole. A list without anything has one page, which is empty. */
export const presentPage = <Item>(
  data: Item[],
  { page, per_page, total }: { page: number; per_page: number; total: number },
): PageOf<Item> => ({
  data,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})
