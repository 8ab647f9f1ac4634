import type { Review } from '@gema/contract/calls/rating-review.ts'
import { useState } from 'react'
import { useShop } from '../../../api/use-shop.ts'
import { useDates } from '../../../commerce/dates/use-dates.ts'
import { ShopPicture } from '../../../commerce/shop-picture.tsx'
import { useWords } from '../../../language/use-words.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { FullScreen, loadFullScreen } from '../gallery/full-screen.tsx'
import { reviewWords } from './review-words.ts'

/** What one buyer says, with photos and what the shop answered. */
export const OneReview = (given: { review: Review }) => (
  <DrawnOnce as="article" of={ReviewParts} given={given} />
)

function ReviewParts({ review }: { review: Review }) {
  const t = useWords(reviewWords)
  const dates = useDates()
  const { setting } = useShop()
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-16 tracking-normal">{review.author}</h3>
        <time dateTime={review.written_at} className="flex-none text-12 text-ink-2">
          {dates.withYear(review.written_at)}
        </time>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-12 text-ink-2">
        <Stars rating={review.rating} label={t('stars', { rating: review.rating })} />
        {review.variant}
      </p>
      <p lang={review.language} className="mt-2.5 max-w-[72ch] text-pretty whitespace-pre-line wrap-anywhere">
        {review.text}
      </p>
      {review.pictures.length > 0 && <ReviewPhotos review={review} />}
      {review.helpful_count > 0 && (
        <p className="mt-3 text-12 text-ink-2">{t('helpful', { count: review.helpful_count })}</p>
      )}
      {review.reply !== null && (
        <div className="mt-3.5 rounded-[10px] bg-soft px-4 py-3 text-14 whitespace-pre-line text-ink-2">
          <b className="block font-strong text-ink">{t('replied', { shop: setting.site_name })}</b>
          {review.reply}
        </div>
      )}
    </>
  )
}

function ReviewPhotos({ review: { pictures, author } }: { review: Review }) {
  const t = useWords(reviewWords)
  const { img_src_url: media } = useShop()
  const [opened, setOpened] = useState<number>()
  const photos = pictures.map((picture, place) => ({
    picture,
    alt: t('photo', { number: place + 1, author }),
  }))
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ picture, alt }, place) => (
        <li key={picture}>
          <a
            href={`${media}1280/${picture}.webp`}
            onPointerEnter={loadFullScreen}
            onFocus={loadFullScreen}
            onClick={(event) => {
              event.preventDefault()
              setOpened(place)
            }}
            className="block cursor-zoom-in rounded-[10px]"
          >
            <ShopPicture
              picture={picture}
              alt={alt}
              widths={[96, 160, 240]}
              sizes="88px"
              className="h-[66px] w-[88px] rounded-[10px]"
            />
          </a>
        </li>
      ))}
      {opened !== undefined && (
        <FullScreen
          pictures={photos}
          start={opened}
          title={t('photos', { author })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </ul>
  )
}
