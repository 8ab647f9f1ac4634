import type { RefusalName, RefusalValues } from '@gema/contract/refusals.ts'
import type { Files } from '../../platform/files/files.ts'
import type { CheckoutAround } from '../checkout/checkout.ts'
import type { ComplaintRow } from './complaints-queries.ts'

/** An expected no: its reason, and the field that it belongs to. */
export interface ComplaintRefused {
  refused: RefusalName
  values?: RefusalValues
  field?: string
}

/** What came of a wish about a complaint: how it stands now, or why nothing was done. */
export type ComplaintOutcome = { complaint: ComplaintRow } | ComplaintRefused

/** Somebody of the staff, by the name that they are known by. */
export interface ComplaintStaff {
  staffId: number
  name: string
}

export type ComplaintDoer = { actor: 'shopper' } | ({ actor: 'staff' } & ComplaintStaff)

/** What filing and following complaints needs besides the database. */
export type ComplaintAround = CheckoutAround & { files: Files }
