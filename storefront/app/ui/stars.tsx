import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'

/** One to five stars; the label says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden
          size={18}
          strokeWidth={0}
          className={classNames(place <= rating ? 'fill-star' : 'fill-line-2')}
        />
      ))}
    </span>
  )
}
