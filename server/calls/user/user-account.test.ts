import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCustomer } from '../../testing/a-customer.ts'
import { codeIn, newestMailTo, otherThan } from '../../testing/a-registration.ts'
import { aSession } from '../../testing/a-session.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'code_mails', 'verifications', 'mail_messages', 'rate_limits'))
afterAll(() => shop.close())

async function aSignedIn(given: { email?: string } = {}) {
  const customer = await aCustomer(shop, given)
  const token = await aSession(shop, customer)
  return { ...customer, token, ask: shop.askAs({ token }) }
}

test('the profile is changed field by field; what is left out stays', async () => {
  const { ask, name } = await aSignedIn()
  const answer = await ask('userUpdateProfile', { phone: '0813 5550 0188', birthday: '1990-08-17' })
  expect(answer).toMatchObject({
    ok: true,
    message: 'Your profile is saved.',
    data: { name, phone: '+6281355500188', birthday: '1990-08-17' },
  })
  expect(answered(await ask('userUpdateProfile', { birthday: null })).birthday).toBeNull()
  expect(answered(await ask('userUpdateProfile', { newsletter: true })).newsletter).toBe(true)
  expect(answered(await ask('userUpdateProfile', { newsletter: false })).newsletter).toBe(false)
})

test.each([
  [{ birthday: '2126-01-01' }, 'Tanggal lahir ini tidak mungkin benar.'],
  [{ birthday: '1899-12-31' }, 'Tanggal lahir ini tidak mungkin benar.'],
  [{ birthday: '2001-02-30' }, 'Tanggal lahir: data tidak valid'],
  [{ name: ' ' }, 'Nama wajib diisi'],
  [{ name: 'x'.repeat(81) }, 'Nama: data tidak valid'],
  [{ phone: 'telepon' }, 'Nomor telepon belum lengkap: 9 sampai 13 angka setelah +62.'],
])('%j is refused in a sentence', async (changed, message) => {
  const { token } = await aSignedIn()
  const answer = await shop.askAs({ token, language: 'id' })('userUpdateProfile', changed)
  expect(answer).toMatchObject({ ok: false, code: 201, form: [message] })
})

test('nothing else of the account can be set from outside', async () => {
  const { ask, email, uuid } = await aSignedIn()
  const extra = {
    name: 'Baru',
    email: 'thief@surel.example',
    uuid: 'x',
    email_verified: false,
    passwordHash: 'x',
    id: 1,
  }
  const profile = answered(await ask('userUpdateProfile', extra))
  expect(profile).toMatchObject({ name: 'Baru', email, uuid, email_verified: true, has_password: true })
})

test('another address takes effect with its code, and the old one is told', async () => {
  const { ask, email, password, token } = await aSignedIn()
  const wanted = { email: 'baru@surel.example', current_password: password }
  expect(answered(await ask('userChangeEmail', wanted))).toMatchObject({
    email: 'baru@surel.example',
    resend_seconds: 60,
  })
  expect(answered(await ask('userProfile', {})).email).toBe(email)
  const code = codeIn(await newestMailTo(shop, 'baru@surel.example'))
  const given = { email: 'baru@surel.example', code }
  expect(await shop.askAs()('userVerify', given)).toMatchObject({ ok: false, code: 201 })
  const other = await aSignedIn()
  expect(await other.ask('userVerify', given)).toMatchObject({ ok: false, code: 201 })
  expect(await ask('userVerify', { ...given, code: otherThan(code) })).toMatchObject({ ok: false })
  const moved = answered(await ask('userVerify', given))
  expect(moved).toMatchObject({
    user_token: token,
    profile: { email: 'baru@surel.example', email_verified: true },
  })
  expect((await newestMailTo(shop, email)).subject).toBe('The e-mail of your account was changed')
  expect(await shop.askAs()('userLogin', { email: 'baru@surel.example', password })).toMatchObject({
    ok: true,
  })
})

test('an address of another customer cannot be taken, and the asker does not learn of it', async () => {
  const { ask, password } = await aSignedIn()
  const { email } = await aCustomer(shop)
  const free = answered(
    await ask('userChangeEmail', { email: 'frei@surel.example', current_password: password }),
  )
  const taken = answered(await ask('userChangeEmail', { email, current_password: password }))
  expect({ ...taken, email: '' }).toEqual({ ...free, email: '' })
  expect(codeIn(await newestMailTo(shop, email))).toBe('no code')
})

test.each([
  [{ email: 'baru@surel.example', current_password: 'wrong' }, 'current_password', 'Password is incorrect'],
  [{ email: 'baru@surel.example' }, 'current_password', 'Password is incorrect'],
  [{ email: 'sari-same@surel.example', current_password: 'x' }, 'email', 'This is your e-mail already.'],
])('changing the address with %j is refused', async (wanted, field, message) => {
  await runSql(shop, "delete from customers where email = 'sari-same@surel.example'")
  const { ask } = await aSignedIn({ email: 'sari-same@surel.example' })
  expect(await ask('userChangeEmail', wanted)).toMatchObject({ code: 201, fields: [{ field, message }] })
})

const chrome =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'

test('sessions are listed, ended one by one or all but this one; nobody ends another’s', async () => {
  const customer = await aCustomer(shop)
  const login = await shop.fetch('/api/storefront/user/login', {
    method: 'POST',
    headers: { 'User-Agent': chrome },
    body: JSON.stringify(customer),
  })
  expect(login.status).toBe(200)
  const [here, there] = [await aSession(shop, customer), await aSession(shop, customer)]
  const ask = shop.askAs({ token: here })
  const sessions = answered(await ask('userSessionFetch', {}))
  expect(sessions).toHaveLength(3)
  expect(sessions[0]).toMatchObject({ is_current: true })
  const phone = sessions.find(({ browser }) => browser === 'Chrome')
  expect(phone).toMatchObject({ system: 'Android', is_phone: true, is_current: false })
  const id = phone?.id ?? ''
  const stranger = await aSignedIn()
  expect(await stranger.ask('userSessionDelete', { id })).toMatchObject({ code: 404 })
  expect(answered(await ask('userSessionDelete', { id }))).toHaveLength(2)
  expect(await ask('userSessionDelete', { id })).toMatchObject({ code: 404 })
  expect(answered(await ask('userSessionDelete', {}))).toMatchObject([{ is_current: true }])
  expect(await shop.askAs({ token: there })('userProfile', {})).toMatchObject({ code: 401 })
  expect(await stranger.ask('userProfile', {})).toMatchObject({ ok: true })
})

test('a session tells when it was last seen, to some minutes', async () => {
  const { ask } = await aSignedIn()
  const [first] = answered(await ask('userSessionFetch', {}))
  shop.clock.moveOn(11 * 60_000)
  const [second] = answered(await ask('userSessionFetch', {}))
  const passed = Date.parse(second?.last_seen_at ?? '') - Date.parse(first?.last_seen_at ?? '')
  expect(passed).toBe(11 * 60_000)
})

test('a photo is made small, square and clean, and is gone with its account', async () => {
  const { ask, password } = await aSignedIn()
  const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#39b982' } })
    .withExif({ IFD0: { Copyright: 'home address' } })
    .jpeg()
    .toBuffer()
  const avatar = new File([Uint8Array.from(original)], '../../evil.svg', { type: 'image/svg+xml' })
  const profile = answered(await ask('userAvatarStore', { avatar }))
  expect(profile.avatar).toMatch(/^avatar-[\w-]{22,}\.webp$/)
  const address = `/media/240/${profile.avatar}.webp`
  const shown = await shop.fetch(address)
  expect(shown.status).toBe(200)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(bytes.includes('home address')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 })
  answered(await ask('userDelete', { confirmation: password }))
  expect((await shop.fetch(address)).status).toBe(404)
})

test.each([
  [
    'a text',
    new File(['<svg onload="alert(1)"/>'], 'photo.jpg', { type: 'image/jpeg' }),
    'Please choose a JPG or PNG picture.',
  ],
  [
    'two megabytes and one byte',
    new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'photo.png'),
    'The picture may have at most 2 MB.',
  ],
])('%s is no photo', async (_what, avatar, message) => {
  const { ask } = await aSignedIn()
  expect(await ask('userAvatarStore', { avatar })).toMatchObject({
    code: 201,
    fields: [{ field: 'avatar', message }],
  })
})

test('photos that are sent at once leave one, and nothing else behind', async () => {
  const { ask } = await aSignedIn()
  const photo = async (background: string) =>
    new File(
      [
        Uint8Array.from(
          await sharp({ create: { width: 60, height: 60, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ],
      'a.png',
    )
  const colours = ['#ff0000', '#00ff00', '#0000ff']
  const profiles = await Promise.all(
    colours.map(async (colour) => answered(await ask('userAvatarStore', { avatar: await photo(colour) }))),
  )
  const { avatar } = answered(await ask('userProfile', {}))
  const served = await Promise.all(
    profiles.map(async (profile) => (await shop.fetch(`/media/96/${profile.avatar}.webp`)).status),
  )
  expect(served.filter((status) => status === 200)).toHaveLength(1)
  expect((await shop.fetch(`/media/96/${avatar}.webp`)).status).toBe(200)
})

test('a photo of ten megabytes is not even read', async () => {
  const { token } = await aSignedIn()
  const form = new FormData()
  form.append('avatar', new File([new Uint8Array(10 * 1024 * 1024)], 'photo.png'))
  const whole = new Response(form)
  const response = await shop.fetch('/api/storefront/user/avatar/store', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': whole.headers.get('content-type') ?? '' },
    body: await whole.arrayBuffer(),
  })
  expect(response.status).toBe(413)
})

test('a form that breaks off in the middle is told so', async () => {
  const { token } = await aSignedIn()
  const response = await shop.fetch('/api/storefront/user/avatar/store', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=here' },
    body: '--here\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nhalf',
  })
  expect(await response.json()).toMatchObject({
    meta: { code: 201 },
    data: { form: ['The form could not be read. Please send it again.'] },
  })
})

test('deleting the account asks for the password, ends all sessions and leaves nothing', async () => {
  const customer = await aSignedIn()
  const other = await aSession(shop, customer)
  answered(await customer.ask('userUpdateProfile', { newsletter: true }))
  expect(await customer.ask('userDelete', { confirmation: 'wrong' })).toMatchObject({
    fields: [{ field: 'confirmation', message: 'Password is incorrect' }],
  })
  answered(await customer.ask('userDelete', { confirmation: customer.password }))
  expect(await shop.askAs({ token: other })('userProfile', {})).toMatchObject({ code: 401 })
  expect(await shop.askAs()('userLogin', customer)).toMatchObject({ form: ['Password is incorrect'] })
  expect(await runSql(shop, 'select 1 from customers where email = $1', [customer.email])).toEqual([])
  expect(
    await runSql(shop, 'select status from newsletter_subscriptions where email = $1', [customer.email]),
  ).toEqual([{ status: 'left' }])
  expect((await newestMailTo(shop, customer.email)).subject).toBe('Your account was deleted')
})
