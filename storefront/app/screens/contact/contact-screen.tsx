import { useState } from 'react'
import { askFrom } from '../../api/page-context.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { storeData } from '../../commerce/structured-data/store-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/contact-screen'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { ContactWays } from './contact-ways.tsx'
import { contactWords } from './contact-words.ts'
import { GoodToKnow } from './good-to-know.tsx'
import { StorePanel } from './store-panel.tsx'
import type { Sent } from './use-contact-form.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, contactWords, (t, shop) => ({
    title: t('crumb'),
    description: t('description'),
    structured: import.meta.env.SSR
      ? [
          breadcrumbData(shop, [{ name: t('crumb') }]),
          ...shop.common.stores.map((store) => storeData(shop, store)),
        ]
      : undefined,
  }))

/** What else the shop says about writing to it. The form is there without it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const answer = await askFrom(context, languageOfPage(url.pathname))('page', { slug: 'kontak-kami' })
  return { page: answer.ok ? answer.data.page : null }
}

/** Every way to reach the shop: four to choose from, a form, and both stores. */
export default function ContactScreen({ loaderData: { page } }: Route.ComponentProps) {
  const t = useWords(contactWords)
  const { stores } = useShop()
  const [sent, setSent] = useState<Sent>()
  return (
    <>
      <Breadcrumbs trail={[{ name: t('crumb') }]} />
      <div className="wrap">
        <div className="mb-4 max-w-[640px] w768:mb-7">
          <h1 className="text-28 w768:text-36">{t('title')}</h1>
          <p className="mt-1.5 text-ink-2 text-pretty">{t('text')}</p>
        </div>
        <ContactWays />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 w1200:grid-cols-2">
          <div className="rounded-card border border-line p-4 w768:p-6">
            {sent ? (
              <ContactSent sent={sent} onAnother={() => setSent(undefined)} />
            ) : (
              <ContactForm onSent={setSent} />
            )}
          </div>
          {stores.length > 0 && (
            <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <h2 className="sr-only">{t('stores')}</h2>
              {stores.map((store) => (
                <StorePanel key={store.uuid} store={store} />
              ))}
            </section>
          )}
        </div>
        {page && <GoodToKnow page={page} />}
      </div>
    </>
  )
}
