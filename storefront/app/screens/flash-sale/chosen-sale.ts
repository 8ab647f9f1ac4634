import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'

/** The sale that the address asks for; where it asks for none, or for one that is over, the one that runs or comes next. */
export const chosenSale = (sales: FlashSale[], wanted: string | null): FlashSale | undefined =>
  sales.find((sale) => sale.uuid === wanted) ?? sales.find((sale) => sale.is_running) ?? sales[0]
