import { simulationRefusals } from '@gema/contract/simulation-refusals.ts'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { type PageFailure, required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/simulation-screen'
import { Composer } from './composer/composer.tsx'
import { composerWords } from './composer/composer-words.ts'
import { storedMeta } from './stored/stored-meta.ts'
import { StoredView } from './stored/stored-view.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return []
  const { simulation } = loaderData
  return simulation.kind === 'template'
    ? pageMeta(matches, composerWords, (t, shop) => ({
        title: t('meta_title', { name: simulation.name }),
        description: simulation.text,
        structured: import.meta.env.SSR
          ? [
              breadcrumbData(shop, [
                { name: t('simulation'), to: addressOf('simulations') },
                { name: simulation.name },
              ]),
            ]
          : undefined,
      }))
    : storedMeta(matches, simulation)
}

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** No template and no saved simulation has this address. */
function unknownIn(language: string) {
  const { en, id } = simulationRefusals.simulation_unknown
  const failure: PageFailure = { status: 404, message: language === 'id' ? id : en }
  return data(failure, { status: 404 })
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPage(url.pathname)
  if (!uuidShape.test(params.uuid)) throw unknownIn(language)
  const ask = askFrom(context, language)
  const [simulation, templates] = await Promise.all([
    required(ask('simulationFind', { uuid: params.uuid }), 'Failed to fetch simulation detail'),
    // The tabs are a convenience: without them the page is still whole.
    ask('simulationFetch', { per_page: 60 }).catch(() => undefined),
  ])
  return { simulation, templates: templates?.ok ? templates.data.data : [] }
}

/** What stands behind the question mark concerns the browser alone: the page stays as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSamePage ? false : defaultShouldRevalidate
}

/** A kind of system to compose, or one that somebody has saved. */
export default function SimulationScreen({ loaderData: { simulation, templates } }: Route.ComponentProps) {
  return simulation.kind === 'template' ? (
    <Composer key={simulation.uuid} template={simulation} templates={templates} />
  ) : (
    <StoredView key={simulation.uuid} stored={simulation} />
  )
}
