import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { ArticleCard } from '../../commerce/article-card/article-card.tsx'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { pagedFacts } from '../../commerce/listing/paged-facts.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/articles-screen'
import { articlesWords } from './articles-words.ts'
import { SubjectChips } from './subject-chips.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, articlesWords, (t, shop) => {
        const { result, subject } = loaderData
        const articles = addressOf('articles')
        const above = subject === undefined ? [] : [{ name: t('title'), to: articles }]
        return {
          ...pagedFacts(shop, {
            title: subject === undefined ? t('title') : t('title_about', { subject: subject.name }),
            address: subject === undefined ? articles : `${articles}?tag=${subject.key}`,
            result,
          }),
          description: t('description'),
          structured: import.meta.env.SSR
            ? [breadcrumbData(shop, [...above, { name: subject?.name ?? t('title') }])]
            : undefined,
        }
      })

/** One large, and full rows of two or three below it. */
const articlesOnPage = 7

export async function loader({ context, url }: Route.LoaderArgs) {
  const tag = url.searchParams.get('tag') || undefined
  const found = await required(
    askFrom(context, languageOfPage(url.pathname))('articleFetch', {
      page: url.searchParams.get('page') || 1,
      per_page: articlesOnPage,
      ...(tag && { tag }),
    }),
  )
  return { ...found, tag, subject: found.tags.find(({ key }) => key === tag) }
}

/** Everything there is to read, the newest first and large; of one subject where one is chosen. */
export default function ArticlesScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords(articlesWords)
  const { result, tags, tag, subject } = loaderData
  const [first, ...others] = result.data
  const withLarge = result.current_page === 1
  const cards = withLarge ? others : result.data
  const title = subject === undefined ? t('title') : t('title_about', { subject: subject.name })
  const trail = subject === undefined ? [] : [{ name: t('title'), to: addressOf('articles') }]
  return (
    <>
      <Breadcrumbs trail={[...trail, { name: subject?.name ?? t('title') }]} />
      <div className="wrap">
        <PageHead title={title} text={t('text')}>
          {first && <p className="figures text-14 text-ink-2">{t('count', { count: result.total })}</p>}
        </PageHead>
        {tags.length > 0 && <SubjectChips tags={tags} chosen={tag} />}
        {first === undefined && (
          <EmptyState
            title={t('empty_title')}
            text={t('empty_text')}
            action={{ text: t('empty_action'), to: addressOf('articles') }}
          />
        )}
        {first && withLarge && (
          <div className="mt-5 w768:mt-8">
            <ArticleCard article={first} heading="h2" large />
          </div>
        )}
        {cards.length > 0 && (
          <ul className="mt-8 grid gap-x-[var(--gap)] gap-y-8 w576:grid-cols-2 w768:mt-12 w768:gap-y-12 w992:grid-cols-3">
            {cards.map((article) => (
              <li key={article.uuid}>
                <ArticleCard article={article} heading="h2" />
              </li>
            ))}
          </ul>
        )}
        <PageLinks page={result} />
      </div>
    </>
  )
}
