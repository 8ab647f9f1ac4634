import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { Maximize, Zap } from 'lucide-react'
import { useState } from 'react'
import { ShareButton } from '../../../commerce/share/share-button.tsx'
import { WishHeart } from '../../../commerce/wishlist/wish-heart.tsx'
import { useWords } from '../../../language/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FullScreen, loadFullScreen } from './full-screen.tsx'
import { GalleryStrip } from './gallery-strip.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { galleryWords } from './gallery-words.ts'
import { picturesToShow } from './pictures-to-show.ts'
import { roundButton } from './round-button.ts'
import { useStrip } from './use-strip.ts'

interface GalleryProps {
  product: ProductDetail
  shown: ProductInventory | undefined
}

/** The pictures of a product, those of the shown finish first: swiped on phones, enlarged under a mouse. */
export function Gallery({ product, shown }: GalleryProps) {
  const t = useWords(galleryWords)
  const pictures = picturesToShow(product.pictures, shown?.finish)
  const { strip, current, go, onScroll } = useStrip(shown?.finish)
  const [opened, setOpened] = useState<number>()
  const onFlash = shown?.pricing.end_time != null
  const count = { number: current + 1, total: pictures.length }
  return (
    <section
      aria-label={t('pictures', { product: product.name })}
      className="grid gap-2 max-w768:-mx-[var(--gutter)] w768:gap-4 print:grid-cols-1! w1200:grid-cols-[84px_minmax(0,1fr)]"
    >
      {/* Both have their own column: the page may be drawn before the thumbnails have come. */}
      <div className="relative aspect-square overflow-hidden bg-tile w768:rounded-band w1200:col-start-2 w1200:row-start-1 print:col-start-1">
        <GalleryStrip strip={strip} pictures={pictures} onScroll={onScroll} onOpen={setOpened} />
        {(onFlash || product.is_new) && (
          <span
            className={`pointer-events-none absolute start-4 top-4 inline-flex min-h-[22px] items-center gap-1 rounded-md px-2 text-12 font-strong text-white ${onFlash ? 'bg-sale' : 'bg-ink'}`}
          >
            {onFlash && <Icon of={Zap} size={14} className="fill-current" />}
            {onFlash ? t('flash') : t('is_new')}
          </span>
        )}
        <div className="absolute end-3 top-3 grid gap-2 noscript:hidden">
          <WishHeart uuid={product.uuid} product={product.name} className={roundButton} />
          <ShareButton title={product.name} className={roundButton} />
        </div>
        <button
          type="button"
          aria-label={t('full_screen')}
          onPointerEnter={loadFullScreen}
          onFocus={loadFullScreen}
          onClick={() => setOpened(current)}
          className={`${roundButton} absolute end-3 bottom-3 max-w768:hidden noscript:hidden`}
        >
          <Icon of={Maximize} />
        </button>
        {pictures.length > 1 && (
          <p className="figures pointer-events-none absolute end-3 bottom-3 rounded-full bg-ink/78 px-2.5 print:hidden py-[3px] text-12 leading-[18px] text-white w768:hidden noscript:hidden">
            <span aria-hidden dir="ltr">
              {t('count', count)}
            </span>
            <span className="sr-only">{t('count_spoken', count)}</span>
          </p>
        )}
      </div>
      {pictures.length > 1 && <GalleryThumbs pictures={pictures} current={current} onChoose={go} />}
      {opened !== undefined && (
        <FullScreen
          pictures={pictures}
          start={opened}
          title={t('pictures', { product: product.name })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
