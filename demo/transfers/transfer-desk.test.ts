import { aPayingShop, type PayingShop } from '@gema/server/testing/a-paying-shop.ts'
import { anOrder } from '@gema/server/testing/an-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransferDesk } from './transfer-desk.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(() => shop.close())

const open = (path: string, init: RequestInit = {}) =>
  createTransferDesk(
    shop.shop.db,
    shop.around,
  )(new Request(`https://shop.example/demo/transfers${path}`, init))

test('a transfer is confirmed by the page of the desk, and not by the page of another site', async () => {
  const order = await anOrder(shop, { method: 7 })
  const confirm = (site: string) =>
    open(`/${order.payment}`, { method: 'POST', headers: { 'Sec-Fetch-Site': site } })
  for (const site of ['cross-site', 'same-site']) expect((await confirm(site))?.status).toBe(403)
  expect(await order.find()).toMatchObject({ payment_status: 0 })
  expect(await (await open(''))?.text()).toContain(order.placed.number)
  expect((await confirm('same-origin'))?.status).toBe(303)
  expect(await order.find()).toMatchObject({ payment_status: 1 })
})
