import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { onTestFinished } from 'vitest'
import { beginSession, endSession } from '../app/shopper/session.ts'

/** Begins a session in the browser of this test, and ends it with the test. */
export function comeSignedIn(token = 'token-of-dewi'): void {
  beginSession(token)
  onTestFinished(() => endSession())
}

/** The profile of a customer who has a password and a verified address. */
export const aProfile = (given: Partial<CustomerProfile> = {}): CustomerProfile => ({
  uuid: '0f1e2d3c-0000-4000-8000-000000000001',
  name: 'Dewi Pertiwi',
  email: 'dewi@surel.example',
  email_verified: true,
  phone: '+6281255500142',
  birthday: '1991-03-02',
  avatar: null,
  has_password: true,
  password_changed_at: null,
  joined_at: '2025-03-04T05:06:07.000Z',
  saved_at: '2026-11-02T13:14:00.000Z',
  identities: [],
  newsletter: false,
  counts: { addresses: 2, wishlist: 0, compare: 0, following: 0, vouchers: 0 },
  ...given,
})
