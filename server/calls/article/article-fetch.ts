import type { articleFetch } from '@gema/contract/calls/article.ts'
import type { Handler } from '../../http/handler.ts'
import { readArticleHeads } from '../../modules/content/content.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentArticleCard } from './present-article.ts'

/** Articles, the newest first; of one subject where one is named. A subject that nothing is about has none. */
export const answerArticleFetch: Handler<typeof articleFetch, Shop> = async (
  { page, per_page, tag: wanted },
  { shop, language },
) => {
  const articles = (await readArticleHeads(shop.db, shop.clock.now())).map((head) =>
    presentArticleCard(head, language),
  )
  const counted = new Map<string, { key: string; name: string; count: number }>()
  for (const tag of articles.flatMap(({ tags }) => tags)) {
    counted.set(tag.key, { ...tag, count: (counted.get(tag.key)?.count ?? 0) + 1 })
  }
  const chosen = wanted ? articles.filter(({ tags }) => tags.some(({ key }) => key === wanted)) : articles
  return {
    tags: [...counted.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
    result: presentPage(chosen.slice((page - 1) * per_page, page * per_page), {
      page,
      per_page,
      total: chosen.length,
    }),
  }
}
