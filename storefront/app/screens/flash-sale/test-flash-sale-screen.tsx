import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/test-flash-sale-screen'
import { FlashSaleLoading, loadSoon, onlyForOtherPages } from './flash-sale-loading.tsx'
import { flashSaleWords } from './flash-sale-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, flashSaleWords, (t) => ({ title: t('test_title'), noindex: true }))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(askFrom(context, languageOfPage(url.pathname))('flashSaleFetch', { test: '1' }))

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadSoon(request, serverLoader)

export const shouldRevalidate = onlyForOtherPages

/** The nearest flash sale as if it ran now, for checking the countdown. Outside of a demo there is no such page. */
export default function TestFlashSaleScreen({ loaderData }: Route.ComponentProps) {
  return <FlashSaleLoading sales={loaderData} />
}
