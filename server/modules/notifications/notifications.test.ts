import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailTransport, OutgoingMail } from '../../platform/mail/mail-transport.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { deliverMail, findMail, latestMails, postLetter } from './notifications.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(async () => {
  await shop.database.session((run) => run('truncate mail_messages'))
})
afterAll(() => shop.close())

/** A mail server that answers each mail as told, and what it was given. */
function aTransport(answer: () => Promise<void> = async () => {}) {
  const given: OutgoingMail[] = []
  const mail: MailTransport = {
    title: 'test',
    keeps: true,
    close: () => {},
    send: async (outgoing) => {
      given.push(outgoing)
      await answer()
    },
  }
  return { mail, given, clock: shop.clock }
}

/** A letter in the box, and its uuid. */
async function aLetter(recipient = 'sari@surel.example'): Promise<string> {
  const letter = { language: 'en', subject: 'Hello', heading: 'Hello', paragraphs: ['News.'], footer: 'Gema' }
  await postLetter(shop.shop.db, shop.shop, { recipient, letter })
  const [mail] = await latestMails(shop.shop.db, 1)
  if (mail === undefined) throw new Error('no mail was stored')
  return mail.uuid
}

test('a stored mail is sent once, however often its job runs', async () => {
  const uuid = await aLetter()
  const transport = aTransport()
  await deliverMail(shop.shop.db, transport, uuid)
  await deliverMail(shop.shop.db, transport, uuid)
  expect(transport.given).toMatchObject([{ recipient: 'sari@surel.example', subject: 'Hello' }])
  expect((await findMail(shop.shop.db, uuid))?.sentAt).toEqual(shop.clock.now())
})

test('two workers with the same mail at once send it once', async () => {
  const uuid = await aLetter()
  const transport = aTransport()
  await Promise.allSettled([
    deliverMail(shop.shop.db, transport, uuid),
    deliverMail(shop.shop.db, transport, uuid),
  ])
  expect(transport.given).toHaveLength(1)
  expect((await findMail(shop.shop.db, uuid))?.sentAt).not.toBeNull()
})

test('a worker that finds the mail in another’s hands tries again later, in case that one fails', async () => {
  const uuid = await aLetter()
  const sending = Promise.withResolvers<void>()
  const slow = aTransport(() => sending.promise)
  const first = deliverMail(shop.shop.db, slow, uuid)
  await expect.poll(() => slow.given).toHaveLength(1)
  const quick = aTransport()
  await expect(deliverMail(shop.shop.db, quick, uuid)).rejects.toThrow('being sent')
  sending.reject(new Error('the mail server went away'))
  await expect(first).rejects.toThrow('went away')
  await deliverMail(shop.shop.db, quick, uuid)
  expect(quick.given).toHaveLength(1)
})

test('a mail that the mail server refuses stays unsent, and a later try sends it', async () => {
  const uuid = await aLetter()
  const failing = aTransport(() => Promise.reject(new Error('mailbox full')))
  await expect(deliverMail(shop.shop.db, failing, uuid)).rejects.toThrow('mailbox full')
  expect((await findMail(shop.shop.db, uuid))?.sentAt).toBeNull()
  const working = aTransport()
  await deliverMail(shop.shop.db, working, uuid)
  expect(working.given).toHaveLength(1)
})

test('a mail whose worker died on the way is sent by the next one, some minutes later', async () => {
  const uuid = await aLetter()
  const dead = aTransport(() => new Promise(() => {}))
  void deliverMail(shop.shop.db, dead, uuid)
  await expect.poll(() => dead.given).toHaveLength(1)
  shop.clock.moveOn(10 * 60_000)
  const working = aTransport()
  await deliverMail(shop.shop.db, working, uuid)
  expect(working.given).toHaveLength(1)
})

test('while a mail is on its way through a slow mail server, the shop goes on answering', async () => {
  const uuid = await aLetter()
  const sending = Promise.withResolvers<void>()
  const slow = aTransport(() => sending.promise)
  const delivered = deliverMail(shop.shop.db, slow, uuid)
  await expect.poll(() => slow.given).toHaveLength(1)
  expect(await shop.askAs()('common', {})).toMatchObject({ ok: true })
  sending.resolve()
  await delivered
  expect((await findMail(shop.shop.db, uuid))?.sentAt).not.toBeNull()
})

test('a letter of a transaction that is rolled back was never written', async () => {
  const letter = { language: 'en', subject: 'Hello', heading: 'Hello', paragraphs: [], footer: 'Gema' }
  const failed = shop.shop.db.transaction(async (tx) => {
    await postLetter(tx, shop.shop, { recipient: 'sari@surel.example', letter })
    throw new Error('the order failed')
  })
  await expect(failed).rejects.toThrow('the order failed')
  expect(await latestMails(shop.shop.db, 10)).toEqual([])
})

test('a job for a mail that is not there does nothing', async () => {
  const transport = aTransport()
  await deliverMail(shop.shop.db, transport, '00000000-0000-4000-8000-000000000000')
  expect(transport.given).toEqual([])
})
