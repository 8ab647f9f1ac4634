import { useEffect, useState } from 'react'
import { addressOf } from '../../addresses.ts'
import { recall, remember } from '../../api/remembered.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { SectionHead } from '../section-head.tsx'
import { ShopPicture } from '../shop-picture.tsx'
import { keepPictures } from './keep-pictures.ts'
import { type RecentProduct, readRecent, rememberedAs, withRecent } from './recent-products.ts'
import { recentlyViewedWords } from './recently-viewed-words.ts'

const shownAtMost = 6

/** What this browser has looked at before, without the product that is on the page now; it is remembered here too. */
export function RecentlyViewed({ now }: { now: RecentProduct }) {
  const t = useWords(recentlyViewedWords)
  const [before, setBefore] = useState<RecentProduct[]>([])
  const { uuid, slug, name, brand, image_path } = now
  useEffect(() => {
    const recent = readRecent(recall(rememberedAs))
    setBefore(recent.filter((product) => product.uuid !== uuid))
    const seen = withRecent(recent, { uuid, slug, name, brand, image_path })
    remember(rememberedAs, JSON.stringify(seen))
    keepPictures(seen)
  }, [uuid, slug, name, brand, image_path])
  if (before.length === 0) return null
  return (
    <section className="wrap section print:hidden">
      <SectionHead title={t('title')} />
      <ul className="rail">
        {before.slice(0, shownAtMost).map((product) => (
          <li key={product.uuid}>
            <RecentCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentCard({ product }: { product: RecentProduct }) {
  return (
    <article className="group relative">
      <ShopPicture
        picture={product.image_path}
        alt=""
        widths={[240, 320, 480]}
        sizes="(min-width: 1400px) 210px, (min-width: 992px) 22vw, (min-width: 576px) 30vw, 45vw"
        className="aspect-square rounded-card"
        pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
      />
      <p className="mt-3 text-12 font-medium text-ink-2">{product.brand}</p>
      <h3 className="two-lines mt-0.5 text-14 leading-5 font-medium tracking-normal">
        <PageLink
          to={addressOf('product', { main: product.slug, id: product.uuid })}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {product.name}
        </PageLink>
      </h3>
    </article>
  )
}
