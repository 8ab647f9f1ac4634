import type { Testimony } from '@gema/contract/shapes/testimony.ts'
import { useWords } from '../language/use-words.ts'
import { Stars } from '../ui/stars.tsx'
import { ShopPicture } from './shop-picture.tsx'
import { testimonyWords } from './testimony-words.ts'

/** What one customer says, about what, from where. */
export function TestimonyCard({ testimony }: { testimony: Testimony }) {
  const t = useWords(testimonyWords)
  return (
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
  )
}
