import type { AddressInput } from '@gema/contract/shapes/address.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { keepInTab, recallInTab } from '../../commerce/checkout/kept-in-tab.ts'
import type { Details } from './details.ts'
import { shortMark } from './paying/short-mark.ts'

/** What has been filled in so far. It stays in the tab until it is sent with the order. */
export interface CheckoutDraft {
  details?: Partial<Details>
  /** Of a guest. */
  address?: Partial<AddressInput>
  /** Of the customer's address book. */
  addressId?: string
  method?: PaymentMethodId
}

/** By shopper: nobody finds what another one has typed into the same tab. */
const keyOf = (token: string | undefined): string =>
  `gema-checkout-${token === undefined ? 'guest' : shortMark(token)}`

export const recallDraft = (token: string | undefined): CheckoutDraft =>
  recallInTab<CheckoutDraft>(keyOf(token)) ?? {}

/** Keeps a part of it; the other parts stay. */
export const keepDraft = (token: string | undefined, part: CheckoutDraft): void =>
  keepInTab(keyOf(token), { ...recallDraft(token), ...part })
