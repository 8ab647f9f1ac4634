import { Outlet } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useShop } from '../api/use-shop.ts'
import { ErrorPage } from '../commerce/error-page/error-page.tsx'
import { ShopLogo } from '../commerce/shop-logo.tsx'
import { ShopPicture } from '../commerce/shop-picture.tsx'
import { PageLink } from '../language/page-link.tsx'
import { useWords } from '../language/use-words.ts'
import type { Route } from './+types/empty-layout'
import { layoutWords } from './layout-words.ts'

const privacyPolicy = addressOf('page', { slug: 'kebijakan-privasi' })

/** The layout of pages about the account: a picture with a welcome on one side, the form on the other. */
export default function EmptyLayout() {
  const { categories, setting } = useShop()
  const t = useWords(layoutWords)
  const scene = categories.find((category) => category.icon === 'disc') ?? categories[0]
  return (
    <div className="grid min-h-dvh w992:grid-cols-2">
      <aside className="relative overflow-hidden bg-night max-w992:hidden">
        {scene?.scene_image && (
          // As wide as it must be in order to cover the height: scenes are 2.4 times as wide as high.
          <ShopPicture
            picture={scene.scene_image}
            alt=""
            widths={[960, 1280, 1920]}
            sizes="max(50vw, 240vh)"
            eager
            fill
            pictureClassName="object-[64%]"
          />
        )}
        <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night to-transparent p-14 pt-40 text-28 text-balance font-strong tracking-tight text-white">
          <span className="block max-w-[22ch]">{t('welcome')}</span>
        </p>
      </aside>
      <div className="flex flex-col px-4 pt-6 pb-5 w576:px-6 w768:py-8">
        <main className="mx-auto w-full max-w-[420px] w768:my-auto w768:py-6">
          <PageLink
            to={addressOf('home')}
            aria-label={t('home')}
            className="mb-8 inline-block text-ink w768:mb-12"
          >
            <ShopLogo className="h-[30px] w-auto" />
          </PageLink>
          <Outlet />
          <p className="mt-6 text-12 text-ink-2">
            {t('agreement')}{' '}
            <PageLink to={privacyPolicy} className="underline underline-offset-2">
              {t('privacy')}
            </PageLink>
            .
          </p>
        </main>
        <footer className="text-center text-12 text-ink-2">
          © {new Date().getFullYear()} {setting.copyright_text}
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
