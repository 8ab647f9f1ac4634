import { bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { aBundle } from '../../testing/a-bundle.ts'
import { aCheckout, readyForOrders } from '../../testing/a-checkout.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct, someProducts } from '../../testing/a-product.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await readyForOrders(shop)
})
afterAll(() => shop.close())

const uuidOf = ({ variants: [variant] }: AProduct): string => variant?.uuid ?? ''
const listOf = (...wanted: [AProduct, number][]) => ({
  lines: wanted.map(([product, quantity]) => ({ inventory: uuidOf(product), quantity })),
})
const addAll = async ({ ask }: Pick<Guest, 'ask'>, ...wanted: [AProduct, number][]) =>
  answered(await ask('cartStoreList', listOf(...wanted)))

test('variants that are bundles together go in as those, for what the bundles say', async () => {
  const amplifier = await aProduct(shop, { defaultPrice: 6_000_007, stock: 4 })
  const microphone = await aProduct(shop, { defaultPrice: 1_000_005, stock: 9 })
  const screen = await aProduct(shop, { defaultPrice: 3_333_333 })
  const mount = await aProduct(shop, { defaultPrice: 111_111 })
  const karaoke = [{ product: amplifier }, { product: microphone, quantity: 2 }]
  const bundles = [
    { uuid: await aBundle(shop, karaoke, { discountPercent: 7 }), discount_percent: 7, parts: karaoke },
    ...(await Promise.all(
      [3, 12].map(async (discount_percent) => {
        const parts = [{ product: screen }, { product: mount }]
        const uuid = await aBundle(shop, parts, { discountPercent: discount_percent })
        return { uuid, discount_percent, parts }
      }),
    )),
  ]
  const wanted: [AProduct, number][] = [
    [amplifier, 3],
    [microphone, 5],
    [screen, 1],
    [mount, 2],
  ]
  const guest = aGuest(shop)
  const { cart, added, skipped } = await addAll(guest, ...wanted)
  const prices = new Map(cart.cart.map(({ inventory, pricing }) => [inventory.uuid, pricing.price]))
  const savings = bundleSavings(
    listOf(...wanted).lines.map((line) => ({ ...line, price: prices.get(line.inventory) ?? 0 })),
    bundles.map(({ parts, ...bundle }) => ({
      ...bundle,
      name: '',
      items: parts.map((part) => ({ quantity: 1, ...part, inventory: uuidOf(part.product) })),
    })),
  )
  expect(savings.map(({ bundle, sets }) => [bundle.discount_percent, sets])).toEqual([
    [7, 2],
    [12, 1],
  ])
  expect(cart.totals.bundle_discount).toBe(savings.reduce((sum, { saving }) => sum + saving, 0))
  expect(added.map(({ quantity }) => quantity)).toEqual([3, 5, 1, 2])
  expect(skipped).toEqual([])
  expect(cart.cart.map(({ quantity, bundle }) => [quantity, bundle?.holds])).toEqual([
    [2, true],
    [4, true],
    [1, true],
    [1, true],
    [1, undefined],
    [1, undefined],
    [1, undefined],
  ])
})

test('the same bundle again becomes more of it, and one with a part that lacks goes in part by part', async () => {
  const one = await aProduct(shop, { stock: 3 })
  const other = await aProduct(shop, { stock: 2 })
  await aBundle(shop, [{ product: one }, { product: other }])
  const guest = aGuest(shop)
  await addAll(guest, [one, 1], [other, 1])
  const again = await addAll(guest, [one, 1], [other, 1])
  expect(again.cart.cart.map(({ quantity }) => quantity)).toEqual([2, 2])
  expect(again.cart.totals.bundle_discount).toBe(400_000)
  const lacking = await addAll(guest, [one, 1], [other, 1])
  expect(lacking.added).toEqual([{ inventory: uuidOf(one), quantity: 1 }])
  expect(lacking.skipped).toMatchObject([{ wanted: 1, added: 0, reason: 'too_few' }])
  expect(lacking.cart.cart.map(({ quantity, bundle }) => [quantity, bundle?.holds])).toEqual([
    [2, true],
    [2, true],
    [1, undefined],
  ])
})

test('what was added as a list is bought for the total that the cart says', async () => {
  const [one, other] = await someProducts(shop, 2, { defaultPrice: 1_500_000 })
  const cheap = await aProduct(shop, { defaultPrice: 99_999 })
  if (one === undefined || other === undefined) throw new Error('no products')
  await aBundle(shop, [{ product: one }, { product: other }])
  const guest = aGuest(shop)
  await addAll(guest, [one, 1], [other, 2], [cheap, 3])
  const { totals } = answered(await guest.ask('cartUpdateShipping', { destination: '31.74.06.1001' }))
  expect(totals).toMatchObject({ items: 4_799_997, bundle_discount: 300_000 })
  const order = answered(await guest.ask('checkoutStore', aCheckout(totals.total)))
  expect(order.amount).toBe(totals.total + order.payment.unique_code)
  expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(4_499_997)
  expect(answered(await guest.ask('cartFind', {})).cart).toEqual([])
  expect(await checkBooks(shop.shop.db)).toEqual([])
})
