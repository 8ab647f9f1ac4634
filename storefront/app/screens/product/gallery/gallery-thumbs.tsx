import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { galleryWords } from './gallery-words.ts'
import type { GalleryPicture } from './pictures-to-show.ts'

interface GalleryThumbsProps {
  pictures: GalleryPicture[]
  current: number
  onChoose: (place: number) => void
}

/** Small pictures that lead to the large ones: under the stage, and beside it where there is room. */
export function GalleryThumbs(given: GalleryThumbsProps) {
  const t = useWords(galleryWords)
  return (
    <DrawnOnce
      as="ul"
      aria-label={t('thumbnails')}
      className="grid grid-cols-6 content-start gap-2 p-1 max-w768:hidden print:hidden w1200:col-start-1 w1200:row-start-1 w1200:-m-1 w1200:grid-cols-1 w1200:gap-3"
      of={Thumbs}
      given={given}
    />
  )
}

const Thumbs = ({ pictures, current, onChoose }: GalleryThumbsProps) =>
  pictures.map(({ picture, alt }, place) => (
    <li key={picture}>
      <a
        href={`#picture-${place + 1}`}
        aria-current={place === current ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          onChoose(place)
        }}
        className={classNames(
          'block rounded-inner',
          place === current && 'ring-2 ring-ink ring-offset-2 focus-visible:outline-offset-4',
        )}
      >
        <ShopPicture
          picture={picture}
          alt={alt}
          widths={[96, 160, 240]}
          sizes="84px"
          className="aspect-square rounded-inner"
        />
      </a>
    </li>
  ))
