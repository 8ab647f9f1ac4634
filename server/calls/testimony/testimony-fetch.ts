import type { testimonyFetch } from '@gema/contract/calls/testimony.ts'
import type { Handler } from '../../http/handler.ts'
import { readTestimonies, testimonySums } from '../../modules/content/content.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentAverage } from '../rating-review/present-average.ts'
import { presentTestimony } from './present-testimony.ts'

/** What customers say; the average is that of all of them, whichever page is asked for. */
export const answerTestimonyFetch: Handler<typeof testimonyFetch, Shop> = async (
  { page, per_page },
  { shop, language },
) => {
  const [rows, { count, sum }] = await Promise.all([
    readTestimonies(shop.db, per_page, (page - 1) * per_page),
    testimonySums(shop.db),
  ])
  return {
    average: presentAverage(sum, count),
    result: presentPage(
      rows.map((row) => presentTestimony(row, language)),
      { page, per_page, total: count },
    ),
  }
}
