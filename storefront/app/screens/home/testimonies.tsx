import type { HomeData } from '@gema/contract/calls/home.ts'
import { addressOf } from '../../addresses.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useWords } from '../../language/use-words.ts'
import { Stars } from '../../ui/stars.tsx'
import { homeWords } from './home-words.ts'

/** What customers say, on a warm band. */
export function Testimonies({ testimonies }: { testimonies: HomeData['testimonies'] }) {
  const t = useWords(homeWords)
  return (
    <section className="section bg-sand py-12 w768:py-16">
      <div className="wrap">
        <SectionHead
          title={t('testimonies_title')}
          more={{ to: addressOf('testimonies'), text: t('testimonies_all') }}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach it */}
        <ul className="rail rail-wide" tabIndex={0} aria-label={t('testimonies_title')}>
          {testimonies.slice(0, 3).map((testimony) => (
            <li key={testimony.uuid} className="flex">
              <figure className="flex w-full flex-col rounded-card bg-page p-6 w768:p-8">
                <Stars rating={testimony.rating} label={t('stars', { rating: testimony.rating })} />
                <blockquote className="mt-3 mb-5 text-16 font-medium text-pretty w768:text-18">
                  {testimony.text}
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-3.5 text-14">
                  <ShopPicture
                    picture={testimony.image}
                    alt=""
                    widths={[96, 160]}
                    sizes="56px"
                    className="size-14 shrink-0 rounded-inner"
                  />
                  <span>
                    <b className="block font-strong">{testimony.name}</b>
                    <span className="text-12 text-ink-2">
                      {t('bought', { city: testimony.city, product: testimony.bought })}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
