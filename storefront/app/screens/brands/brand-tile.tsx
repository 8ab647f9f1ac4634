import type { BrandCard } from '@gema/contract/calls/catalogue.ts'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { brandsWords } from './brands-words.ts'
import { letterId } from './letter-row.tsx'

/** A maker by its logo, with where it comes from and how much we have of it. */
export function BrandTile({ brand }: { brand: BrandCard & { begins?: string } }) {
  const t = useWords(brandsWords)
  return (
    <li id={brand.begins && letterId(brand.begins)} className="flex scroll-mt-24">
      <PageLink
        to={`${addressOf('brand', { main: brand.slug })}?brand=${brand.uuid}`}
        className="flex w-full flex-col rounded-card border border-line transition-colors duration-150 hover:border-ink in-[:target]:border-primary"
      >
        <span className="grid h-24 grid-cols-1 place-items-center rounded-t-card bg-soft px-4 w768:h-32">
          {brand.logo === null ? (
            <span className="text-22 font-strong">{brand.name}</span>
          ) : (
            <img
              src={brand.logo}
              alt=""
              width={140}
              height={36}
              loading="lazy"
              className="h-9 w-full max-w-[140px] object-contain"
            />
          )}
        </span>
        <span className="block p-3.5 w768:p-4.5">
          <b className="block text-16 font-strong">{brand.name}</b>
          <span className="block text-12 text-ink-2 w768:text-14">{brand.origin}</span>
          <span className="figures mt-1.5 block text-12 text-ink-2">
            {t('products', { count: brand.product_count })}
          </span>
        </span>
      </PageLink>
    </li>
  )
}
