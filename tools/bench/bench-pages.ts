import type { Part } from './bench-part.ts'
import { measureKept } from './pages-kept.ts'
import { measureMade } from './pages-made.ts'

/**
 * `npm run bench -- pages [--rounds N] [--seconds 1]`: pages and public answers that are kept, next to a server that does
 * nothing but send the same bytes; and pages that are made for everybody who asks.
 */
export const benchPages: Part = async (around) => [
  ...(await measureKept(around)),
  ...(await measureMade(around)),
]
