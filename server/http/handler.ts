import type { AllStaffCalls } from '@gema/contract/backoffice/all-staff-calls.ts'
import type { AllCalls } from '@gema/contract/calls/all-calls.ts'
import type { Call, DataOf, ParsedInputOf } from '@gema/contract/define-call.ts'
import type { RefusalName, RefusalValues } from '@gema/contract/refusals.ts'

/** Who is calling, as far as their token proves it. */
export type CallerIdentity = { kind: 'nobody' } | GuestCaller | CustomerCaller

export interface GuestCaller {
  kind: 'guest'
  token: string
}

export interface CustomerCaller {
  kind: 'customer'
  token: string
  customerId: number
}

/** Somebody of the staff; only the back office knows them. */
export interface StaffCaller {
  kind: 'staff'
  token: string
  staffId: number
  name: string
  role: string
  may: readonly string[]
}

/** Whom a call is open to, its handler need not ask again. */
type CallerOf<C extends Call> = C['caller'] extends 'staff'
  ? StaffCaller
  : C['caller'] extends 'customer'
    ? CustomerCaller
    : C['caller'] extends 'visitor'
      ? Exclude<CallerIdentity, { kind: 'nobody' }>
      : CallerIdentity

/** An expected "no": a value, not an exception. */
export interface Refused {
  refused: RefusalName
  values?: RefusalValues
  /** The field that the sentence belongs to, where there is one. */
  field?: string
  /** The newer state that the call conflicts with. */
  data?: unknown
}

/** What a handler knows about the call besides its input. `Shop` is whatever the application hands in. */
export interface CallContext<Shop, Caller = CallerIdentity> {
  shop: Shop
  language: string
  caller: Caller
  requestId: string
  /** The network that the call comes from, as far as limits tell networks apart. */
  network: string
  /** What the browser says of itself. */
  userAgent: string
  /**
   * Counts a try at something that could be guessed, by network, in all processes together; answers how many seconds to
   * wait where there were too many.
   */
  countTry: (what: string) => Promise<number>
}

export type Handler<C extends Call, Shop> = (
  input: ParsedInputOf<C>,
  context: CallContext<Shop, CallerOf<C>>,
) => Promise<DataOf<C> | Refused>

/** One handler for every call of the contract: leaving one out does not compile. */
export type Handlers<Shop> = { [Name in keyof AllCalls]: Handler<AllCalls[Name], Shop> }
export type StaffHandlers<Shop> = { [Name in keyof AllStaffCalls]: Handler<AllStaffCalls[Name], Shop> }

export const refuse = (refused: RefusalName, more: Omit<Refused, 'refused'> = {}): Refused => ({
  refused,
  ...more,
})

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome
