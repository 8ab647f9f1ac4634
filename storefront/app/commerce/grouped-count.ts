import { formatFigure } from '@gema/contract/values/figure.ts'

/** A count with a dot between thousands, as both languages of the shop write it: 1.284. */
export const groupedCount = (count: number): string => formatFigure(count, 'id', 0)
