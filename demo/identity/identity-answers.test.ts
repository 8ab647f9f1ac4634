import { standingClock } from '@gema/server/testing/standing-clock.ts'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { answerToken } from './identity-answers.ts'
import { createIdentityCodes } from './identity-codes.ts'
import { createIdentityTokens } from './identity-tokens.ts'

const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const asked = {
  redirectUri: 'https://shop.example/social-callback',
  scope: 'openid email',
  state: 'the state',
  nonce: 'the nonce',
  // The pair of RFC 7636, appendix B.
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
}
const person = { name: 'Ratna', email: 'ratna@surel.example', verified: true }

function aStandIn() {
  const clock = standingClock()
  const codes = createIdentityCodes(clock)
  const keys = { clientId: 'gema-demo', clientSecret: 'the secret' }
  const { redirectUri } = asked
  const tokens = createIdentityTokens()
  const around = {
    provider: 'google',
    codes,
    tokens,
    keys,
    issuer: 'https://here.example',
    redirectUri,
  } as const
  const form = {
    grant_type: 'authorization_code',
    client_id: keys.clientId,
    client_secret: keys.clientSecret,
    code: codes.give({ provider: 'google', asked, person }),
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  }
  return { clock, around, form }
}

test('a code buys a signed token that says who it is, for this shop and this sign-in', async () => {
  const { around, form } = aStandIn()
  const response = await answerToken(form, around)
  const { id_token } = (await response.json()) as { id_token: string }
  const { payload } = await jwtVerify(id_token, createLocalJWKSet(await around.tokens.keys()), {
    issuer: 'https://here.example',
    audience: 'gema-demo',
  })
  expect(payload).toMatchObject({
    nonce: 'the nonce',
    email: 'ratna@surel.example',
    email_verified: true,
    name: 'Ratna',
  })
})

test('it buys only one', async () => {
  const { around, form } = aStandIn()
  expect((await answerToken(form, around)).status).toBe(200)
  expect((await answerToken(form, around)).status).toBe(400)
})

test('after a minute it buys none', async () => {
  const { clock, around, form } = aStandIn()
  clock.moveOn(60_000)
  expect((await answerToken(form, around)).status).toBe(400)
})

test.each([
  ['client_secret', 401],
  ['client_id', 401],
  ['grant_type', 400],
  ['code', 400],
  ['redirect_uri', 400],
  ['code_verifier', 400],
])('with another %s it buys none', async (field, status) => {
  const { around, form } = aStandIn()
  const response = await answerToken({ ...form, [field]: 'another' }, around)
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain('token"')
})

test('a code of one provider buys nothing at the other', async () => {
  const { around, form } = aStandIn()
  expect((await answerToken(form, { ...around, provider: 'facebook' })).status).toBe(400)
})
