import type { articleVote } from '@gema/contract/calls/article.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { voteForArticle } from '../../modules/content/content.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { Shop } from '../../shop.ts'

/** Whether a reader found an article useful. */
export const answerArticleVote: Handler<typeof articleVote, Shop> = async (
  { uuid, is_useful },
  { shop, caller },
) => {
  // Nobody can be found again by it, not even by who reads the table.
  const voterKey = hashToken(caller.kind === 'customer' ? `customer ${caller.customerId}` : caller.token)
  const usefulCount = await voteForArticle(shop.db, {
    uuid,
    voterKey,
    isUseful: is_useful,
    now: shop.clock.now(),
  })
  return usefulCount === undefined ? refuse('article_unknown') : { useful_count: usefulCount }
}
