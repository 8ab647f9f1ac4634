import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { pagedFacts } from '../../commerce/listing/paged-facts.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { videoData } from '../../commerce/structured-data/video-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/videos-screen'
import { usePlaying } from './use-playing.ts'
import { VideoCard } from './video-card.tsx'
import { VideoStage } from './video-stage.tsx'
import { videosWords } from './videos-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, videosWords, (t, shop) => ({
        ...pagedFacts(shop, {
          title: t('title'),
          address: addressOf('videos'),
          result: loaderData.result,
        }),
        description: t('description'),
        structured: import.meta.env.SSR
          ? [
              breadcrumbData(shop, [{ name: t('title') }]),
              ...loaderData.result.data.map((video) => videoData(shop, video)),
            ]
          : undefined,
      }))

/** A large one, and full rows of two, three or four. */
const videosOnPage = 25

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(
    askFrom(context, languageOfPage(url.pathname))('videoFetch', {
      page: url.searchParams.get('page') || 1,
      per_page: videosOnPage,
    }),
  )

/** Another video of the same list needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return listOf(currentUrl) !== listOf(nextUrl) && defaultShouldRevalidate
}

const listOf = ({ pathname, searchParams }: URL): string => `${pathname} ${searchParams.get('page')}`

/** Films of the shop: one large, the one of the address or the newest, then the others. */
export default function VideosScreen({ loaderData: { result } }: Route.ComponentProps) {
  const t = useWords(videosWords)
  const [query] = useSearchParams()
  const { at, press, goTo } = usePlaying()
  const videos = result.data
  const large = videos.find(({ slug }) => slug === query.get('video')) ?? videos[0]
  const addressWith = (slug: string) => {
    const next = new URLSearchParams(query)
    next.set('video', slug)
    return `?${next}`
  }
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')} />
        {large === undefined ? (
          <EmptyState
            title={t('empty_title')}
            text={t('empty_text')}
            action={{ text: t('empty_action'), to: addressOf('articles') }}
          />
        ) : (
          <div className="mt-6 w768:mt-8">
            <VideoStage
              key={large.slug}
              video={large}
              at={at(large)}
              onPress={() => press(large)}
              onGoTo={(next) => goTo(large, next)}
            />
          </div>
        )}
        {videos.length > 1 && (
          <section className="mt-12 w768:mt-16">
            <h2 className="mb-4 text-22 w768:mb-6 w768:text-28">{t('more')}</h2>
            <ul className="grid gap-x-[var(--gap)] gap-y-8 w576:grid-cols-2 w992:grid-cols-3 w1200:grid-cols-4">
              {videos
                .filter((video) => video !== large)
                .map((video) => (
                  <li key={video.slug}>
                    <VideoCard video={video} to={addressWith(video.slug)} onPress={() => press(video)} />
                  </li>
                ))}
            </ul>
          </section>
        )}
        <PageLinks page={result} />
      </div>
    </>
  )
}
