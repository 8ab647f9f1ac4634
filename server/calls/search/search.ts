import type { SearchData, search } from '@gema/contract/calls/search.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { type Category, categoryTree, productCards } from '../../modules/catalogue/catalogue.ts'
import { bestOf, countFound } from '../../modules/listing/listing.ts'
import { findProducts, matchingWords, suggestKeywords, understand } from '../../modules/search/search.ts'
import type { Shop } from '../../shop.ts'
import { presentProductCount } from '../common/present-category.ts'
import { presentProductCards } from '../product/present-product-card.ts'

const most = { keywords: 6, categories: 2, subCategories: 4, products: 6 }

/** What to offer while someone types. */
export const answerSearch: Handler<typeof search, Shop> = async ({ q }, { shop, language }) => {
  const { db } = shop
  const now = shop.clock.now()
  const [understood, categories, index] = await Promise.all([
    understand(db, q),
    categoryTree(db),
    shop.listing.current(now),
  ])
  const { counts } = index
  const [found, keywords] = await Promise.all([
    findProducts(db, understood),
    suggestKeywords(db, understood, { language, limit: most.keywords }),
  ])
  const cards = await productCards(db, bestOf(index, found, most.products))
  const matches = (category: Category) => matchingWords(understood, Object.values(category.name).join(' '))
  const byMatches = (a: Category, b: Category) =>
    matches(b) - matches(a) || presentProductCount(b, counts) - presentProductCount(a, counts)
  const present = (category: Category) => ({
    slug: inLanguage(category.slug, language),
    image: category.image,
    product_count: presentProductCount(category, counts),
  })
  const subCategories = categories.flatMap((main) => main.children.map((child) => ({ main, child })))
  return {
    text: q,
    corrected: understood.corrected,
    suggested: keywords.map((title) => ({ title })),
    categories: categories
      .filter((category) => matches(category) > 0)
      .sort(byMatches)
      .slice(0, most.categories)
      .map((category) => ({ name: inLanguage(category.name, language), ...present(category) })),
    sub_category: subCategories
      .filter(({ child }) => matches(child) > 0)
      .sort((a, b) => byMatches(a.child, b.child))
      .slice(0, most.subCategories)
      .map(({ main, child }): SearchData['sub_category'][number] => ({
        title: inLanguage(child.name, language),
        ...present(child),
        category: { name: inLanguage(main.name, language), slug: inLanguage(main.slug, language) },
      })),
    products: presentProductCards(cards, { language, now, flash: index.flash }),
    total: countFound(index, found),
  }
}
