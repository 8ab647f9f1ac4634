import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/shipping-screen'
import { Calculator } from './calculator.tsx'
import { loadShipping } from './load-shipping.ts'
import { OfferList } from './offer-list.tsx'
import { askedOfQuery } from './parcel-query.ts'
import { ratesWords } from './rates-words.ts'
import { ServiceRates } from './service-rates.tsx'
import { ShippingNotes } from './shipping-notes.tsx'
import { shippingWords } from './shipping-words.ts'
import { useFocusWhenShown } from './use-focus-when-shown.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, shippingWords, (t, shop) => ({
    title: t('title'),
    description: t('description'),
    structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
  }))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadShipping(askFrom(context, languageOfPage(url.pathname)), url.searchParams)

/** What sending something costs: a calculator, then the rates of every service, then what explains them. */
export default function ShippingScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords(shippingWords)
  const ofRates = useWords(ratesWords)
  const { services, product, destination, offers, message, problem } = loaderData
  const { pathname, search } = useLocation()
  const asked = useMemo(() => {
    const { product: sent, ...others } = askedOfQuery(new URLSearchParams(search))
    // A product that is not there would be asked for again and again.
    return { ...others, ...(product && sent && { product: sent }) }
  }, [search, product])
  const busy = useNavigation().location?.pathname === pathname
  const result = useFocusWhenShown(loaderData)
  const isAnswered = destination !== null && (offers.length > 0 || message !== null)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')} />
        {services.length === 0 ? (
          <EmptyState
            title={ofRates('none_title')}
            text={ofRates('none_text')}
            action={{ text: ofRates('none_action'), to: addressOf('stores') }}
          />
        ) : (
          <>
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 w768:mt-8 w992:grid-cols-2 w992:gap-8">
              <Calculator {...{ asked, product, destination, problem, busy }} onAsk={result.onAsk} />
              <OfferList
                ref={result.ref}
                place={isAnswered ? destination.name : undefined}
                {...{ offers, message, busy }}
              />
            </div>
            <section className="section">
              <SectionHead title={ofRates('rates')} text={ofRates('rates_text')} />
              <ul className="grid gap-4">
                {services.map((service) => (
                  <ServiceRates key={service.uuid} service={service} />
                ))}
              </ul>
            </section>
            <ShippingNotes services={services} />
          </>
        )}
      </div>
    </>
  )
}
