import type { HomeData } from '@gema/contract/calls/home.ts'
import { addressOf } from '../../addresses.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { homeWords } from './home-words.ts'

/** Collections as pictures; the first is twice as wide. */
export const CollectionTiles = (given: { collections: HomeData['collections'] }) => (
  <DrawnOnce as="section" className="wrap section" of={CollectionTilesParts} given={given} />
)

function CollectionTilesParts({ collections }: { collections: HomeData['collections'] }) {
  const t = useWords(homeWords)
  return (
    <>
      <SectionHead title={t('collections_title')} />
      <ul className="grid grid-cols-2 gap-[var(--gap)] w992:grid-cols-4">
        {collections.map((collection, place) => (
          <li key={collection.id} className={classNames(place === 0 && 'col-span-2 w992:row-span-2')}>
            <PageLink
              to={`${addressOf('collection', { main: collection.slug })}?collection=${collection.id}`}
              className={classNames(
                'group relative block overflow-hidden rounded-card bg-night text-white',
                place === 0 ? 'h-[260px] w992:h-full w992:min-h-[420px]' : 'h-[200px]',
              )}
            >
              <ShopPicture
                picture={collection.image}
                alt=""
                widths={place === 0 ? [640, 960] : [320, 640]}
                sizes={place === 0 ? '(min-width: 992px) 50vw, 100vw' : '(min-width: 992px) 25vw, 50vw'}
                fill
                pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
              />
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-night/0 px-3.5 pt-16 pb-3.5 w768:px-5 w768:pb-5">
                <b className={classNames('block font-strong', place === 0 ? 'text-22' : 'text-16')}>
                  {collection.name}
                </b>
                <span className="mt-0.5 block text-12 text-on-night w768:text-14">{collection.text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
