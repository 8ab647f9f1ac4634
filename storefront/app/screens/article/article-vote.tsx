import type { Article } from '@gema/contract/calls/article.ts'
import { Check } from 'lucide-react'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useArticleVote } from './use-article-vote.ts'
import { voteWords } from './vote-words.ts'

/** Whether the article was useful: asked at its end, answered once, changed at will. */
export function ArticleVote({ article }: { article: Article }) {
  const t = useWords(voteWords)
  const { given, count, sending, isNew, vote } = useArticleVote(article)
  const look = (answer: boolean) => (given === answer ? 'soft' : 'secondary')
  const thanks = given === undefined || !isNew ? '' : given ? t('thanks_yes') : t('thanks_no')
  return (
    <div className="flex flex-wrap items-center gap-x-4 noscript:hidden">
      <fieldset className="flex flex-wrap items-center gap-3">
        <legend className="float-start me-1 py-2.5 text-14 font-strong">{t('question')}</legend>
        <Button
          look={look(true)}
          size={40}
          busy={sending === true}
          aria-pressed={given === true}
          onClick={() => vote(true)}
        >
          <Icon of={Check} size={16} />
          <span className="figures">
            {count === 0 ? t('yes') : t('yes_count', { count: groupedCount(count) })}
          </span>
        </Button>
        <Button
          look={look(false)}
          size={40}
          busy={sending === false}
          aria-pressed={given === false}
          onClick={() => vote(false)}
        >
          {t('no')}
        </Button>
      </fieldset>
      {/* On a phone its line is kept free, so that nothing moves when it is filled. */}
      <p role="status" className="text-14 text-theme-ink max-w768:mt-2 max-w768:min-h-5 max-w768:w-full">
        {thanks}
      </p>
    </div>
  )
}
