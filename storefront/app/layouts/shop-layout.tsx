import { Outlet, useLocation } from 'react-router'
import { BottomBar } from '../commerce/bottom-bar.tsx'
import { ChatButton } from '../commerce/chat-button.tsx'
import { CookieBanner } from '../commerce/cookie-banner/cookie-banner.tsx'
import { DemoNotice } from '../commerce/demo-notice.tsx'
import { ErrorPage } from '../commerce/error-page/error-page.tsx'
import { SiteFooter } from '../commerce/footer/site-footer.tsx'
import { SiteHeader } from '../commerce/header/site-header.tsx'
import { SkipLink } from '../commerce/header/skip-link.tsx'
import { PendingChangeKeeper } from '../commerce/my-lists/pending-change-keeper.tsx'
import { NewsletterBlock } from '../commerce/newsletter/newsletter-block.tsx'
import { PrintHead } from '../commerce/print-head.tsx'
import type { Route } from './+types/shop-layout'

/** Header, page, newsletter and footer: the layout of every shop page. */
export default function ShopLayout() {
  // A page about the letter does not ask for it once more.
  const aboutTheLetter = useLocation().pathname.includes('/newsletter/')
  return (
    <>
      <SkipLink />
      <div className="contents print:hidden">
        <SiteHeader />
      </div>
      <PrintHead />
      <main id="content">
        <Outlet />
      </main>
      <div className="contents print:hidden">
        {!aboutTheLetter && <NewsletterBlock />}
        <DemoNotice />
        <SiteFooter />
        <BottomBar />
        <ChatButton />
        <CookieBanner />
      </div>
      <PendingChangeKeeper />
    </>
  )
}

/** A page that failed keeps the header and the footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="content" className="wrap py-10 w768:py-16">
        <ErrorPage error={error} />
      </main>
      <DemoNotice />
      <SiteFooter />
      <BottomBar />
    </>
  )
}
