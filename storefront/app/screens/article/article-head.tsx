import type { Article } from '@gema/contract/calls/article.ts'
import { initialsOf } from '../../commerce/account/initials.ts'
import { ArticleKicker } from '../../commerce/article-card/article-kicker.tsx'
import { useLongDate } from '../../commerce/dates/use-long-date.ts'
import { ArticleTools } from './article-tools.tsx'

/** What it is about, its title and lead, who wrote it and when. */
export function ArticleHead({ article, link }: { article: Article; link: string }) {
  const longDate = useLongDate()
  return (
    <header className="mt-2 mb-7 max-w-[820px]">
      <ArticleKicker article={article} className="figures text-14 font-semibold text-ink-2" />
      <h1 className="mt-2.5 mb-4 text-28 w768:text-48 w768:leading-[1.08] w768:tracking-[-0.03em]">
        {article.title}
      </h1>
      <p className="text-16 text-ink-2 text-pretty w768:text-18 w768:leading-7">{article.summary}</p>
      <div className="mt-5 flex items-center gap-3 text-14">
        <span
          aria-hidden
          className="grid size-9 flex-none place-items-center rounded-full bg-primary text-12 font-bold text-white"
        >
          {initialsOf(article.author)}
        </span>
        <p className="min-w-0">
          <b className="block font-strong">{article.author}</b>
          <span className="figures block text-12 text-ink-2">
            {article.author_note && `${article.author_note} · `}
            <time dateTime={article.published_at}>{longDate(article.published_at)}</time>
          </span>
        </p>
        <ArticleTools title={article.title} link={link} className="ms-auto max-w768:hidden" />
      </div>
    </header>
  )
}
