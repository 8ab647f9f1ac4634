import { randomInt } from 'node:crypto'

/** Without what looks or sounds alike: 0 and O, 1, I and L, U and V. */
export const referenceLetters = '23456789ABCDEFGHJKMNPQRSTWXYZ'

/** What an applicant is told, short enough to say on the phone: `GS-7K2M4Q`. */
export const newReference = (): string =>
  `GS-${Array.from({ length: 6 }, () => referenceLetters[randomInt(referenceLetters.length)]).join('')}`
