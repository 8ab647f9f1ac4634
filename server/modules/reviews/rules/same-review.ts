import type { reviewsTable } from '../reviews-tables.ts'

type Told = Pick<typeof reviewsTable.$inferSelect, 'rating' | 'text' | 'pictures'>

/** The end of a picture's name is a mark of its contents; what stands before it is made up each time. */
const marksOf = ({ pictures }: Told): string =>
  pictures.map((name) => name.slice(name.lastIndexOf('-'))).join()

/** Whether two reviews say the same: somebody has pressed twice, or has not seen the first answer. */
export const isSameReview = (one: Told, other: Told): boolean =>
  one.rating === other.rating && one.text === other.text && marksOf(one) === marksOf(other)
