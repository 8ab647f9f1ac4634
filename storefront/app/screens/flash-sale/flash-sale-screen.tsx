import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/flash-sale-screen'
import { FlashSaleLoading, loadSoon, onlyForOtherPages } from './flash-sale-loading.tsx'
import { flashSaleWords } from './flash-sale-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, flashSaleWords, (t) => ({ title: t('title'), description: t('description') }))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(askFrom(context, languageOfPage(url.pathname))('flashSaleFetch', {}))

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadSoon(request, serverLoader)

export const shouldRevalidate = onlyForOtherPages

/** The flash sales that run now and the next ones. */
export default function FlashSaleScreen({ loaderData }: Route.ComponentProps) {
  return <FlashSaleLoading sales={loaderData} />
}
