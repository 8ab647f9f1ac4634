import { classNames } from './class-names.ts'

const filled = ['stars-0', 'stars-1', 'stars-2', 'stars-3', 'stars-4'] as const

/** One to five stars, of which only whole ones count; the label says it in words. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <span role="img" aria-label={label} className={classNames('stars', filled[Math.floor(rating)])} />
)
