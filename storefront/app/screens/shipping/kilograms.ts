import { groupedCount } from '../../commerce/grouped-count.ts'

/** Grams as whole kilograms, as far as a service counts them: 1.000. */
export const kilograms = (grams: number): string => groupedCount(Math.ceil(grams / 1000))

/** Hundredths of a percent as percent, with a comma: 20 → 0,2. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',')
