import type { RefObject } from 'react'
import { useShop } from '../../../api/use-shop.ts'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useWords } from '../../../language/use-words.ts'
import { loadFullScreen } from './full-screen.tsx'
import { galleryWords } from './gallery-words.ts'
import { hoverZoom } from './hover-zoom.ts'
import type { GalleryPicture } from './pictures-to-show.ts'

interface GalleryStripProps {
  strip: RefObject<HTMLUListElement | null>
  pictures: GalleryPicture[]
  onScroll: () => void
  onOpen: (place: number) => void
}

/** The pictures side by side, one at a time in sight. Without script a picture opens as a file. */
export function GalleryStrip({ strip, pictures, onScroll, onOpen }: GalleryStripProps) {
  const t = useWords(galleryWords)
  const { img_src_url: media } = useShop()
  return (
    <ul
      ref={strip}
      onScroll={onScroll}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {pictures.map(({ picture, alt }, place) => (
        <li
          key={picture}
          id={`picture-${place + 1}`}
          className="h-full w-full flex-none snap-start overflow-hidden"
        >
          <a
            href={`${media}1280/${picture}.webp`}
            aria-label={t('open', { picture: alt })}
            {...hoverZoom}
            onPointerEnter={loadFullScreen}
            onFocus={loadFullScreen}
            onClick={(event) => {
              event.preventDefault()
              onOpen(place)
            }}
            className="block h-full cursor-zoom-in -outline-offset-4"
          >
            <ShopPicture
              picture={picture}
              alt={alt}
              widths={[480, 640, 960, 1280]}
              sizes="(min-width: 1400px) 690px, (min-width: 1200px) 50vw, (min-width: 768px) 48vw, 100vw"
              eager={place === 0}
              className="h-full"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
