import { z } from 'zod'

const most = 40

/** A list in a query: the name repeated, once for each value (`brand_in=laras&brand_in=ohmura`), or not there at all. */
export const queryList = <Item extends z.ZodType>(item: Item) =>
  z
    .union([item, z.array(item).max(most)])
    .optional()
    .transform((value) => (value === undefined ? [] : ([value].flat() as z.output<Item>[])))

/** A yes in a query: `in_stock=1`. */
export const queryFlag = z
  .enum(['0', '1'])
  .optional()
  .transform((value) => value === '1')
