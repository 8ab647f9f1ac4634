import type { ProductCard as Card } from '@gema/contract/shapes/product-card.ts'
import { Zap } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RemainingBar } from '../../ui/remaining-bar.tsx'
import { Star } from '../../ui/star.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { WishHeart } from '../wishlist/wish-heart.tsx'
import { CardPrice } from './card-price.tsx'
import { cardWords } from './card-words.ts'
import { QuickAdd } from './quick-add.tsx'
import { shortCount } from './short-count.ts'

interface ProductCardProps {
  card: Card
  /** Shows how much of the flash quota is left instead of stars and tags. */
  withQuota?: boolean
  /** Where a button below says the same, the quick way into the cart is left out. */
  withAdd?: boolean
  /** Its picture is among the first that are seen: loaded at once. */
  eager?: boolean
}

/** A product in a list. The whole card is one link, with the heart and the quick way into the cart on top of it. */
export const ProductCard = (given: ProductCardProps) => (
  <DrawnOnce as="article" className="group relative flex min-w-0 flex-col" of={CardParts} given={given} />
)

function CardParts({ card, withQuota = false, withAdd = true, eager = false }: ProductCardProps) {
  const t = useWords(cardWords)
  const onFlash = card.pricing.end_time !== null
  const soldOut = card.stock === 0
  return (
    <>
      <div className="relative">
        <ShopPicture
          picture={card.image_path}
          alt=""
          widths={[240, 320, 480]}
          sizes="(min-width: 1400px) 210px, (min-width: 992px) 22vw, (min-width: 576px) 30vw, 45vw"
          eager={eager}
          className="aspect-square rounded-card"
          pictureClassName={classNames(
            'transition-transform duration-250 ease-gema group-hover:scale-104',
            soldOut && 'opacity-45 grayscale',
          )}
        />
        {(onFlash || card.is_new) && (
          <span
            className={classNames(
              'absolute start-2.5 top-2.5 inline-flex min-h-[22px] items-center gap-1 rounded-md px-2 text-12 font-strong text-white',
              onFlash ? 'bg-sale' : 'bg-ink',
            )}
          >
            {onFlash && <Icon of={Zap} size={14} />}
            {onFlash ? t('flash') : t('is_new')}
          </span>
        )}
        {soldOut && (
          <span className="absolute inset-0 m-auto h-fit w-fit rounded-md bg-ink px-2 py-0.5 text-12 font-strong text-white">
            {t('out_of_stock')}
          </span>
        )}
      </div>
      <p className="mt-3 text-12 font-medium text-ink-2">{card.brand}</p>
      <h3 className="two-lines mt-0.5 min-h-10 text-14 leading-5 font-medium tracking-normal">
        <PageLink
          to={addressOf('product', { main: card.slug, id: card.uuid })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {card.name}
        </PageLink>
      </h3>
      <CardPrice pricing={card.pricing} />
      {withQuota && card.flash ? (
        <Quota flash={card.flash} />
      ) : (
        <>
          <Popularity card={card} />
          <Tags card={card} />
        </>
      )}
      {/* After the link for the keyboard, above it for the pointer, and never inside it. */}
      <WishHeart
        uuid={card.uuid}
        product={card.name}
        className="absolute end-1.5 top-1.5 z-1 grid size-9 place-items-center rounded-full group-hover:bg-page hover:bg-page focus-visible:bg-page"
      />
      {withAdd && card.only_inventory !== null && !soldOut && (
        <QuickAdd inventory={card.only_inventory} product={card.name} />
      )}
    </>
  )
}

function Quota({ flash }: { flash: NonNullable<Card['flash']> }) {
  const t = useWords(cardWords)
  const left = flash.quota - flash.sold
  const text = left > 0 ? t('left', { left, quota: flash.quota }) : t('used_up')
  return <RemainingBar total={flash.quota} gone={flash.sold} text={text} className="mt-2.5" />
}

function Popularity({ card }: { card: Card }) {
  const t = useWords(cardWords)
  const { value, inThousands } = shortCount(card.sold_count)
  const count = inThousands ? t('thousand', { count: value }) : value
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-12 text-ink-2">
      {card.rating !== null && (
        <>
          <Star />
          <b className="figures font-strong text-ink">{card.rating.toFixed(1)}</b>
          <span className="figures" aria-hidden>
            ({card.rating_count})
          </span>
          <span className="sr-only">{t('rated', { rating: card.rating, count: card.rating_count })}</span>
          <span aria-hidden className="size-[3px] rounded-full bg-control" />
        </>
      )}
      <span className="figures">{t('sold', { count })}</span>
    </p>
  )
}

function Tags({ card }: { card: Card }) {
  const t = useWords(cardWords)
  const tag = 'inline-flex min-h-5 items-center rounded-md px-1.5 text-11 font-strong'
  return (
    <p className="mt-2 flex flex-wrap gap-1">
      {card.has_installation && <span className={`${tag} bg-soft text-ink-2`}>{t('installation')}</span>}
      {card.has_free_shipping && (
        <span className={`${tag} bg-theme-soft text-theme-ink`}>{t('free_shipping')}</span>
      )}
    </p>
  )
}
