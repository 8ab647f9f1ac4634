import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartOf, lineOf, noticesOf, putIntoCart } from '../../testing/a-cart.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aProduct } from '../../testing/a-product.ts'
import { anAddOn } from '../../testing/an-add-on.ts'
import { answered } from '../../testing/answered.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await someRegions(shop)
})
afterAll(() => shop.close())

test('services are added and taken away, and each is paid as it is priced', async () => {
  const crate = await anAddOn(shop, { kind: 'crate', pricing: 'per_unit', amount: 185_000 })
  const warranty = await anAddOn(shop, { kind: 'warranty', pricing: 'percent', amount: 5 })
  const installation = await anAddOn(shop)
  const product = await aProduct(shop, {
    defaultPrice: 1_234_567,
    addOnUuids: [crate, warranty, installation],
  })
  const guest = aGuest(shop)
  const { cart } = await putIntoCart(guest, product, { quantity: 3 })
  const cart_id = cart[0]?.cart_id ?? ''
  const change = async (checked: string[], unchecked: string[] = []) =>
    answered(await guest.ask('cartUpdateAddservice', { cart_id, checked, unchecked }))
  const all = await change([crate, warranty, installation])
  expect(all.totals).toMatchObject({
    add_on_count: 3,
    add_ons: 3 * 185_000 + 3 * 61_728 + 350_000,
    items: 3_703_701,
  })
  expect(await change([crate])).toMatchObject({ totals: all.totals })
  const fewer = await change([], [crate, installation, randomUUID()])
  expect(fewer.totals).toMatchObject({ add_on_count: 1, add_ons: 185_184 })
  expect(fewer.revision).toBe(4)
})

test('a service is only bought where it is offered, and what is not is said', async () => {
  const installation = await anAddOn(shop, { regionCodes: ['31', '36.74'] })
  const product = await aProduct(shop, { addOnUuids: [installation] })
  const guest = aGuest(shop)
  const anywhere = await putIntoCart(guest, product, { add_ons: [installation] })
  expect(lineOf(anywhere, product).add_ons).toMatchObject([{ is_available: true }])
  const goTo = async (destination: string, language = 'en') =>
    answered(await guest.askIn(language)('cartUpdateShipping', { destination }))
  const depok = await goTo('32.76.06.1003')
  expect(lineOf(depok, product).add_ons).toMatchObject([
    { isChecked: 1, is_available: false, price: 350_000 },
  ])
  expect(depok.totals).toMatchObject({ add_ons: 0, add_on_count: 0 })
  expect(lineOf(depok, product).notices).toEqual([
    {
      kind: 'add_on_unavailable',
      message: 'Not offered at your destination, so not counted: Installation at home.',
    },
  ])
  expect(lineOf(await goTo('32', 'id'), product).notices[0]?.message).toBe(
    'Tidak tersedia di tujuan Anda, jadi tidak dihitung: Instalasi di rumah.',
  )
  const jakarta = await goTo('31.74')
  expect(noticesOf(lineOf(jakarta, product))).toEqual([])
  expect(jakarta.totals.add_ons).toBe(350_000)
})

test('a service that is not offered for the product, and a line that is removed, are refused', async () => {
  const [mine, other] = [await anAddOn(shop), await anAddOn(shop)]
  const product = await aProduct(shop, { addOnUuids: [mine] })
  const guest = aGuest(shop)
  const { cart_id } = lineOf(await putIntoCart(guest, product), product)
  const refused = await guest.ask('cartUpdateAddservice', { cart_id, checked: [mine, other] })
  expect(refused).toMatchObject({ code: 201, form: ['This service is not offered for this product.'] })
  expect((await cartOf(guest)).totals.add_ons).toBe(0)
  await guest.ask('cartDelete', { id: [cart_id] })
  expect(await guest.ask('cartUpdateAddservice', { cart_id, checked: [mine] })).toMatchObject({ code: 404 })
})
