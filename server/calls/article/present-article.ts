import type { ArticleCard, Article as ArticleShape, ArticleTag } from '@gema/contract/calls/article.ts'
import { inLanguage, type Translated } from '@gema/contract/values/language.ts'
import { slugOf } from '@gema/contract/values/slug.ts'
import type { Article, ArticleHead } from '../../modules/content/content.ts'
import { presentSlugs } from '../product/present-slugs.ts'
import { presentRichText } from '../rich-text/present-rich-text.ts'

/** A subject is known by its English name, whatever it is called. */
const presentTag = (tag: Translated, language: string): ArticleTag => ({
  key: slugOf(tag.en),
  name: inLanguage(tag, language),
})

export const presentArticleCard = (article: ArticleHead, language: string): ArticleCard => ({
  uuid: article.uuid,
  slug: inLanguage(article.slug, language),
  title: inLanguage(article.title, language),
  summary: inLanguage(article.summary, language),
  image: article.image,
  author: article.author,
  minutes: article.minutes,
  tags: article.tags.map((tag) => presentTag(tag, language)),
  published_at: article.publishedAt.toISOString(),
})

export const presentArticle = (
  article: Article,
  { language, usefulCount }: { language: string; usefulCount: number },
): ArticleShape => ({
  ...presentArticleCard(article, language),
  slugs: presentSlugs(article.slug),
  author_note: inLanguage(article.authorNote, language),
  updated_at: article.updatedAt.toISOString(),
  body: presentRichText(inLanguage(article.body, language)),
  useful_count: usefulCount,
})
