import { createHash } from 'node:crypto'

/** A number that is always the same for the same thing: asked twice, it is not made twice. */
export const madeNumber = (of: string): number =>
  Number.parseInt(createHash('sha256').update(of).digest('hex').slice(0, 10), 16)
