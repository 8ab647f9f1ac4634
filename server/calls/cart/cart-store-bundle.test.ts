import { randomUUID } from 'node:crypto'
import { cartStore } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBundle } from '../../testing/a-bundle.ts'
import { putIntoCart } from '../../testing/a-cart.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { anAddOn } from '../../testing/an-add-on.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a bundle comes as a whole, for less, and again becomes more of the same', async () => {
  const amplifier = await aProduct(shop, { defaultPrice: 6_000_000, stock: 4 })
  const microphone = await aProduct(shop, { defaultPrice: 1_000_005, stock: 9 })
  const bundle = await aBundle(shop, [{ product: amplifier }, { product: microphone, quantity: 2 }])
  const guest = aGuest(shop)
  const once = answered(await guest.ask('cartStore', { bundle }))
  expect(cartStore.data.safeParse(once).error).toBeUndefined()
  expect(once.cart.map(({ quantity, bundle: part }) => [quantity, part?.holds, part?.name])).toEqual([
    [1, true, 'Karaoke starter'],
    [2, true, 'Karaoke starter'],
  ])
  expect(new Set(once.cart.map(({ bundle: part }) => part?.key)).size).toBe(1)
  expect(once.totals).toMatchObject({ items: 8_000_010, bundle_discount: 800_001, total: 7_200_009 })
  const twice = answered(await guest.ask('cartStore', { bundle, quantity: 2 }))
  expect(twice.cart.map(({ quantity }) => quantity)).toEqual([3, 6])
  expect(twice.totals.bundle_discount).toBe(3 * 800_001)
  expect(await guest.ask('cartStore', { bundle, quantity: 2 })).toMatchObject({
    form: ['Product quantity exceeds inventory. Only 4 left.'],
  })
  // The variant alone is a line of its own, and shares the units.
  const alone = await putIntoCart(guest, amplifier)
  expect(alone.cart).toHaveLength(3)
  expect((await guest.ask('cartStore', { inventory: amplifier.variants[0]?.uuid })).ok).toBe(false)
})

test('a bundle with a part that nobody may buy is not offered', async () => {
  const [one, other] = await someProducts(shop, 2)
  if (one === undefined || other === undefined) throw new Error('no products')
  const bundle = await aBundle(shop, [{ product: one }, { product: other }])
  await withdrawProduct(shop, other)
  const refused = { code: 201, form: ['This bundle is no longer offered.'] }
  expect(await aGuest(shop).ask('cartStore', { bundle })).toMatchObject(refused)
  expect(await aGuest(shop).ask('cartStore', { bundle: randomUUID() })).toMatchObject(refused)
})

test('a service that comes with a bundle goes with the part that it is offered for', async () => {
  const installation = await anAddOn(shop)
  const amplifier = await aProduct(shop)
  const screen = await aProduct(shop, { addOnUuids: [installation] })
  const bundle = await aBundle(shop, [{ product: amplifier }, { product: screen }])
  const cart = answered(await aGuest(shop).ask('cartStore', { bundle, add_ons: [installation] }))
  expect(cart.cart.map(({ add_ons }) => add_ons.map(({ isChecked }) => isChecked))).toEqual([[], [1]])
})

test('a bundle of which a part is gone from the cart comes whole again, beside it', async () => {
  const [one, other] = await someProducts(shop, 2)
  if (one === undefined || other === undefined) throw new Error('no products')
  const bundle = await aBundle(shop, [{ product: one }, { product: other }])
  const guest = aGuest(shop)
  const { cart } = answered(await guest.ask('cartStore', { bundle }))
  await guest.ask('cartDelete', { id: [cart[0]?.cart_id ?? ''] })
  const again = answered(await guest.ask('cartStore', { bundle }))
  expect(again.cart.map((line) => line.bundle?.holds)).toEqual([false, true, true])
  expect(again.totals).toMatchObject({ items: 3_000_000, bundle_discount: 200_000 })
})
