import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings, readSettings } from '../../modules/settings/settings.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import { aComplaint, aFile, aPictureFile, aSentOrder, watchEvidence } from '../../testing/a-complaint.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { answered } from '../../testing/answered.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
})
afterAll(() => shop.close())

test('its owner says and shows more while it is open, and says nothing twice by pressing twice', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  const kept = watchEvidence(shop)
  const reply = (text: string, evidence: File[] = []) =>
    order.guest.ask('complaintReply', { id, text, evidence })
  answered(await reply('The lamp stays green.'))
  const film = [await aPictureFile('lampu.png', 'png')]
  await Promise.all([reply('', film), reply('', film)])
  const { messages, status } = answered(await reply('', [await aPictureFile('lain.jpg')]))
  expect(messages.map(({ kind, author, text, evidence }) => [kind, author, text, evidence[0]?.name])).toEqual(
    [
      ['created', 'shopper', 'Two panels are cracked in the corner.', undefined],
      ['message', 'shopper', 'The lamp stays green.', undefined],
      ['message', 'shopper', '', 'lampu.png'],
      ['message', 'shopper', '', 'lain.jpg'],
    ],
  )
  expect(status).toBe('created')
  expect(kept()).toHaveLength(2)
})

test('without a word and without a file there is nothing to say, and a bad file is told', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  const kept = watchEvidence(shop)
  expect(await order.guest.ask('complaintReply', { id, text: '  ' })).toMatchObject({
    code: 201,
    fields: [{ field: 'text', message: 'Please write something or add a file.' }],
  })
  expect(await order.guest.askIn('id')('complaintReply', { id })).toMatchObject({
    message: 'Tulis sesuatu atau tambahkan berkas.',
  })
  const evidence = [await aPictureFile(), aFile('a.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>')]
  expect(await order.guest.ask('complaintReply', { id, text: 'Look', evidence })).toMatchObject({
    code: 201,
    fields: [{ field: 'evidence', message: '“a.jpg” is not a picture or video that we can read.' }],
  })
  expect(kept()).toEqual([])
  expect(answered(await order.guest.ask('complaintTracking', { id })).messages).toHaveLength(1)
})

test('of a complaint that is closed no file is read', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  answered(await order.guest.ask('complaintUpdateStatus', { id, action: 'cancel' }))
  const evidence = [aFile('a.jpg', 'no picture')]
  expect(await order.guest.ask('complaintReply', { id, text: 'Look', evidence })).toMatchObject({
    code: 201,
    message: 'This complaint is closed.',
  })
})

test('its owner says a hundred things, and no more', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  await runSql(
    shop,
    `insert into complaint_messages (complaint_id, kind, author, text, said_at)
     select c.id, 'message', 'shopper', 'Word', now() from complaints c, generate_series(1, 98) where c.uuid = $1`,
    [id],
  )
  const reply = (text: string, language = 'en') => order.guest.askIn(language)('complaintReply', { id, text })
  const last = answered(await reply('The last word.'))
  expect(last.messages).toHaveLength(100)
  expect(last.actions.reply).toEqual({
    is_allowed: false,
    reason: 'This conversation is full. Please write to us by e-mail.',
  })
  // What came a moment ago has come.
  answered(await reply('The last word.'))
  expect(await reply('One more.', 'id')).toMatchObject({
    code: 201,
    message: 'Percakapan ini sudah penuh. Silakan hubungi kami lewat surel.',
  })
  answered(await order.guest.ask('complaintUpdateStatus', { id, action: 'cancel' }))
})

test('the shop is written to about the first reply since its own last word', async () => {
  await changeSettings(shop.shop.db, { email: 'halo@gema.example' })
  const staff = await aStaffMember(shop)
  const order = await aSentOrder(shop)
  const { id, number } = await aComplaint(order)
  const toShop = async () => {
    const mails = await shop.mails()
    return mails.filter(
      ({ recipient, subject }) => recipient === 'halo@gema.example' && subject.includes(number),
    ).length
  }
  const reply = async (text: string) => answered(await order.guest.ask('complaintReply', { id, text }))
  expect(await toShop()).toBe(1)
  for (const text of ['One', 'Two', 'Three']) await reply(text)
  expect(await toShop()).toBe(2)
  answered(await staff.ask('complaintAnswer', { number, text: 'We look at it.' }))
  for (const text of ['Four', 'Five']) await reply(text)
  expect(await toShop()).toBe(3)
  answered(await staff.ask('complaintPropose', { number, text: 'Two new panels.' }))
  for (const text of ['Six', 'Seven']) await reply(text)
  expect(await toShop()).toBe(4)
})

test('replies and answers with files are paced as forms are', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  const { rateLimits } = await readSettings(shop.shop.db)
  // What was sent before is forgotten.
  shop.clock.moveOn(60_000)
  await limitRequests(shop, 'form', { requests: 1, seconds: 600 })
  try {
    answered(await order.guest.ask('complaintReply', { id, text: 'One' }))
    expect(await order.guest.ask('complaintReply', { id, text: 'Two' })).toMatchObject({ code: 429 })
    expect(await order.guest.ask('complaintUpdateStatus', { id, action: 'cancel' })).toMatchObject({
      code: 429,
    })
  } finally {
    await limitRequests(shop, 'form', rateLimits.form)
  }
})

test('one complaint holds at most twenty files', async () => {
  const order = await aSentOrder(shop)
  const kept = watchEvidence(shop)
  const complaint = await aComplaint(order)
  const reply = async (files: number, text: string) =>
    order.guest.ask('complaintReply', {
      id: complaint.id,
      text,
      evidence: await Promise.all(Array.from({ length: files }, () => aPictureFile())),
    })
  for (const text of ['one', 'two', 'three']) answered(await reply(5, text))
  answered(await reply(4, 'four'))
  expect(await reply(2, 'five')).toMatchObject({
    code: 201,
    fields: [{ field: 'evidence', message: 'A complaint can hold at most 20 files.' }],
  })
  answered(await reply(1, 'five'))
  expect(kept()).toHaveLength(20)
  // What came a moment ago has come, and of anything else no file is read.
  answered(await reply(1, 'five'))
  expect(
    await order.guest.ask('complaintReply', { id: complaint.id, evidence: [aFile('a.jpg', 'no picture')] }),
  ).toMatchObject({ message: 'A complaint can hold at most 20 files.' })
  expect(kept()).toHaveLength(20)
})

test('what is said has the rules of all texts of several lines: no characters that nobody sees', async () => {
  const order = await aSentOrder(shop)
  const { id } = await aComplaint(order)
  const refused = { ok: false, code: 201, fields: [{ field: 'text' }] }
  const invisible = 'It hums.\u0007\u2028'
  expect(await order.guest.ask('complaintReply', { id, text: invisible })).toMatchObject(refused)
  const decline = { id, action: 'decline', text: invisible } as const
  expect(await order.guest.ask('complaintUpdateStatus', decline)).toMatchObject(refused)
  answered(await order.guest.ask('complaintReply', { id, text: 'It hums.\nStill.' }))
})
