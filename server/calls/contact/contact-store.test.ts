import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deliverMail } from '../../modules/notifications/notifications.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { openMailTransport } from '../../platform/mail/mail-transport.ts'
import { aMailServer } from '../../testing/a-mail-server.ts'
import { postedText, sendRaw } from '../../testing/a-request.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { formOfAPerson, formsOfPrograms } from '../../testing/forms-of-programs.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
})
beforeEach(async () => {
  await clearTables(shop, 'contact_messages', 'mail_messages')
  await changeSettings(shop.shop.db, { email: 'halo@gema.example' })
})
afterAll(() => shop.close())

const message = {
  name: 'Sari Wulandari',
  email: 'sari@surel.example',
  phone: '0812 5550 0199',
  topic: 'product' as const,
  message: 'Is the Aria 9 in the store?\n\nI would come on Sunday.',
}
const stored = () => runSql(shop, 'select * from contact_messages')
const post = (body: unknown, headers = {}) =>
  sendRaw(shop, 'contact/store', postedText(JSON.stringify(body), headers))

test('a message is kept, mailed to the shop with a way to answer, and acknowledged', async () => {
  const answer = await shop.askAs()('contactStore', { ...message, order: 'GM-2026-1' })
  expect(answer).toMatchObject({ ok: true, message: 'Thank you. We answer within one working day.' })
  expect(await stored()).toMatchObject([
    {
      name: 'Sari Wulandari',
      email: 'sari@surel.example',
      phone: '+6281255500199',
      topic: 'product',
      order_number: 'GM-2026-1',
      message: message.message,
      language: 'en',
    },
  ])
  const mails = await shop.mails()
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'halo@gema.example',
    'sari@surel.example',
  ])
  const thanks = mails.find(({ recipient }) => recipient === 'sari@surel.example')
  expect(thanks?.subject).toBe('We have your message')
  const toShop = mails.find(({ recipient }) => recipient === 'halo@gema.example')
  expect(toShop?.subject).toBe('Message from Sari Wulandari: a product')
  for (const part of [
    'Is the Aria 9',
    'on Sunday.',
    'GM-2026-1',
    '+6281255500199',
    'mailto:sari%40surel.example',
  ])
    expect(toShop?.text).toContain(part)
})

test('who writes in Indonesian is answered in Indonesian', async () => {
  const answer = await shop.askAs({ language: 'id' })('contactStore', { ...message, topic: 'order' })
  expect(answer.message).toBe('Terima kasih. Kami menjawab dalam satu hari kerja.')
  const thanks = (await shop.mails()).find(({ recipient }) => recipient === message.email)
  expect(thanks?.subject).toBe('Pesan Anda sudah kami terima')
  expect(thanks?.text).toContain('tentang pesanan')
})

test('nothing that was typed comes to the sender: the form carries nobody’s words to another address', async () => {
  await shop.askAs()('contactStore', {
    ...message,
    name: 'Cheap pills',
    message: 'Buy at https://pills.example',
    order: 'ORDER-PILLS',
  })
  const thanks = (await shop.mails()).find(({ recipient }) => recipient === message.email)
  expect(`${thanks?.subject}${thanks?.text}${thanks?.html}`).not.toMatch(/pills/i)
})

test('a shop without an address keeps the message and thanks for it', async () => {
  await changeSettings(shop.shop.db, { email: '' })
  await shop.askAs()('contactStore', message)
  expect(await stored()).toHaveLength(1)
  expect((await shop.mails()).map(({ recipient }) => recipient)).toEqual(['sari@surel.example'])
})

test('markup in a message is shown as it was typed', async () => {
  await shop.askAs()('contactStore', { ...message, message: '<img src=x onerror=alert(1)>' })
  const toShop = (await shop.mails()).find(({ recipient }) => recipient === 'halo@gema.example')
  expect(toShop?.html).toContain('&lt;img src=x')
  expect(toShop?.html).not.toContain('<img')
})

test.each([
  ['a name of two lines', { name: 'Sari\r\nBcc: x@y.example' }],
  ['a name with a line separator', { name: 'Sari\u2028Bcc: x@y.example' }],
  ['an address of two lines', { email: 'a@b.example\r\nBcc: x@y.example' }],
  ['two addresses', { email: 'a@b.example,x@y.example' }],
  ['an order number of two lines', { order: 'GM-1\nBcc: x@y.example' }],
  ['a phone number of two lines', { phone: '081255500199\r\nBcc: x@y.example' }],
  ['another topic', { topic: 'constructor' }],
  ['a message of nothing', { message: ' \n ' }],
  ['a message without end', { message: 'x'.repeat(4_001) }],
  ['a message that rings a bell', { message: 'a\u0007b' }],
  ['a number for a message', { message: 7 }],
  ['a list for an address', { email: ['a@b.example', 'x@y.example'] }],
])('%s is told to be wrong, and nobody gets a mail', async (_what, given) => {
  const answer = await post({ ...message, ...given })
  expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  expect(await stored()).toEqual([])
  expect(await shop.mails()).toEqual([])
})

test('on the way through a mail server, nothing that was typed becomes a header or a recipient', async () => {
  const server = await aMailServer()
  const mail = openMailTransport({ smtpUrl: server.url, from: 'Gema <halo@gema.example>' })
  await shop.askAs()('contactStore', {
    ...message,
    name: 'Sari <x@y.example>, "Bcc: x@y.example"',
    email: 'sari+bcc@surel.example',
    order: 'GM-1 Bcc: x@y.example',
    message: 'Hello\r\nBcc: x@y.example\r\n.\r\nRCPT TO:<x@y.example>\r\n\r\nSubject: Free',
  })
  for (const { uuid } of await runSql(shop, 'select uuid from mail_messages'))
    await deliverMail(shop.shop.db, { clock: shop.clock, mail }, String(uuid))
  mail.close()
  await server.close()
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([
    'halo@gema.example',
    'sari+bcc@surel.example',
  ])
  for (const { source } of server.received) {
    const [head = ''] = source.split('\r\n\r\n')
    expect(head.match(/^(to|subject|from):/gim)).toHaveLength(3)
    expect(head).not.toMatch(/^(bcc|cc|reply-to):/im)
  }
})

test('the character zero is taken out, and what else was sent is left alone', async () => {
  await post({
    ...message,
    name: 'Sa\u0000ri',
    id: 99,
    status: 'answered',
    language: 'xx',
    sent_at: '2001-01-01',
  })
  expect(await stored()).toMatchObject([{ name: 'Sari', language: 'en' }])
})

test('ten megabytes are too large', async () => {
  const answer = await post({ ...message, message: 'x'.repeat(10 * 1024 * 1024) })
  expect(answer.status).toBe(413)
  expect(await stored()).toEqual([])
})

test('a message that cannot be mailed is not kept either, and its words are not logged', async () => {
  vi.spyOn(shop.shop.jobs, 'send').mockRejectedValueOnce(new Error('the queue is away'))
  expect(await shop.askAs()('contactStore', message)).toMatchObject({ code: 500 })
  expect(await stored()).toEqual([])
  const log = JSON.stringify(shop.logged())
  expect(log).toContain('the queue is away')
  for (const word of ['Sunday', 'sari@', '5550199', 'Wulandari']) expect(log).not.toContain(word)
})

test.each(formsOfPrograms)(
  'a form filled in by a program is told so in %s, and nothing comes of it: %o',
  async (language, given, sentence) => {
    const answer = await shop.askAs({ language })('contactStore', { ...message, ...given })
    expect(answer).toMatchObject({ ok: false, code: 201, form: [sentence] })
    expect(await stored()).toEqual([])
    expect(await shop.mails()).toEqual([])
  },
)

test('somebody who took their time and left the hidden field alone is heard', async () => {
  const answer = await shop.askAs()('contactStore', { ...message, ...formOfAPerson })
  expect(answer.ok).toBe(true)
  expect(await stored()).toHaveLength(1)
})
