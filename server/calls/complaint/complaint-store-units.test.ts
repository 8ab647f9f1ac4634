import type { CallInput } from '@gema/contract/client.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readyForOrders } from '../../testing/a-checkout.ts'
import {
  aComplaint,
  aComplaintAbout,
  aFile,
  aPictureFile,
  aSentOrder,
  type SentOrder,
  watchEvidence,
} from '../../testing/a-complaint.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let kept: () => string[]
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
})
beforeEach(async () => {
  await clearTables(shop, 'complaints')
  kept = watchEvidence(shop)
})
afterAll(() => shop.close())

const filed = () => runSql(shop, 'select * from complaints order by id')
const store = (order: SentOrder, given: object = {}) =>
  order.guest.ask('complaintStore', aComplaintAbout(order, given))
const openCount = async (order: SentOrder) => Number((await order.row()).open_complaints)

test('more than was bought, the same line twice, or a line of another order is no quantity', async () => {
  const order = await aSentOrder(shop)
  const other = await aSentOrder(shop)
  const [line] = order.lines.map(({ id }) => id)
  const wrong: CallInput<'complaintStore'>['items'][] = [
    [{ line, quantity: 3 }],
    [
      { line, quantity: 1 },
      { line, quantity: 1 },
    ],
    [{ line: other.lines[0]?.id, quantity: 1 }],
  ]
  for (const items of wrong)
    expect(await store(order, { items, evidence: [await aPictureFile()] })).toMatchObject({
      code: 201,
      fields: [{ field: 'items', message: 'Invalid quantity selected' }],
    })
  expect(await filed()).toEqual([])
  expect(kept()).toEqual([])
})

test('what stands in a complaint that is open or resolved cannot be complained about again', async () => {
  const order = await aSentOrder(shop, { quantity: 3 })
  const items = (quantity: number) => ({ items: [{ line: order.lines[0]?.id ?? '', quantity }] })
  const first = await aComplaint(order, items(2))
  expect(await store(order, { ...items(2), description: 'Another' })).toMatchObject({ code: 201 })
  const second = await aComplaint(order, { ...items(1), description: 'The third' })
  expect(await openCount(order)).toBe(2)
  expect(await store(order, { ...items(1), description: 'One more' })).toMatchObject({
    message: 'Invalid quantity selected',
  })
  // Of a resolved one they stay taken, of a withdrawn or rejected one they are free again.
  await runSql(shop, "update complaints set status = 'resolved' where uuid = $1", [first.id])
  expect(await store(order, { ...items(1), description: 'One more' })).toMatchObject({ code: 201 })
  answered(await order.guest.ask('complaintUpdateStatus', { id: second.id, action: 'cancel' }))
  expect(await store(order, { ...items(2), description: 'One more' })).toMatchObject({ code: 201 })
  expect(await store(order, { ...items(1), description: 'One more' })).toMatchObject({ ok: true })
})

test('who presses twice files once, also at the same moment', async () => {
  const order = await aSentOrder(shop)
  const evidence = [await aPictureFile()]
  const answers = await Promise.all([store(order, { evidence }), store(order, { evidence })])
  const [first, second] = answers.map((answer) => answered(answer))
  expect(second?.id).toBe(first?.id)
  expect(await filed()).toHaveLength(1)
  expect(kept()).toHaveLength(1)
  expect(await openCount(order)).toBe(1)
  // A minute later it is another one.
  shop.clock.moveOn(60_000)
  const later = answered(await store(order, { evidence }))
  expect(later.id).not.toBe(first?.id)
})

test('of two complaints about the last unit, at the same moment, one is filed', async () => {
  const order = await aSentOrder(shop, { quantity: 1 })
  const evidence = [await aPictureFile()]
  const answers = await Promise.all(
    ['First', 'Second', 'Third'].map((description) => store(order, { description, evidence })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([
    { message: 'Invalid quantity selected' },
    { message: 'Invalid quantity selected' },
  ])
  expect(await filed()).toHaveLength(1)
  expect(kept()).toHaveLength(1)
  expect(await openCount(order)).toBe(1)
})

test('about one order five complaints are filed, however they ended, and no file of a sixth is read', async () => {
  const order = await aSentOrder(shop)
  const file = (place: number) =>
    store(order, { description: `Number ${place}`, evidence: [aFile('a.jpg', 'no picture')] })
  for (let place = 1; place <= 5; place++) {
    const { id } = await aComplaint(order, { description: `Number ${place}` })
    if (place === 5) break
    answered(await order.guest.ask('complaintUpdateStatus', { id, action: 'cancel' }))
  }
  expect(await file(6)).toMatchObject({
    code: 201,
    message: 'You have filed 5 complaints about this order. Please write to us.',
  })
  // Who presses twice has filed the fifth.
  expect(await store(order, { description: 'Number 5' })).toMatchObject({ ok: true })
  const { filing } = answered(await order.guest.askIn('id')('complaintFind', { order: order.id }))
  expect(filing).toMatchObject({
    is_allowed: false,
    reason: 'Anda sudah mengajukan 5 komplain untuk pesanan ini. Silakan hubungi kami.',
  })
  expect(await filed()).toHaveLength(5)
  // Another order has its own.
  await aComplaint(await aSentOrder(shop))
})

test('of two that would be the fifth, at the same moment, one is filed', async () => {
  const order = await aSentOrder(shop)
  for (let place = 1; place <= 4; place++) {
    const { id } = await aComplaint(order, { description: `Number ${place}` })
    answered(await order.guest.ask('complaintUpdateStatus', { id, action: 'cancel' }))
  }
  const evidence = [await aPictureFile()]
  const answers = await Promise.all(
    ['One', 'Two'].map((description) => store(order, { description, evidence })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)?.message).toContain('You have filed 5 complaints')
  expect(kept()).toHaveLength(1)
})
