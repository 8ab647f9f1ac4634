import fontUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { loadShop, type ShopPageData } from './api/load-shop.ts'
import { createQueryClient } from './api/query-client.ts'
import { ShopProvider } from './api/use-shop.ts'
import { useFailedChunk } from './chunk-reload.ts'
import { CartKeeper } from './commerce/cart/cart-keeper.tsx'
import { ErrorPage } from './commerce/error-page/error-page.tsx'
import { ClosedBannerScript } from './commerce/header/top-banner.tsx'
import { LoadingBar } from './commerce/loading-bar.tsx'
import { languageCodeOf } from './language/language-path.ts'
import { pageWordsOf } from './language/translate.ts'
import { LanguageProvider } from './language/use-language.ts'
import { WordsProvider } from './language/use-words.ts'
import { PrimaryColours } from './primary-colours.tsx'
import stylesheetUrl from './styles/app.css?url'
import { HydratedMark } from './ui/hydrated-mark.tsx'
import { Toaster } from './ui/toaster.tsx'

/** Stands behind everything that is seen of a page. */
const arrived = 'arrived'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheetUrl },
  // Nothing is painted before the page has arrived whole: what is painted stays where it is.
  { rel: 'expect', href: `#${arrived}`, blocking: 'render' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // Read with the first page alone: no browser loads words for them.
  ...(import.meta.env.SSR
    ? [
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        { rel: 'manifest', href: '/manifest.webmanifest' },
      ]
    : []),
]

export const loader = ({ context, url }: Route.LoaderArgs) => loadShop(context, url.pathname)

/** What every page shares changes with the language alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageCodeOf(currentUrl.pathname) !== languageCodeOf(nextUrl.pathname)

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<ShopPageData>('root')
  const language = shop?.language ?? 'en'
  const direction = shop?.direction ?? 'ltr'
  return (
    // The script in the head may mark <html> before React arrives.
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#39b982" />
        <Meta />
        <Links />
        <PrimaryColours setting={shop?.common.setting} />
        <ClosedBannerScript bannerId={shop?.common.setting.top_banner.banner?.id} />
      </head>
      <body>
        <ShopProvider value={shop?.common}>
          <LanguageProvider value={{ language, direction }}>
            <WordsProvider value={pageWordsOf(language, shop?.words)}>{children}</WordsProvider>
          </LanguageProvider>
        </ShopProvider>
        <span id={arrived} hidden />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [queryClient] = useState(createQueryClient)
  const failedChunk = useFailedChunk()
  return (
    <QueryClientProvider client={queryClient}>
      {failedChunk ? <LastResort error={undefined} /> : <Shop />}
      <Toaster />
      <HydratedMark />
    </QueryClientProvider>
  )
}

function Shop() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <CartKeeper />
    </>
  )
}

/** The last resort: even the data that every page shares could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />
}

function LastResort({ error }: { error: unknown }) {
  return (
    <main className="wrap py-12">
      <ErrorPage error={error} />
    </main>
  )
}
