import { editDistance } from './edit-distance.ts'

/** A word of the shop that shares letters with a word that nobody knows. */
export interface Candidate {
  word: string
  similarity: number
  products: number
}

/** At most one slip in a short word, two in a usual one, three in a long one. */
const slipsIn = (word: string): number => (word.length <= 4 ? 1 : word.length <= 7 ? 2 : 3)

/** The words that may have been meant, the likeliest first: fewest slips, then most alike, then most used. */
export function chooseCorrection(typed: string, candidates: readonly Candidate[]): string[] {
  const most = slipsIn(typed)
  const near = candidates
    .map((candidate) => ({ ...candidate, slips: slipsBetween(typed, candidate.word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || b.similarity - a.similarity || b.products - a.products)
  const least = near[0]?.slips
  return near.filter(({ slips }) => slips === least).map(({ word }) => word)
}

/** The end of a word may not be typed yet, so its beginning counts as well. */
const slipsBetween = (typed: string, word: string, most: number): number =>
  Math.min(editDistance(typed, word, most), editDistance(typed, word.slice(0, typed.length), most) + 0.5)
