import type { Article } from '@gema/contract/calls/article.ts'
import { Contents } from '../../commerce/contents/contents.tsx'
import { ReadingProgress } from '../../commerce/contents/reading-progress.tsx'
import { RichText } from '../../commerce/rich-text/rich-text.tsx'
import { ArticleTools } from './article-tools.tsx'
import { ArticleVote } from './article-vote.tsx'

/** How the text is found by what tells how much of it has been read. */
const textId = 'article-text'

/** What is in it, and the text itself with the question at its end. */
export function ArticleText({ article, link }: { article: Article; link: string }) {
  return (
    <>
      <Contents
        contents={article.body.contents}
        className="max-w992:rounded-card max-w992:bg-soft max-w992:p-4 w992:sticky w992:top-23"
      >
        <ReadingProgress textId={textId} minutes={article.minutes} />
      </Contents>
      <div className="min-w-0 w992:col-start-2">
        <div id={textId}>
          <RichText text={article.body} />
        </div>
        <div className="mt-10 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-y border-line py-4 print:hidden">
          <ArticleVote article={article} />
          <ArticleTools title={article.title} link={link} className="w768:hidden" />
        </div>
      </div>
    </>
  )
}
