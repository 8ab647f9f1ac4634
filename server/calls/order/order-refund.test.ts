import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { aCustomersOrder } from '../../testing/a-customers-order.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { moveOrder } from '../../testing/move-order.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
let dewi: SignedInCustomer
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  dewi = await aSignedInCustomer(shop)
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const bank = {
  ...{ bank_name: 'Bank Nusa', bank_account_name: 'Dewi Pertiwi', bank_account_number: '880-1441-70099' },
}
const reason = 'Tidak jadi dipakai.'

test('what was paid by transfer goes to an account, of which four digits can be read', async () => {
  const order = await aCustomersOrder(shop, dewi)
  await moveOrder(shop, order, 'delivered')
  expect(await dewi.ask('orderRefund', { order: order.id, reason })).toMatchObject({
    ...{ code: 201, fields: [{ field: 'bank' }] },
  })
  const { refunds } = answered(await dewi.ask('orderRefund', { order: order.id, reason, bank }))
  expect(refunds).toMatchObject([
    { status: 'requested', cause: 'request', way: 'bank', amount: order.amount, bank: { last_four: '0099' } },
  ])
  const rows = await runSql(shop, 'select * from refunds')
  expect(JSON.stringify(rows)).not.toContain('880144170099')
  expect(JSON.stringify(rows)).not.toContain('Dewi Pertiwi')
})

test('a whole payment by card goes back the way it came, without an account', async () => {
  const order = await anOrder(shop, { method: 3 })
  await shop.tellPaid(order.payment)
  const { refunds } = answered(await order.guest.ask('orderRefund', { order: order.placed.id, reason }))
  expect(refunds).toMatchObject([{ way: 'origin', amount: order.placed.amount, bank: null }])
})

test('after delivery some units can be asked for, at what they cost', async () => {
  const order = await aCustomersOrder(shop, dewi, { quantity: 3 })
  const line = order.lines[0]?.id ?? ''
  await moveOrder(shop, order, 'on_the_way')
  const some = { order: order.id, reason, bank, items: [{ line, quantity: 2 }] }
  expect(await dewi.ask('orderRefund', some)).toMatchObject({
    ...{ code: 201, message: 'Until it is delivered, only the whole order can be refunded.' },
  })
  await moveOrder(shop, order, 'delivered')
  for (const items of [[{ line, quantity: 4 }], [{ line: order.id, quantity: 1 }]])
    expect(await dewi.ask('orderRefund', { ...some, items })).toMatchObject({
      ...{ code: 201, message: 'Invalid quantity selected' },
    })
  const { refunds, actions } = answered(await dewi.ask('orderRefund', some))
  expect(refunds.map(({ amount }) => amount)).toEqual([3_000_000])
  expect(actions.finish).toMatchObject({ is_allowed: false })
})

test('asking twice or ten times at once asks once', async () => {
  const order = await aCustomersOrder(shop, dewi)
  await moveOrder(shop, order, 'delivered')
  const asked = { order: order.id, reason, bank }
  const answers = await Promise.all(Array.from({ length: 10 }, () => dewi.ask('orderRefund', asked)))
  for (const answer of answers) expect(answered(answer).refunds).toHaveLength(1)
})

test.each([
  ['not paid', 'Nothing has been paid for this order yet.', async () => {}],
  [
    'finished',
    'This order is finished.',
    async (order: Parameters<typeof moveOrder>[1] & { id: string }) => {
      await moveOrder(shop, order, 'delivered')
      answered(await dewi.ask('orderUpdateStatus', { order: order.id, action: 'finish' }))
    },
  ],
])('nothing is given back of an order that is %s', async (_what, message, move) => {
  const order = await aCustomersOrder(shop, dewi)
  await move(order)
  expect(await dewi.ask('orderRefund', { order: order.id, reason, bank })).toMatchObject({
    ...{ ok: false, code: 201, message },
  })
})

test('nobody asks for the money of somebody else', async () => {
  const order = await aCustomersOrder(shop, dewi)
  await moveOrder(shop, order, 'delivered')
  const other = await aSignedInCustomer(shop)
  expect(await other.ask('orderRefund', { order: order.id, reason, bank })).toMatchObject({ code: 404 })
})
