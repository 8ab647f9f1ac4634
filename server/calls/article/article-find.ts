import type { ArticleFindData, articleFind } from '@gema/contract/calls/article.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import {
  type CardFacts,
  type Category,
  categoryTree,
  complementaryCards,
  knownProducts,
  productCards,
  readCards,
} from '../../modules/catalogue/catalogue.ts'
import {
  type Article,
  type ArticleHead,
  findArticle,
  readArticleHeads,
  usefulCountOf,
} from '../../modules/content/content.ts'
import { flashPricesOf, runningSales } from '../../modules/pricing/pricing.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { presentProductCards } from '../product/present-product-card.ts'
import { presentArticle, presentArticleCard } from './present-article.ts'

const most = { related: 6, others: 3 }

/** One article with the products that it is about, what goes with them, and what to read next. */
export const answerArticleFind: Handler<typeof articleFind, Shop> = async ({ slug }, { shop, language }) => {
  const { db, clock } = shop
  const now = clock.now()
  const article = await findArticle(db, slug, now)
  if (article === undefined) return refuse('article_unknown')
  const [usefulCount, known, heads, categories, sales] = await Promise.all([
    usefulCountOf(db, article.id),
    knownProducts(db, { uuids: article.productUuids }),
    readArticleHeads(db, now),
    categoryTree(db),
    runningSales(db, now),
  ])
  const about = placeOf(article, categories)
  const ids = article.productUuids.flatMap((uuid) =>
    known.filter((product) => product.uuid === uuid && product.isActive).map(({ id }) => id),
  )
  const [used, beside] = await Promise.all([
    productCards(db, ids),
    about === undefined ? [] : cardsBeside(db, about, most.related + ids.length),
  ])
  const present = { language, now, flash: flashPricesOf(sales) }
  const related = beside.filter(({ id }) => !ids.includes(id)).slice(0, most.related)
  return {
    server_time: now.toISOString(),
    article: presentArticle(article, { language, usefulCount }),
    products: presentProductCards(used, present),
    related: presentProductCards(related, present),
    category: about === undefined ? null : presentPlace(about, language),
    others: nextOf(article, heads).map((head) => presentArticleCard(head, language)),
  }
}

const cardsBeside = (db: Db, { main, sub }: Place, limit: number): Promise<CardFacts[]> =>
  readCards(db, complementaryCards({ categoryId: sub?.id ?? 0, mainId: main.id, limit }))

interface Place {
  main: Category
  sub?: Category | undefined
}

/** The first category that an article is about, where it still exists. */
function placeOf({ categoryUuids }: Article, categories: Category[]): Place | undefined {
  for (const uuid of categoryUuids) {
    for (const main of categories) {
      if (main.uuid === uuid) return { main }
      const sub = main.children.find((child) => child.uuid === uuid)
      if (sub !== undefined) return { main, sub }
    }
  }
  return undefined
}

const presentPlace = ({ main, sub }: Place, language: string): ArticleFindData['category'] => ({
  name: inLanguage((sub ?? main).name, language),
  main: inLanguage(main.slug, language),
  slug: sub === undefined ? null : inLanguage(sub.slug, language),
})

/** Those with the most subjects in common, the newest of them first. */
function nextOf(article: Article, heads: ArticleHead[]): ArticleHead[] {
  const own = new Set(article.tags.map(({ en }) => en))
  const shared = ({ tags }: ArticleHead) => tags.filter(({ en }) => own.has(en)).length
  return heads
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, most.others)
}
