import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { addressOf } from '../../addresses.ts'
import { cardWords } from '../../commerce/product-card/card-words.ts'
import { shortCount } from '../../commerce/product-card/short-count.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Star } from '../../ui/star.tsx'
import { productWords } from './product-words.ts'

interface ProductHeadProps {
  product: ProductDetail
  chosen: ProductInventory | undefined
}

/** Maker, seller, name, and what others think of it. */
export function ProductHead({ product, chosen }: ProductHeadProps) {
  const { brand, store, name, rating, rating_count, sold_count } = product
  const given = { brand, store, name, rating, rating_count, sold_count, sku: chosen?.sku }
  return <DrawnOnce as="div" className="contents" of={HeadParts} given={given} />
}

interface HeadPartsProps
  extends Pick<ProductDetail, 'brand' | 'store' | 'name' | 'rating' | 'rating_count' | 'sold_count'> {
  sku: string | undefined
}

function HeadParts({ brand, store, name, rating, rating_count, sold_count, sku }: HeadPartsProps) {
  const t = useWords(productWords)
  const badge =
    'inline-flex min-h-[22px] items-center rounded-md border border-line-2 px-2 text-12 font-medium text-ink-2'
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <PageLink
          to={`${addressOf('brand', { main: brand.slug })}?brand=${brand.uuid}`}
          className="inline-flex min-h-6 items-center"
        >
          {brand.logo === null ? (
            <span className="font-strong">{brand.name}</span>
          ) : (
            <img
              src={brand.logo}
              alt={brand.name}
              height={24}
              width={80}
              fetchPriority="low"
              className="h-6 w-20 object-contain object-left rtl:object-right"
            />
          )}
        </PageLink>
        {store.is_own ? (
          <span className={badge}>{t('official_store')}</span>
        ) : (
          <PageLink to={addressOf('store', { slug: store.slug })} className={`${badge} hover:border-ink`}>
            {t('sold_by', { store: store.name })}
          </PageLink>
        )}
      </div>
      <h1 className="mt-2.5 mb-2 text-22 w768:text-28">{name}</h1>
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-14 text-ink-2">
        {rating !== null && <Rating rating={rating} count={rating_count} />}
        <SoldCount count={sold_count} />
        {sku !== undefined && (
          <span className="figures" dir="ltr">
            {t('sku', { sku })}
          </span>
        )}
      </p>
    </>
  )
}

function Rating({ rating, count }: { rating: number; count: number }) {
  const t = useWords(productWords)
  return (
    <span className="inline-flex min-h-5 items-center gap-1.5">
      <Star />
      <b className="figures font-strong text-ink" aria-hidden>
        {rating.toFixed(1)}
      </b>
      <span className="sr-only">{t('rated', { rating })}</span>
      <a href="#reviews" className="underline underline-offset-3 hover:text-ink">
        {t('reviews', { count })}
      </a>
    </span>
  )
}

function SoldCount({ count }: { count: number }) {
  const t = useWords(productWords)
  const words = useWords(cardWords)
  const { value, inThousands } = shortCount(count)
  return (
    <span className="figures">
      {t('sold', { count: inThousands ? words('thousand', { count: value }) : value })}
    </span>
  )
}
