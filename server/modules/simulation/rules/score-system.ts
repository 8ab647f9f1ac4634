import type { Draft, Place } from './draft.ts'
import { type Measures, measureDraft } from './measure-draft.ts'
import type { Verdicts } from './rule-judge.ts'
import type { SuggestReason } from './suggestion.ts'

/** What there is to win; together 100. */
const mostPoints = { fit: 35, quality: 25, balance: 15, ratings: 10, complete: 10, maker: 5 } as const

/** What each remark of a rule takes off the points for fitting. */
const costOfNote = 5

/** Less of the money in its right place than this wins nothing, this much more wins all. */
const poorBalance = 0.4
const enoughBalance = 0.9

export interface Score {
  /** Whole points: the sum of those of the reasons. */
  points: number
  /** The same before rounding. */
  exact: number
}

const shares = ({ quality, balance, liking, completeness, likeness }: Measures) => ({
  quality,
  balance: Math.min(1, Math.max(0, (balance - poorBalance) / (enoughBalance - poorBalance))),
  ratings: liking,
  complete: completeness,
  maker: likeness,
})

/** The points for fitting: each remark takes some off. */
export const fitOf = ({ notes }: Pick<Verdicts, 'notes'>): number =>
  Math.max(0, mostPoints.fit - costOfNote * notes)

/** The score of a draft without the points for fitting, which only the rules can tell. */
export function scoreUnjudged(draft: Draft, places: readonly Place[]): Score {
  const { quality, balance, ratings, complete, maker } = shares(measureDraft(draft, places))
  const exact = [
    quality * mostPoints.quality,
    balance * mostPoints.balance,
    ratings * mostPoints.ratings,
    complete * mostPoints.complete,
    maker * mostPoints.maker,
  ]
  return {
    points: exact.reduce((sum, each) => sum + Math.round(each), 0),
    exact: exact.reduce((sum, each) => sum + each, 0),
  }
}

/** The same score with the points for fitting. */
export const scoreJudged = (unjudged: Score, verdicts: Verdicts): Score => ({
  points: unjudged.points + fitOf(verdicts),
  exact: unjudged.exact + fitOf(verdicts),
})

/** Why a draft has its score: each reason with its points, together the score. */
export function reasonsOf(draft: Draft, places: readonly Place[], verdicts: Verdicts): SuggestReason[] {
  const measures = measureDraft(draft, places)
  const { quality, balance, ratings, complete, maker } = shares(measures)
  const won = (share: number, of: number) => ({ points: Math.round(share * of), of })
  const percent = (share: number): number => Math.round(share * 100)
  const { notes, oks } = verdicts
  return [
    { key: 'fit', points: fitOf(verdicts), of: mostPoints.fit, values: { checks: notes + oks, notes } },
    { key: 'quality', ...won(quality, mostPoints.quality), values: { percent: percent(measures.quality) } },
    { key: 'balance', ...won(balance, mostPoints.balance), values: { percent: percent(measures.balance) } },
    {
      key: 'ratings',
      ...won(ratings, mostPoints.ratings),
      values: { rating: Math.round(measures.rating * 10) / 10, parts: measures.rated },
    },
    {
      key: 'complete',
      ...won(complete, mostPoints.complete),
      values: { count: measures.filled, of: measures.optional },
    },
    { key: 'maker', ...won(maker, mostPoints.maker), values: measures.maker },
  ]
}
