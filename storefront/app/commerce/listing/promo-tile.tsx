import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ShopPicture } from '../shop-picture.tsx'
import { listingWords } from './listing-words.ts'

/** Two tiles wide between the products: the way to the simulation. The whole tile is one link. */
export function PromoTile() {
  const t = useWords(listingWords)
  const { categories } = useShop()
  const scene = categories.find(({ scene_image }) => scene_image !== null)?.scene_image ?? null
  return (
    <article className="relative flex h-full min-h-[260px] items-end overflow-hidden rounded-card bg-night text-white">
      {scene !== null && (
        <ShopPicture
          picture={scene}
          alt=""
          widths={[640, 960]}
          sizes="(min-width: 992px) 40vw, 100vw"
          fill
          pictureClassName="object-[70%]"
        />
      )}
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-b from-night/10 from-20% to-night/92 to-74%"
      />
      <div className="relative p-5">
        <h3 className="text-22">
          <PageLink to={addressOf('simulations')} className="after:absolute after:inset-0">
            {t('promo_title')}
          </PageLink>
        </h3>
        <p className="mt-1 mb-3.5 text-14 text-on-night">{t('promo_text')}</p>
        <span aria-hidden className={buttonClasses('white', 40)}>
          {t('promo_action')}
        </span>
      </div>
    </article>
  )
}
