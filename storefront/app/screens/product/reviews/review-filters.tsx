import { X } from 'lucide-react'
import { useWords } from '../../../language/use-words.ts'
import { chipClasses } from '../../../ui/chip-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ReviewLink } from './review-link.tsx'
import type { ReviewPartProps } from './review-summary.tsx'
import { reviewWords } from './review-words.ts'

/** The filters of the reviews as chips: photos, and the stars that are chosen in the histogram. */
export function ReviewFilters({ reviews, query, params }: ReviewPartProps) {
  const t = useWords(reviewWords)
  const photos = t('with_photos', { count: reviews.with_pictures_count })
  if (reviews.with_pictures_count === 0 && query.stars === undefined) return null
  return (
    <ul aria-label={t('filter')} className="mb-6 flex flex-wrap gap-2">
      {query.stars !== undefined && (
        <li>
          <ReviewLink
            params={params}
            change={{ stars: undefined }}
            label={t('remove_filter', { filter: t('stars_chip', { stars: query.stars }) })}
            className={chipClasses('filter')}
          >
            {t('stars_chip', { stars: query.stars })}
            <Icon of={X} size={16} />
          </ReviewLink>
        </li>
      )}
      {reviews.with_pictures_count > 0 && (
        <li>
          <ReviewLink
            params={params}
            change={{ photos: !query.photos }}
            current={query.photos}
            className={chipClasses(query.photos ? 'filter' : 'plain')}
            {...(query.photos && { label: t('remove_filter', { filter: photos }) })}
          >
            {photos}
            {query.photos && <Icon of={X} size={16} />}
          </ReviewLink>
        </li>
      )}
    </ul>
  )
}
