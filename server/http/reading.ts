import { type MadeFrom, madeFromAll } from '../platform/keep/made-from.ts'

/** What is learnt while an answer is made. */
export interface Reading {
  /** It is the same for everybody, and no refusal. */
  isShared: boolean
  /** What it was made from. */
  from: MadeFrom
  /** A part of it could not be made anew and may be out of date. */
  isAway: boolean
  /** The parts that it was made of, and what each of them said. */
  heard: ReadonlyMap<string, string>
}

export const newReading = ({ isShared }: { isShared: boolean }): Reading => ({
  isShared,
  from: madeFromAll([]),
  isAway: false,
  heard: new Map(),
})

/** What is known of a part: where it is found, and a short form of what it says. */
export interface KnownPart extends Omit<Reading, 'heard'> {
  key: string
  says: string
}

/** An answer that has another for a part is made from all that the part is made from. */
export function addPart(whole: Reading, part: KnownPart): void {
  whole.isShared &&= part.isShared
  whole.isAway ||= part.isAway
  whole.from = madeFromAll([whole.from, part.from])
  whole.heard = new Map([...whole.heard, [part.key, part.says]])
}
