import type { ArticleCard } from '@gema/contract/calls/article.ts'
import { useWords } from '../../language/use-words.ts'
import { articleCardWords } from './article-card-words.ts'

/** What an article is about and how long it takes: "Rooms · 7 minutes". */
export function ArticleKicker({ article, className }: { article: ArticleCard; className?: string }) {
  const t = useWords(articleCardWords)
  const [subject] = article.tags
  const minutes = t('minutes', { count: article.minutes })
  return <p className={className}>{subject === undefined ? minutes : [subject.name, minutes].join(' · ')}</p>
}
