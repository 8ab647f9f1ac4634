import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { storeData } from '../../commerce/structured-data/store-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/stores-screen'
import { OwnStore } from './own-store.tsx'
import { PartnerStore } from './partner-store.tsx'
import { storesWords } from './stores-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData = [] }) =>
  pageMeta(matches, storesWords, (t, shop) => ({
    title: t('title'),
    description: t('description'),
    structured: import.meta.env.SSR
      ? [
          breadcrumbData(shop, [{ name: t('title') }]),
          ...loaderData.filter((store) => store.is_own).map((store) => storeData(shop, store)),
        ]
      : undefined,
  }))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(askFrom(context, languageOfPage(url.pathname))('storeFetch', {}))

/** Where people can go: the retailer's own stores, then the partners. */
export default function StoresScreen({ loaderData: stores }: Route.ComponentProps) {
  const t = useWords(storesWords)
  const own = stores.filter((store) => store.is_own)
  const partners = stores.filter((store) => !store.is_own)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')} />
        {stores.length === 0 && (
          <EmptyState
            title={t('empty_title')}
            text={t('empty_text')}
            action={{ text: t('empty_action'), to: addressOf('categories') }}
          />
        )}
        {own.length > 0 && (
          <section className="mt-6 w768:mt-8">
            <h2 className="sr-only">{t('own_title')}</h2>
            <ul className="grid gap-[var(--gap)] w992:grid-cols-2">
              {own.map((store) => (
                <OwnStore key={store.uuid} store={store} />
              ))}
            </ul>
          </section>
        )}
        {partners.length > 0 && (
          <section className="mt-12 w768:mt-16">
            <SectionHead title={t('partners_title')} text={t('partners_text')} />
            <ul className="grid gap-[var(--gap)] w576:grid-cols-2 w1200:grid-cols-4">
              {partners.map((store) => (
                <PartnerStore key={store.uuid} store={store} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
