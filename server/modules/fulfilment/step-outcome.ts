import type { RefusalName, RefusalValues } from '@gema/contract/refusals.ts'
import type { Order } from '../orders/orders.ts'

/** What came of a wish to move an order: where it stands now, or why it was not moved. */
export type StepOutcome = { order: Order } | { refused: RefusalName; values?: RefusalValues; field?: string }

/** Somebody of the staff; in the demo shop nobody in particular. */
export interface StaffDoer {
  staffId?: number | undefined
}
