import { useState } from 'react'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { useWords } from '../../language/use-words.ts'
import { QuietSpeaker } from '../../ui/quiet-speaker.tsx'
import type { Route } from './+types/seller-registration-screen'
import { ContactWays } from './contact-ways.tsx'
import { SellerAside } from './seller-aside.tsx'
import { SellerForm } from './seller-form.tsx'
import { SellerReasons } from './seller-reasons.tsx'
import { sellerRegistrationWords } from './seller-registration-words.ts'
import { SellerSent } from './seller-sent.tsx'
import type { Sent } from './use-seller-form.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, sellerRegistrationWords, (t, shop) => {
    const { setting } = shop.common
    const title = t('title', { shop: setting.site_name })
    return {
      title,
      description: t('description'),
      noindex: !setting.vendor_registration,
      structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: title }])] : undefined,
    }
  })

/** For people who want to sell in the shop: why, the form, and afterwards what happens with it. */
export default function SellerRegistrationScreen() {
  const t = useWords(sellerRegistrationWords)
  const { setting } = useShop()
  const [sent, setSent] = useState<Sent>()
  const title = t('title', { shop: setting.site_name })
  return (
    <>
      <Breadcrumbs trail={[{ name: title }]} />
      <div className="wrap">
        {sent ? (
          <SellerSent sent={sent} />
        ) : setting.vendor_registration ? (
          <>
            <PageHead title={title} text={t('text')} />
            <SellerReasons />
            <div className="mt-6 grid items-start gap-5 w768:mt-8 w992:grid-cols-[minmax(0,1fr)_280px] w992:gap-6">
              <SellerForm onSent={setSent} />
              <SellerAside />
            </div>
          </>
        ) : (
          <Closed />
        )}
      </div>
    </>
  )
}

function Closed() {
  const t = useWords(sellerRegistrationWords)
  return (
    <div className="grid justify-items-center gap-1.5 py-10 text-center w768:py-16">
      <QuietSpeaker className="mb-2 size-40" />
      <h1 className="text-22">{t('closed_title')}</h1>
      <p className="max-w-[52ch] text-ink-2 text-pretty">{t('closed_text')}</p>
      <ContactWays className="mt-2.5 flex flex-wrap justify-center gap-2" />
    </div>
  )
}
