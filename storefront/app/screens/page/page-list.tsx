import type { ShopPageLink } from '@gema/contract/calls/page.ts'
import { addressOf } from '../../addresses.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { shopPageAddress } from '../../commerce/shop-page-address.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { pageWords } from './page-words.ts'

/** Every page of the shop, with what it is about. */
export function PageList({ pages }: { pages: ShopPageLink[] }) {
  const t = useWords(pageWords)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')} />
        {pages.length === 0 && (
          <EmptyState title={t('empty_title')} action={{ text: t('empty_action'), to: addressOf('home') }} />
        )}
        <ul className="mt-6 grid gap-[var(--gap)] w576:grid-cols-2 w768:mt-8 w992:grid-cols-3">
          {pages.map(({ slug, title, description }) => (
            <li
              key={slug}
              className="relative rounded-card border border-line p-5 transition-colors duration-150 hover:border-ink w768:p-6"
            >
              <h2 className="text-18">
                <PageLink
                  to={shopPageAddress(slug)}
                  className="after:absolute after:inset-0 after:rounded-card"
                >
                  {title}
                </PageLink>
              </h2>
              <p className="mt-1.5 text-14 text-ink-2 text-pretty">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
