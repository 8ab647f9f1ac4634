import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useMatches } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useShop } from '../api/use-shop.ts'
import { CheckoutStepProvider } from '../commerce/checkout/checkout-step.ts'
import { DemoNotice } from '../commerce/demo-notice.tsx'
import { ErrorPage } from '../commerce/error-page/error-page.tsx'
import { SkipLink } from '../commerce/header/skip-link.tsx'
import { ShopLogo } from '../commerce/shop-logo.tsx'
import { PageLink } from '../language/page-link.tsx'
import { useWords } from '../language/use-words.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/checkout-layout'
import { checkoutLayoutWords } from './checkout-layout-words.ts'
import { CheckoutSteps } from './checkout-steps.tsx'

const privacyPolicy = addressOf('page', { slug: 'kebijakan-privasi' })
const returnPolicy = addressOf('page', { slug: 'kebijakan-retur-dan-pengembalian' })

/** Between the cart and the order: the steps, the way back, and nothing else that leads away. */
export default function CheckoutLayout() {
  const t = useWords(checkoutLayoutWords)
  const { setting } = useShop()
  // Who comes back from paying has an order already, and no cart to go back to.
  const isBack = useMatches().at(-1)?.id.endsWith('/paymentReturn') ?? false
  const [done, setDone] = useState(isBack ? 2 : 0)
  return (
    <CheckoutStepProvider value={setDone}>
      {/* Below 992 a bar with the total sticks to the foot of the checkout: nothing may end behind it. */}
      <div className="flex min-h-dvh flex-col max-w992:has-data-foot-bar:pb-20">
        <SkipLink />
        <header className="border-b border-line">
          <div className="wrap flex h-[60px] items-center justify-between gap-4 w768:h-[72px] w768:gap-6">
            <PageLink to={addressOf('home')} aria-label={t('home')} className="text-ink">
              <ShopLogo className="h-[26px] w-auto w768:h-[30px]" />
            </PageLink>
            <CheckoutSteps done={done} />
            <div className="flex items-center gap-2 text-14 text-ink-2">
              <Icon of={ShieldCheck} />
              <span className="max-w992:sr-only">{t('secure')}</span>
              <PageLink
                to={addressOf(isBack ? 'home' : 'cart')}
                className="py-2 font-semibold text-primary hover:underline"
              >
                {t(isBack ? 'go_on_shopping' : 'back_to_cart')}
              </PageLink>
            </div>
          </div>
        </header>
        <main id="content" className="wrap w-full flex-1 pb-16">
          <Outlet />
        </main>
        <DemoNotice />
        <footer className="border-t border-line text-12 text-ink-2">
          <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-2 py-5">
            <p>
              © {new Date().getFullYear()} {setting.copyright_text}
            </p>
            <p className="flex flex-wrap gap-x-4 gap-y-2">
              <PageLink to={privacyPolicy} className="hover:text-ink hover:underline">
                {t('privacy')}
              </PageLink>
              <PageLink to={returnPolicy} className="hover:text-ink hover:underline">
                {t('returns')}
              </PageLink>
              <a
                href={`tel:${setting.phone.replace(/[^\d+]/g, '')}`}
                dir="ltr"
                className="figures hover:text-ink hover:underline"
              >
                {setting.phone}
              </a>
            </p>
          </div>
        </footer>
      </div>
    </CheckoutStepProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap py-12">
      <ErrorPage error={error} />
    </main>
  )
}
