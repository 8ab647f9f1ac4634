import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { aRegistration, codeIn, newestMailTo, otherThan } from '../../testing/a-registration.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() =>
  clearTables(
    shop,
    'customers',
    'verifications',
    'code_mails',
    'mail_messages',
    'rate_limits',
    'newsletter_subscriptions',
  ),
)
afterAll(() => shop.close())

const register = (given: Parameters<typeof aRegistration>[0] = {}, language = 'en') =>
  shop.askAs({ language })('userRegister', aRegistration(given))
const verify = (code: string, email = 'ratna@surel.example') => shop.askAs()('userVerify', { email, code })

test('register, read the mail, enter the code: the account is there, verified and signed in', async () => {
  const sent = answered(await register())
  expect(sent).toEqual({ email: 'ratna@surel.example', resend_seconds: 60, expires_seconds: 600 })
  const mail = await newestMailTo(shop, 'ratna@surel.example')
  expect(mail.subject).toBe('Your verification code for Gema')
  const { user_token, profile } = answered(await verify(codeIn(mail)))
  expect(profile).toMatchObject({
    name: 'Ratna Kusuma',
    phone: '+6281255500177',
    email_verified: true,
    has_password: true,
    newsletter: false,
  })
  expect(answered(await shop.askAs({ token: user_token })('userProfile', {}))).toEqual(profile)
  const welcome = await newestMailTo(shop, 'ratna@surel.example')
  expect(welcome.subject).toBe('Welcome to Gema')
  expect(welcome.text).toContain('https://shop.example/')
  const credentials = { email: 'ratna@surel.example', password: 'lagu-sore-38' }
  expect(await shop.askAs()('userLogin', credentials)).toMatchObject({ ok: true })
})

test('who registers in Indonesian is written to in Indonesian', async () => {
  answered(await register({}, 'id'))
  const mail = await newestMailTo(shop, 'ratna@surel.example')
  expect(mail.subject).toBe('Kode verifikasi Gema Anda')
  expect(mail.html).toContain(codeIn(mail))
})

test('until the code has come back nobody can sign in, and is told why', async () => {
  answered(await register())
  const ask = shop.askAs()
  expect(await ask('userLogin', { email: 'ratna@surel.example', password: 'lagu-sore-38' })).toMatchObject({
    ok: false,
    code: 201,
    fields: [{ field: 'email' }],
    form: ['Please verify your e-mail first: enter the code that we sent you.'],
  })
  expect(await ask('userLogin', { email: 'ratna@surel.example', password: 'another one' })).toMatchObject({
    form: ['Password is incorrect'],
  })
})

test('an address that has an account gets the same answer, and a letter that only its owner reads', async () => {
  const { email } = await aCustomer(shop)
  const unknown = answered(await register())
  const known = answered(await register({ email }))
  expect({ ...known, email: '' }).toEqual({ ...unknown, email: '' })
  const mail = await newestMailTo(shop, email)
  expect(mail.subject).toBe('You already have an account at Gema')
  expect(codeIn(mail)).toBe('no code')
})

test('five wrong codes and the right one is worth nothing', async () => {
  answered(await register())
  const code = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  for (const tries of [4, 3, 2, 1]) {
    expect(await verify(otherThan(code))).toMatchObject({
      code: 201,
      fields: [{ field: 'code' }],
      form: [`The code does not match. Tries left: ${tries}.`],
    })
  }
  const ended = { code: 201, form: ['This code is no longer valid. Please ask for a new one.'] }
  expect(await verify(otherThan(code))).toMatchObject(ended)
  expect(await verify(code)).toMatchObject(ended)
})

test('twenty guesses at once are still five', async () => {
  answered(await register())
  const code = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  const guesses = Array.from({ length: 20 }, (_, place) =>
    shop.askAs({ address: `198.51.100.${place}` })('userVerify', {
      email: 'ratna@surel.example',
      code: otherThan(code),
    }),
  )
  const wrong = (await Promise.all(guesses)).filter(
    (answer) => !answer.ok && /Tries left/.test(answer.message),
  )
  expect(wrong).toHaveLength(4)
  expect(await verify(code)).toMatchObject({ ok: false })
})

test('a code works once, and not after ten minutes', async () => {
  answered(await register())
  const code = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  shop.clock.moveOn(10 * 60_000)
  expect(await verify(code)).toMatchObject({ ok: false, code: 201 })
  answered(await shop.askAs()('userResendCode', { email: 'ratna@surel.example' }))
  const fresh = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  const both = await Promise.all([verify(fresh), verify(fresh)])
  expect(both.filter((answer) => answer.ok)).toHaveLength(1)
  expect(await verify(fresh)).toMatchObject({ ok: false })
  expect(await runSql(shop, 'select 1 from customers')).toHaveLength(1)
})

test('the next mail waits 60, then 120, then 300 seconds, and the server counts', async () => {
  answered(await register())
  const resend = () => shop.askAs()('userResendCode', { email: 'ratna@surel.example' })
  expect(await resend()).toMatchObject({
    code: 429,
    retryAfter: 60,
    message: 'The next mail can be sent in 60 seconds.',
  })
  shop.clock.moveOn(60_000)
  expect(answered(await resend())).toMatchObject({ resend_seconds: 120 })
  shop.clock.moveOn(120_000)
  expect(answered(await resend())).toMatchObject({ resend_seconds: 300 })
})

test('a new code makes the old one void; an address that awaits none gets no mail and the same answer', async () => {
  answered(await register())
  const old = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  shop.clock.moveOn(60_000)
  answered(await shop.askAs()('userResendCode', { email: 'ratna@surel.example' }))
  const fresh = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  if (old !== fresh) expect(await verify(old)).toMatchObject({ ok: false })
  const before = (await shop.mails()).length
  const nobody = answered(await shop.askAs()('userResendCode', { email: 'nobody@surel.example' }))
  expect(nobody).toEqual({ email: 'nobody@surel.example', resend_seconds: 60, expires_seconds: 600 })
  expect(await shop.mails()).toHaveLength(before)
})

/** Browsers are told apart by their own random tokens. */
const inBrowser = (name: string) => shop.askAs({ token: `guest_${name.padEnd(32, '0')}` })
const stranger = {
  ...aRegistration(),
  name: 'Somebody Else',
  password: 'someone-elses-1',
  password_confirmation: 'someone-elses-1',
}

test('whoever registers with somebody’s address cannot slip their password under the owner’s code', async () => {
  const { email, password } = aRegistration()
  answered(await inBrowser('owner')('userRegister', aRegistration()))
  shop.clock.moveOn(60_000)
  answered(await inBrowser('stranger')('userRegister', stranger))
  const strangers = codeIn(await newestMailTo(shop, email))
  expect(await inBrowser('owner')('userVerify', { email, code: strangers })).toMatchObject({ ok: false })
  shop.clock.moveOn(120_000)
  answered(await inBrowser('owner')('userResendCode', { email }))
  const owners = codeIn(await newestMailTo(shop, email))
  const { profile } = answered(await inBrowser('owner')('userVerify', { email, code: owners }))
  expect(profile.name).toBe('Ratna Kusuma')
  const ask = shop.askAs()
  expect(await ask('userLogin', { email, password })).toMatchObject({ ok: true })
  expect(await ask('userLogin', { email, password: stranger.password })).toMatchObject({ ok: false })
  expect(await runSql(shop, 'select 1 from verifications')).toEqual([])
})

test('a stranger’s wrong codes take nothing from the owner’s tries', async () => {
  const { email } = aRegistration()
  answered(await inBrowser('owner')('userRegister', aRegistration()))
  const code = codeIn(await newestMailTo(shop, email))
  for (let count = 0; count < 6; count++) {
    await inBrowser('stranger')('userVerify', { email, code: otherThan(code) })
  }
  expect(await inBrowser('owner')('userVerify', { email, code })).toMatchObject({ ok: true })
})

test('who goes on in another browser gets a code there, and sets a password afterwards', async () => {
  const { email, password } = aRegistration()
  answered(await inBrowser('phone')('userRegister', aRegistration()))
  shop.clock.moveOn(60_000)
  answered(await inBrowser('laptop')('userResendCode', { email }))
  const code = codeIn(await newestMailTo(shop, email))
  const { profile } = answered(await inBrowser('laptop')('userVerify', { email, code }))
  expect(profile).toMatchObject({ name: 'Ratna Kusuma', email_verified: true, has_password: false })
  expect(await shop.askAs()('userLogin', { email, password })).toMatchObject({
    form: ['Password is incorrect'],
  })
})

test('neither a code nor a password tells whether an address has an account', async () => {
  const { email } = await aCustomer(shop)
  const { password } = aRegistration()
  const answers = []
  for (const each of [email, 'unknown@surel.example']) {
    answered(await register({ email: each }))
    await shop.mails()
    answers.push([
      await shop.askAs()('userVerify', { email: each, code: '000000' }),
      await shop.askAs()('userLogin', { email: each, password }),
      await shop.askAs()('userLogin', { email: each, password: 'not this one' }),
    ])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.map((answer) => answer.message)).toEqual([
    'The code does not match. Tries left: 4.',
    'Please verify your e-mail first: enter the code that we sent you.',
    'Password is incorrect',
  ])
})

test('who asked for the letter gets it once the address is proved, and not before', async () => {
  answered(await register({ newsletter: true }))
  const code = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  expect(await runSql(shop, 'select 1 from newsletter_subscriptions')).toEqual([])
  expect(answered(await verify(code)).profile.newsletter).toBe(true)
})

test.each([
  [{ password: 'short', password_confirmation: 'short' }, 'password', 'Invalid Password Length'],
  [{ password_confirmation: 'another' }, 'password_confirmation', "Password didn't match"],
  [{ password: '123456', password_confirmation: '123456' }, 'password', /^This password is too common/],
  [{ email: 'dewi@surel' }, 'email', 'Invalid email'],
  [{ phone: '813 55' }, 'phone', /^This phone number is not complete: 9 to 13 digits after \+62\.$/],
  [{ name: '' }, 'name', 'Name is required'],
  [{ name: 'Ratna\r\nBcc: x@y.example' }, 'name', 'Name: invalid data'],
  [{ terms: false }, 'terms', 'Please agree to the terms first.'],
])('%j is told under its field', async (given, field, message) => {
  const answer = await shop.askAs()('userRegister', { ...aRegistration(), ...given } as never)
  expect(answer).toMatchObject({
    ok: false,
    code: 201,
    fields: [{ field, message: expect.stringMatching(message) }],
  })
  expect(await runSql(shop, 'select 1 from verifications')).toEqual([])
})

test('the same in Indonesian', async () => {
  const wrong = {
    ...aRegistration(),
    password: 'pendek',
    password_confirmation: 'beda',
    name: '',
    phone: '1',
  }
  expect(await shop.askAs({ language: 'id' })('userRegister', wrong)).toMatchObject({
    form: ['Nama wajib diisi', 'Nomor telepon belum lengkap: 9 sampai 13 angka setelah +62.'],
  })
})

test('whatever else is sent along is not stored', async () => {
  const extra = { ...aRegistration(), id: 7, email_verified_at: '2020-01-01', customerId: 1 }
  answered(await shop.askAs()('userRegister', extra))
  const [row] = await runSql(shop, 'select customer_id from verifications')
  expect(row).toEqual({ customer_id: null })
})

test('neither code nor password is stored or logged as it is', async () => {
  answered(await register())
  const code = codeIn(await newestMailTo(shop, 'ratna@surel.example'))
  const rows = await runSql(shop, 'select * from verifications')
  const kept = JSON.stringify([rows, shop.logged()])
  expect(kept).not.toContain(`"${code}"`)
  expect(kept).not.toContain('lagu-sore-38')
})
