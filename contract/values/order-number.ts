import { typedNumber } from './typed-number.ts'

/** The number on an order: `gm 2611 004821` is `GM-2611-004821`. */
export const orderNumber = typedNumber(/^GM-\d{4}-\d{6,12}$/, 'order_number_invalid')
