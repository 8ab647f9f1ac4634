import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import type { Mail } from '../../modules/notifications/notifications.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(() => shop.close())

/** The mails that were sent again for an order, whoever got them. */
const sentAgain = async ({ placed }: AnOrder): Promise<Mail[]> =>
  (await shop.mails()).filter(({ subject }) => subject === `All about your order ${placed.number}`)

const nobody = () => shop.askAs()
const countOf = async (order: AnOrder) =>
  (await storyOf(shop, order.placed)).filter((kind) => kind === 'mail_again').length

test('the owner of an order gets its mail again, at the address it was placed with', async () => {
  const order = await anOrder(shop)
  const answer = await order.guest.ask('orderSendEmail', { order: order.placed.id })
  expect(answered(answer)).toEqual({})
  const [mail, ...more] = await sentAgain(order)
  expect(more).toEqual([])
  expect(mail?.recipient).toBe(order.placed.email)
  expect(mail?.text).toContain(order.placed.lines[0]?.name)
  const [event] = await runSql(
    shop,
    `select actor, reason from order_events e join orders o on o.id = e.order_id where o.uuid = $1 and e.kind = 'mail_again'`,
    [order.placed.id],
  )
  expect(event).toEqual({ actor: 'shopper', reason: '' })
})

test('the key from a mail is enough, with any token or with none', async () => {
  const order = await anOrder(shop)
  const key = shop.shop.sealer.keyFor(orderKeyName(order.placed.id))
  answered(await nobody()('orderSendEmail', { order: order.placed.id, key }))
  answered(await aGuest(shop).ask('orderSendEmail', { order: order.placed.id, key }))
  expect((await sentAgain(order)).map(({ recipient }) => recipient)).toEqual([
    order.placed.email,
    order.placed.email,
  ])
})

test('an order of somebody else is not there, and nobody is written to', async () => {
  const order = await anOrder(shop)
  const other = await anOrder(shop)
  const otherKey = shop.shop.sealer.keyFor(orderKeyName(other.placed.id))
  for (const ask of [other.guest.ask, nobody()])
    for (const key of [undefined, 'made-up', otherKey])
      expect(await ask('orderSendEmail', { order: order.placed.id, key })).toMatchObject({
        ok: false,
        code: 404,
      })
  // What is said besides does not help either.
  const { number, email, id } = order.placed
  expect(await nobody()('orderSendEmail', { order: id, number, email })).toMatchObject({
    ok: false,
    code: 404,
  })
  expect(await sentAgain(order)).toEqual([])
  expect(await countOf(order)).toBe(0)
})

test('by number and e-mail the answer is the same whether there is such an order or not', async () => {
  const order = await anOrder(shop)
  const { number, email } = order.placed
  const said = async (input: object) => {
    const response = await shop.fetch('/api/storefront/order/send-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    return { status: response.status, body: await response.text() }
  }
  const right = await said({ number: ` ${number.toLowerCase()} `, email: email.toUpperCase() })
  expect(right.status).toBe(200)
  // Nothing was looked up yet: the same was done for all of them.
  expect(await countOf(order)).toBe(0)
  expect(await said({ number, email: 'someone.else@surel.example' })).toEqual(right)
  expect(await said({ number: 'GM-2611-999999', email })).toEqual(right)
  const mails = await sentAgain(order)
  expect(mails.map(({ recipient }) => recipient)).toEqual([email])
  expect((await shop.mails()).some(({ recipient }) => recipient.startsWith('someone.else'))).toBe(false)
})

test('three mails an hour are enough for one order; then its owner is told to wait, and nobody else anything', async () => {
  const order = await anOrder(shop)
  const { id, number, email } = order.placed
  const mine = () => order.guest.ask('orderSendEmail', { order: id })
  const named = () => nobody()('orderSendEmail', { number, email })
  answered(await mine())
  answered(await named())
  await shop.mails()
  shop.clock.moveOn(30 * 60_000)
  answered(await mine())
  const refused = await mine()
  expect(refused).toMatchObject({ ok: false, code: 429 })
  expect(answered(await named())).toEqual({})
  expect(await sentAgain(order)).toHaveLength(3)
  // Another order is counted on its own.
  const other = await anOrder(shop)
  answered(await other.guest.ask('orderSendEmail', { order: other.placed.id }))
  shop.clock.moveOn(30 * 60_000)
  answered(await mine())
  answered(await mine())
  expect(await mine()).toMatchObject({ ok: false, code: 429 })
  expect(await sentAgain(order)).toHaveLength(5)
})

test('wishes that come at once do not get around the limit', async () => {
  const order = await anOrder(shop)
  const all = await Promise.all(
    Array.from({ length: 6 }, () => order.guest.ask('orderSendEmail', { order: order.placed.id })),
  )
  expect(all.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await countOf(order)).toBe(3)
})

test.each([
  ['nothing', {}],
  ['only a number', { number: 'GM-2611-001001' }],
  ['only an e-mail', { email: 'sari@surel.example' }],
  ['only a key', { key: 'k' }],
  ['a number that is none', { number: '12', email: 'sari@surel.example' }],
])('%s is not enough to name an order', async (_what, input) => {
  expect(await nobody()('orderSendEmail', input)).toMatchObject({ ok: false, code: 201 })
})

test('an order that does not exist is not there', async () => {
  expect(await nobody()('orderSendEmail', { order: randomUUID() })).toMatchObject({ ok: false, code: 404 })
})
