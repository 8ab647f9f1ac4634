import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, without telling by the time it takes where they differ, or how long they are. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())
