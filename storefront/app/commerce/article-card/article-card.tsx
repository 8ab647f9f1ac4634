import type { ArticleCard as Card } from '@gema/contract/calls/article.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useLongDate } from '../dates/use-long-date.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { ArticleKicker } from './article-kicker.tsx'

interface ArticleCardProps {
  article: Card
  /** Below the title of the page, or below that of a section. */
  heading?: 'h2' | 'h3'
  /** The first of a list: its picture stands beside its words where there is room. */
  large?: boolean
}

/** An article in a list: the whole card leads to it. */
export function ArticleCard({ article, heading: Heading = 'h3', large = false }: ArticleCardProps) {
  const longDate = useLongDate()
  return (
    <article
      className={classNames(
        'group relative grid min-w-0 content-start gap-4',
        large && 'items-center gap-x-10 w768:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
      )}
    >
      <ShopPicture
        picture={article.image}
        alt=""
        widths={large ? [480, 640, 960, 1280] : [320, 480, 640, 960]}
        sizes={
          large ? '(min-width: 768px) 56vw, 100vw' : '(min-width: 992px) 30vw, (min-width: 576px) 46vw, 100vw'
        }
        eager={large}
        className={classNames('aspect-3/2', large ? 'rounded-band' : 'rounded-card')}
        pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
      />
      <div className="min-w-0">
        <ArticleKicker article={article} className="figures text-12 font-semibold text-ink-2" />
        <Heading className={classNames('mt-1.5', large ? 'text-22 w992:text-36' : 'text-18')}>
          <PageLink
            to={addressOf('article', { slug: article.slug })}
            className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {article.title}
          </PageLink>
        </Heading>
        <p
          className={classNames(
            'mt-2 text-ink-2 text-pretty',
            large ? 'text-14 w768:text-16' : 'line-clamp-3 text-14',
          )}
        >
          {article.summary}
        </p>
        <p className="figures mt-3 text-12 text-ink-2">
          {article.author} · <time dateTime={article.published_at}>{longDate(article.published_at)}</time>
        </p>
      </div>
    </article>
  )
}
