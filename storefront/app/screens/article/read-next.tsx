import type { ArticleCard as Card } from '@gema/contract/calls/article.ts'
import { addressOf } from '../../addresses.ts'
import { ArticleCard } from '../../commerce/article-card/article-card.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { articleWords } from './article-words.ts'

/** Other articles, those about the same first. */
export function ReadNext({ articles }: { articles: Card[] }) {
  const t = useWords(articleWords)
  return (
    <section className="wrap section print:hidden">
      <SectionHead title={t('read_next')} more={{ to: addressOf('articles'), text: t('all_articles') }} />
      <ul className="rail rail-wide w576:max-w992:[--rail-item:44%]">
        {articles.map((article) => (
          <li key={article.uuid}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
