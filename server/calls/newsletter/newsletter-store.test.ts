import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLanguage } from '../../modules/languages/languages.ts'
import { linksOf, tokenInLink } from '../../testing/a-link.ts'
import { postedText, sendRaw } from '../../testing/a-request.ts'
import { formOfAPerson, formsOfPrograms } from '../../testing/forms-of-programs.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
})
afterAll(() => shop.close())

const minutes = 60_000
const anAddress = () => `${randomUUID().slice(0, 8)}@surel.example`
const mailsTo = async (address: string) =>
  (await shop.mails()).filter(({ recipient }) => recipient === address)

test('asking for the letter sends a mail with links to the English pages', async () => {
  const email = anAddress()
  expect(await shop.askAs()('newsletterStore', { email: ` ${email.toUpperCase()}` })).toMatchObject({
    ok: true,
  })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Confirm your letter from Gema')
  expect(mail && linksOf(mail).map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://shop.example/newsletter/confirm',
    'https://shop.example/newsletter/leave',
  ])
})

test('who asks in Indonesian gets an Indonesian mail with links to the Indonesian pages', async () => {
  const email = anAddress()
  await shop.askAs({ language: 'id' })('newsletterStore', { email })
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Konfirmasi langganan surat bulanan Gema')
  expect(mail?.html).toContain('<html lang="id">')
  expect(mail && linksOf(mail).map(({ pathname }) => pathname)).toEqual([
    '/id/newsletter/confirm',
    '/id/newsletter/leave',
  ])
})

test('a language that the shop has added leads to its pages, and a letter that is still English says so', async () => {
  await saveLanguage(shop.shop.db, { code: 'ja', name: '日本語', direction: 'ltr' })
  shop.clock.moveOn(5_000)
  const email = anAddress()
  await shop.askAs({ language: 'ja' })('newsletterStore', { email })
  const [mail] = await mailsTo(email)
  expect(mail && linksOf(mail)[0]?.pathname).toBe('/ja/newsletter/confirm')
  expect(mail?.html).toContain('<html lang="en">')
})

test('a language that the shop does not speak leads to pages that exist: the English ones', async () => {
  const email = anAddress()
  await shop.askAs({ language: 'fr' })('newsletterStore', { email })
  const [mail] = await mailsTo(email)
  expect(mail && linksOf(mail)[0]?.pathname).toBe('/newsletter/confirm')
  expect(mail?.html).toContain('<html lang="en">')
})

test('the links lead to the shop’s own address, whatever host the request names', async () => {
  const email = anAddress()
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' }
  const request = new Request('https://evil.example/api/storefront/newsletter/store', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
  })
  await shop.app.fetch(request, { requestId: 'test', remoteAddress: '203.0.113.9' })
  const [mail] = await mailsTo(email)
  expect(mail && linksOf(mail).map(({ host }) => host)).toEqual(['shop.example', 'shop.example'])
  expect(JSON.stringify(mail)).not.toContain('evil')
})

test('nobody can tell from the answer whether an address is on the list', async () => {
  const email = anAddress()
  const ask = shop.askAs()
  const unknown = await ask('newsletterStore', { email })
  const waiting = await ask('newsletterStore', { email })
  const [mail] = await mailsTo(email)
  await ask('newsletterConfirm', { token: tokenInLink(mail, '/newsletter/confirm') })
  const confirmed = await ask('newsletterStore', { email })
  expect(waiting).toEqual(unknown)
  expect(confirmed).toEqual(unknown)
})

test('a second wish within ten minutes sends no second mail, one after ten minutes does', async () => {
  const email = anAddress()
  const ask = shop.askAs()
  await ask('newsletterStore', { email })
  shop.clock.moveOn(10 * minutes - 1)
  await ask('newsletterStore', { email })
  expect(await mailsTo(email)).toHaveLength(1)
  shop.clock.moveOn(1)
  await ask('newsletterStore', { email })
  expect(await mailsTo(email)).toHaveLength(2)
})

test('who is on the list already gets no mail, however long ago it was', async () => {
  const email = anAddress()
  const ask = shop.askAs()
  await ask('newsletterStore', { email })
  const [mail] = await mailsTo(email)
  await ask('newsletterConfirm', { token: tokenInLink(mail, '/newsletter/confirm') })
  shop.clock.moveOn(60 * minutes)
  await ask('newsletterStore', { email })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('ten wishes for the same new address at once send one mail', async () => {
  const email = anAddress()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.askAs()('newsletterStore', { email })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('an address that carries a second recipient or a header is refused, and nobody gets a mail', async () => {
  const before = (await shop.mails()).length
  const bad = ['a@b.example\r\nBcc: x@y.example', 'a@b.example,x@y.example', '<script>@b.example']
  for (const email of bad) {
    const answer = await sendRaw(shop, 'newsletter/store', postedText(JSON.stringify({ email })))
    expect(answer.envelope).toMatchObject({ meta: { code: 201 }, data: { form: ['Invalid email'] } })
  }
  expect(await shop.mails()).toHaveLength(before)
})

test.each(formsOfPrograms)(
  'a form filled in by a program is told so in %s, and nothing comes of it: %o',
  async (language, given, sentence) => {
    const email = anAddress()
    const answer = await shop.askAs({ language })('newsletterStore', { email, ...given })
    expect(answer).toMatchObject({ ok: false, code: 201, form: [sentence] })
    expect(await runSql(shop, `select * from newsletter_subscriptions where email = '${email}'`)).toEqual([])
    expect(await mailsTo(email)).toEqual([])
  },
)

test('somebody who took their time and left the hidden field alone is heard', async () => {
  const email = anAddress()
  await shop.askAs()('newsletterStore', { email, ...formOfAPerson })
  expect(await mailsTo(email)).toHaveLength(1)
})
