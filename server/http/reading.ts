import { type MadeFrom, madeFromAll } from '../platform/keep/made-from.ts'

/** What is learnt while an answer is made. */
export interface Reading {
  /** It is the same for everybody, and no refusal. */
  isShared: boolean
  /** What it was made from. */
  from: MadeFrom
  /** A part of it could not be made anew and may be out of date. */
  isAway: boolean
}

export const newReading = ({ isShared }: { isShared: boolean }): Reading => ({
  isShared,
  from: madeFromAll([]),
  isAway: false,
})

/** An answer that has another for a part is made from all that the part is made from. */
export function addPart(whole: Reading, part: Reading): void {
  whole.isShared &&= part.isShared
  whole.isAway ||= part.isAway
  whole.from = madeFromAll([whole.from, part.from])
}
