import { type ArticleDraft, findArticle, saveArticles } from '../modules/content/content.ts'
import type { TestShop } from './start-test-shop.ts'

let made = 0

/** An article that was published a day ago; whatever matters to a test is named by it. */
export async function anArticle(shop: TestShop, facts: Partial<ArticleDraft> = {}) {
  made += 1
  const uuid = facts.uuid ?? crypto.randomUUID()
  await saveArticles(shop.shop.db, [
    {
      slug: { en: `article-${made}`, id: `artikel-${made}` },
      title: { en: `Article ${made}`, id: `Artikel ${made}` },
      summary: { en: 'What it is about.', id: 'Isinya.' },
      body: { en: '## Begin\n\nText.', id: '## Mulai\n\nTeks.' },
      image: 'room.webp',
      author: 'Bagus Santosa',
      authorNote: { en: 'Installs', id: 'Memasang' },
      minutes: 4,
      tags: [{ en: 'Rooms', id: 'Ruang' }],
      categoryUuids: [],
      productUuids: [],
      publishedAt: new Date(shop.clock.now().getTime() - 24 * 60 * 60 * 1000),
      ...facts,
      uuid,
    },
  ])
  const article = await findArticle(shop.shop.db, uuid, new Date('9000-01-01'))
  if (article === undefined) throw new Error('the article was not kept')
  return article
}
