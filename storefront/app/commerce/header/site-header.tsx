import { Heart, Settings2 } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShopLogo } from '../shop-logo.tsx'
import { AccountButton } from './account-button.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryButton } from './category-button.tsx'
import { ContactLine } from './contact-line.tsx'
import { actionClasses } from './header-action.ts'
import { headerWords } from './header-words.ts'
import { SearchBox } from './search-box.tsx'
import { TopBanner } from './top-banner.tsx'
import { useStuck } from './use-stuck.ts'

/**
 * The header of every shop page. When the page is scrolled, the contact line leaves and the main row shrinks from 76 to
 * 60 px: its box keeps its height and only its background moves, so nothing below it jumps.
 */
export function SiteHeader() {
  const { mark, stuck } = useStuck()
  return (
    <>
      <div ref={mark} className="pointer-events-none absolute top-0 h-2.5 w-px" aria-hidden />
      <DrawnOnce as="div" className="contents" of={TopBanner} given={{}} />
      {/* A search that fills the screen also covers the bar at its foot. */}
      <header className="sticky top-0 z-30 has-data-full-screen:z-50 w768:-top-11">
        <ContactLine />
        <div
          data-stuck={stuck || undefined}
          className={classNames(
            'relative h-[var(--header-height)]',
            'before:absolute before:inset-0 before:border-b before:border-line before:bg-page',
            'before:transition-[transform,box-shadow] before:duration-150 before:ease-gema',
            stuck && 'before:shadow-header w768:before:-translate-y-2',
          )}
        >
          <div className="wrap relative flex h-full items-center gap-3 max-w768:pe-2 w1200:gap-6">
            <DrawnOnce as="div" className="contents" of={HeaderStart} given={{}} />
            <SearchBox className="min-w-0 flex-1" />
            <DrawnOnce as="div" className="flex items-center gap-0.5" of={HeaderActions} given={{}} />
          </div>
        </div>
      </header>
    </>
  )
}

function HeaderStart() {
  const t = useWords(headerWords)
  return (
    <>
      <PageLink to={addressOf('home')} aria-label={t('home')} className="text-ink">
        <ShopLogo className="h-[26px] w-auto w768:h-[30px]" />
      </PageLink>
      <CategoryButton />
    </>
  )
}

function HeaderActions() {
  const t = useWords(headerWords)
  return (
    <>
      <PageLink
        to={addressOf('simulations')}
        aria-label={t('simulation')}
        className={`${actionClasses} max-w768:hidden`}
      >
        <Icon of={Settings2} />
        <span className="max-w1200:hidden">{t('simulation')}</span>
      </PageLink>
      <AccountButton />
      <PageLink
        to={addressOf('wishlist')}
        aria-label={t('wishlist')}
        className={`${actionClasses} max-w768:hidden`}
      >
        <Icon of={Heart} />
      </PageLink>
      <CartLink />
    </>
  )
}
