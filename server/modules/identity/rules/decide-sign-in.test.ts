import { expect, test } from 'vitest'
import { type Decision, decideSignIn, type Standing } from './decide-sign-in.ts'

const nobody: Standing = {
  ownerId: undefined,
  callerId: undefined,
  email: 'ratna@surel.example',
  emailVerified: true,
  byEmail: undefined,
}
const proved = { id: 7, emailVerified: true }
const unproved = { id: 7, emailVerified: false }

test.each<[string, Partial<Standing>, Decision]>([
  ['somebody new gets an account', {}, { is: 'new' }],
  ['so does somebody whose address is not verified', { emailVerified: false }, { is: 'new' }],
  ['whose identity is known is signed in', { ownerId: 3 }, { is: 'known', customerId: 3 }],
  [
    'even where the address belongs to another customer by now',
    { ownerId: 3, byEmail: proved },
    { is: 'known', customerId: 3 },
  ],
  [
    'and even where the provider tells no address any more',
    { ownerId: 3, email: '', emailVerified: false },
    { is: 'known', customerId: 3 },
  ],
  ['a verified address links', { byEmail: proved }, { is: 'connect', customerId: 7 }],
  [
    'an address that is not verified does not',
    { byEmail: proved, emailVerified: false },
    { refused: 'social_email_known' },
  ],
  [
    'nor does it open an account that is not verified either',
    { byEmail: unproved, emailVerified: false },
    { refused: 'social_email_known' },
  ],
  [
    'who proves an address that the account never proved takes it over',
    { byEmail: unproved },
    { is: 'take-over', customerId: 7 },
  ],
  [
    'without an address there is no account',
    { email: '', emailVerified: false },
    { refused: 'social_email_missing' },
  ],
  [
    'who is signed in connects',
    { callerId: 5, byEmail: proved, emailVerified: false },
    { is: 'connect', customerId: 5 },
  ],
  ['also without an address', { callerId: 5, email: '' }, { is: 'connect', customerId: 5 }],
  ['and may do so again', { callerId: 5, ownerId: 5 }, { is: 'connect', customerId: 5 }],
  ['but not what belongs to somebody else', { callerId: 5, ownerId: 3 }, { refused: 'social_taken' }],
])('%s', (_outcome, given, decision) => {
  expect(decideSignIn({ ...nobody, ...given })).toEqual(decision)
})
