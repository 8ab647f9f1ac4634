import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMail } from '../modules/notifications/notifications.ts'
import { openMailTransport } from '../platform/mail/mail-transport.ts'
import { aCustomer } from '../testing/a-customer.ts'
import { aMailServer, type MailServer } from '../testing/a-mail-server.ts'
import { aRegistration, newestMailTo } from '../testing/a-registration.ts'
import { answered } from '../testing/answered.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
let server: MailServer
beforeAll(async () => {
  shop = await startTestShop()
  server = await aMailServer()
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

/** Sends the newest mail to somebody through a real mail server, and answers what has arrived there. */
async function arrivedAt(recipient: string): Promise<{ to: string[]; source: string }> {
  const { uuid } = await newestMailTo(shop, recipient)
  const transport = openMailTransport({ smtpUrl: server.url, from: 'Gema <halo@gema.example>' })
  await shop.database.session((run) => run('update mail_messages set sent_at = null where uuid = $1', [uuid]))
  await deliverMail(shop.shop.db, { clock: shop.clock, mail: transport }, uuid)
  transport.close()
  const mail = server.received.at(-1)
  if (mail === undefined) throw new Error('nothing has arrived')
  return mail
}

test('the code of a registration reaches the mailbox as text and as HTML', async () => {
  answered(await shop.askAs({ language: 'id' })('userRegister', aRegistration()))
  const { to, source } = await arrivedAt('ratna@surel.example')
  expect(to).toEqual(['ratna@surel.example'])
  expect(source).toMatch(/^Subject: Kode verifikasi Gema Anda\r$/m)
  expect(source.match(/(?<!\d)\d{6}(?!\d)/g)?.length).toBeGreaterThanOrEqual(2)
  expect(source).toMatch(/text\/plain[\s\S]*text\/html/)
  const kept = await shop.database.session((run) => run('select text, html from mail_messages', []))
  // Whoever reads the table later finds no code in it.
  expect(kept.rows).toEqual([{ text: '', html: '' }])
})

test('the link for a new password leads to the configured site, whatever the request called it', async () => {
  const { email } = await aCustomer(shop)
  await shop.fetch('/api/storefront/user/forgot-password', {
    method: 'POST',
    headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    body: JSON.stringify({ email }),
  })
  const { source } = await arrivedAt(email)
  const plain = source.replace(/=\r\n/g, '').replace(/=3D/g, '=')
  expect(plain).toContain('https://shop.example/forgot-password?token=')
  expect(plain).not.toContain('evil.example')
})

test.each(['Ratna\r\nBcc: x@y.example', 'Ratna\nSubject: other', 'Ratna\u2028Bcc: x@y.example'])(
  'the name %j gets into no header, because it is refused',
  async (name) => {
    const answer = await shop.askAs()('userRegister', aRegistration({ name, email: 'x@surel.example' }))
    expect(answer).toMatchObject({ ok: false, code: 201 })
  },
)
