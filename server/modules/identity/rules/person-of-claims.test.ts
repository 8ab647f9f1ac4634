import { expect, test } from 'vitest'
import { personOfClaims } from './person-of-claims.ts'

const claims = { sub: '110', email: 'Ratna@Surel.Example', email_verified: true, name: ' Ratna Kusuma ' }

test('an address is read as people type it, and a name without the spaces around it', () => {
  expect(personOfClaims(claims)).toEqual({
    subject: '110',
    email: 'ratna@surel.example',
    emailVerified: true,
    name: 'Ratna Kusuma',
  })
})

test.each([undefined, false, 'true', 1, null])('email_verified %j proves nothing', (email_verified) => {
  expect(personOfClaims({ ...claims, email_verified }).emailVerified).toBe(false)
})

test.each([undefined, '', 'no address', 42, `${'x'.repeat(300)}@surel.example`])(
  'the address %j is none, and nothing is verified then',
  (email) => {
    expect(personOfClaims({ ...claims, email })).toMatchObject({ email: '', emailVerified: false })
  },
)

test.each([undefined, '', '   ', 'two\nlines', 'x'.repeat(200)])(
  'instead of the name %j stands what the address begins with',
  (name) => {
    expect(personOfClaims({ ...claims, name }).name).toBe('ratna')
  },
)
