import { Outlet, useLocation, useMatches } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useShop } from '../api/use-shop.ts'
import { ErrorPage } from '../commerce/error-page/error-page.tsx'
import { ShopLogo } from '../commerce/shop-logo.tsx'
import { ShopPicture } from '../commerce/shop-picture.tsx'
import { PageLink } from '../language/page-link.tsx'
import { useWords } from '../language/use-words.ts'
import type { Route } from './+types/empty-layout'
import { layoutWords } from './layout-words.ts'
import { sideOfPage } from './side-of-page.ts'

const privacyPolicy = addressOf('page', { slug: 'kebijakan-privasi' })

/** The layout of pages about the account: a picture with a welcome on one side, the form on the other. */
export default function EmptyLayout() {
  const { categories, setting } = useShop()
  const t = useWords(layoutWords)
  const { search } = useLocation()
  const { welcome, icon, part } = sideOfPage(useMatches().at(-1)?.id ?? '', search)
  const room = categories.find((category) => category.icon === icon) ?? categories[0]
  return (
    <div className="grid min-h-dvh w768:grid-cols-2">
      <aside className="relative overflow-hidden bg-night max-w768:hidden">
        {/* Long forms are scrolled beside a picture that stays. */}
        <div className="sticky top-0 h-dvh">
          {room?.scene_image && (
            // As wide as it must be in order to cover the height: scenes are 2.4 times as wide as high. Not eager:
            // phones never show it.
            <ShopPicture
              key={room.scene_image}
              picture={room.scene_image}
              alt=""
              widths={[960, 1280, 1920]}
              sizes="max(50vw, 240vh)"
              fill
              pictureClassName={part}
            />
          )}
          <p className="absolute inset-x-0 bottom-0 flex h-[55%] items-end bg-linear-to-t from-night/90 to-transparent p-8 text-22 font-semibold tracking-tight text-balance text-white w992:p-14 w992:text-28 w992:leading-9">
            <span className="block max-w-[22ch]">{t(welcome)}</span>
          </p>
        </div>
      </aside>
      <div className="flex min-w-0 flex-col px-(--gutter) pt-6 pb-5 w768:pt-10 w768:pb-6">
        <main className="mx-auto w-full max-w-[420px] w768:my-auto">
          <PageLink to={addressOf('home')} aria-label={t('home')} className="mb-9 block w-fit text-ink">
            <ShopLogo className="h-8 w-auto" />
          </PageLink>
          <Outlet />
        </main>
        <footer className="mt-auto pt-6 text-center text-12 text-ink-2">
          © {new Date().getFullYear()} {setting.copyright_text} ·{' '}
          <PageLink to={privacyPolicy} className="underline underline-offset-2">
            {t('privacy')}
          </PageLink>
        </footer>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap py-12">
      <ErrorPage error={error} />
    </main>
  )
}
