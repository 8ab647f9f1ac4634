import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSettings, readSettings } from '../../modules/settings/settings.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { type AnOrder, anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { moveOrder } from '../../testing/move-order.ts'

let shop: PayingShop
let order: AnOrder
beforeAll(async () => {
  shop = await aPayingShop()
  order = await anOrder(shop, { method: 7, email: 'sari@surel.example' })
  await moveOrder(shop, order.placed, 'on_the_way')
})
afterAll(() => shop.close())

const track = (number: string, email: string, language = 'en') =>
  shop.askAs({ language })('trackOrder', { number, email })

test('who knows number and e-mail sees where it is, without any token', async () => {
  const found = answered(await track(order.placed.number, 'sari@surel.example', 'id'))
  expect(found.steps.map(({ name, state }) => [name, state])).toEqual([
    ['Menunggu pembayaran', 'done'],
    ['Dikonfirmasi', 'done'],
    ['Diserahkan ke kurir', 'done'],
    ['Dalam perjalanan', 'active'],
    ['Sampai', 'todo'],
  ])
  expect(found.parcels[0]?.tracking_number).toBe('AG 2611 7730 415')
  expect(found.events.map(({ kind }) => kind)).toEqual(['in_transit', 'hand_over', 'pay', 'placed'])
  expect(found.estimate).not.toBeNull()
})

test('the number may be typed as people type it, and the e-mail in any case', async () => {
  const typed = order.placed.number.toLowerCase().replaceAll('-', ' ')
  expect((await track(` ${typed} `, 'Sari@Surel.example')).ok).toBe(true)
})

test('nothing of it tells who ordered, where they live, what they paid or what was said', async () => {
  const found = JSON.stringify(answered(await track(order.placed.number, 'sari@surel.example')))
  const { address, amount, id, payment } = order.placed
  const secrets = [address.recipient, address.street, address.phone, address.postcode, String(amount), id]
  for (const secret of [...secrets, payment.uuid, 'Cilandak', 'sari@']) expect(found).not.toContain(secret)
})

test.each([
  ['another e-mail', () => track(order.placed.number, 'dewi@surel.example')],
  ['a number that nobody has', () => track('GM-2611-999999', 'sari@surel.example')],
])('with %s there is no such order', async (_what, ask) => {
  expect(await ask()).toMatchObject({ ok: false, code: 404, message: 'Order not found' })
})

test('what cannot be a number is told in the caller’s language', async () => {
  expect(await track('4821', 'sari@surel.example', 'id')).toMatchObject({
    code: 201,
    fields: [{ field: 'number', message: 'Nomor pesanan berbentuk GM-2611-004821.' }],
  })
})

test('its owner tracks it by its id, and nobody else does', async () => {
  expect(answered(await order.guest.ask('orderTrack', { order: order.placed.id })).status).toBe(4)
  const other = await anOrder(shop)
  expect(await other.guest.ask('orderTrack', { order: order.placed.id })).toMatchObject({ code: 404 })
})

test('whoever tries one e-mail again and again is asked to wait', async () => {
  const { rateLimits } = await readSettings(shop.shop.db)
  await changeSettings(shop.shop.db, {
    rateLimits: { ...rateLimits, 'sign-in': { requests: 2, seconds: 600 } },
  })
  shop.clock.moveOn(6_000)
  const tries = []
  for (const last of [1, 2, 3]) tries.push((await track(`GM-2611-00000${last}`, 'ani@surel.example')).ok)
  expect(await track(order.placed.number, 'ani@surel.example')).toMatchObject({ code: 429 })
  expect(tries).toEqual([false, false, false])
  await changeSettings(shop.shop.db, { rateLimits })
})
