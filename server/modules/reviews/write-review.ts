import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { newToken } from '../../platform/secrets.ts'
import { keepPicture, removePicture } from '../media/media.ts'
import { keepRatings, lockReviewsOf } from './keep-ratings.ts'
import { insertReview, type NewReviewRow, type ReviewRow, selectReviewsOfLines } from './reviews-queries.ts'
import { maskName } from './rules/mask-name.ts'
import { isSameReview } from './rules/same-review.ts'

/** What a buyer says about a line of a finished order. */
export interface NewReview {
  productId: number
  orderLineId: number
  customerId: number | null
  /** As the shop knows it; only what everybody may see of it is kept. */
  name: string
  variant: string
  rating: number
  text: string
  language: string
  /** Of our own making. */
  pictures: Uint8Array[]
}

interface Around {
  clock: Clock
  files: Files
}

/**
 * Writes a review down, once for each line that was bought, and brings the rating of its product into step. The same
 * words, stars and pictures again change nothing and are a success.
 */
export async function writeReview(
  db: Db,
  { clock, files }: Around,
  { name, pictures, ...told }: NewReview,
): Promise<ReviewRow | { refused: 'review_written' }> {
  const kept: string[] = []
  let written: ReviewRow | undefined
  try {
    for (const picture of pictures) kept.push(await keepPicture(files, pictureName(), picture))
    const row = { ...told, author: maskName(name), pictures: kept, writtenAt: clock.now() }
    const outcome = await db.transaction((tx) => store(tx, row))
    if ('written' in outcome) written = outcome.written
    return written ?? ('known' in outcome ? outcome.known : { refused: 'review_written' })
  } finally {
    // Nobody would ever find pictures that belong to no review.
    if (written === undefined) await Promise.all(kept.map((picture) => removePicture(files, picture)))
  }
}

type Stored = { written: ReviewRow } | { known: ReviewRow } | { refused: 'review_written' }

async function store(tx: Db, row: NewReviewRow & { orderLineId: number }): Promise<Stored> {
  await lockReviewsOf(tx, row.productId)
  const written = await insertReview(tx, row)
  if (written !== undefined) {
    await keepRatings(tx, [row.productId])
    return { written }
  }
  const [known] = await selectReviewsOfLines(tx, [row.orderLineId])
  return known !== undefined && isSameReview(known, row) ? { known } : { refused: 'review_written' }
}

/** Pictures are served to anybody who knows their names, also before and after they are shown. */
const pictureName = (): string => `review-${newToken().slice(0, 22).toLowerCase()}.webp`
