import { cartMerge } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBundle } from '../../testing/a-bundle.ts'
import { cartOf, lineOf, noticesOf, putIntoCart } from '../../testing/a-cart.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct, someProducts } from '../../testing/a-product.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddOn } from '../../testing/an-add-on.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { someVouchers } from '../../testing/some-vouchers.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let both: AProduct
let onlyGuest: AProduct
let onlyAccount: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await someRegions(shop)
  const [a, b, c] = await someProducts(shop, 3, { stock: 8 })
  if (!a || !b || !c) throw new Error('no products')
  both = a
  onlyGuest = b
  onlyAccount = c
})
afterAll(() => shop.close())

const merge = (customer: SignedInCustomer, guest: Guest) =>
  customer.ask('cartMerge', { guest_token: guest.token })

async function twoCarts(): Promise<{ customer: SignedInCustomer; guest: Guest }> {
  const customer = await aSignedInCustomer(shop)
  await putIntoCart(customer, both, { quantity: 2 })
  await putIntoCart(customer, onlyAccount)
  const guest = aGuest(shop)
  await putIntoCart(guest, both, { quantity: 3 })
  await putIntoCart(guest, onlyGuest)
  return { customer, guest }
}

test('what the guest chose stays selected, what the account had comes unselected, the same adds up', async () => {
  const { customer, guest } = await twoCarts()
  const merged = answered(await merge(customer, guest))
  expect(cartMerge.data.safeParse(merged).error).toBeUndefined()
  expect(lineOf(merged, both)).toMatchObject({ quantity: 5, selected: 1, notices: [] })
  expect(lineOf(merged, onlyGuest)).toMatchObject({ quantity: 1, selected: 1, notices: [] })
  expect(lineOf(merged, onlyAccount)).toMatchObject({
    selected: 2,
    notices: [{ kind: 'from_account', message: 'Came in from your account cart. Select it to buy it now.' }],
  })
  expect(merged).toMatchObject({ revision: 3, count: 7 })
  const cart_id = lineOf(merged, onlyAccount).cart_id
  const chosen = answered(await customer.ask('cartUpdate', { checked: [cart_id] }))
  expect(noticesOf(lineOf(chosen, onlyAccount))).toEqual([])
})

test('doing it again changes nothing, and the guest has no cart any more', async () => {
  const { customer, guest } = await twoCarts()
  const merged = answered(await merge(customer, guest))
  expect(answered(await merge(customer, guest))).toEqual(merged)
  expect(await cartOf(guest)).toMatchObject({ revision: 0, cart: [] })
})

test('several merges at once are one', async () => {
  const { customer, guest } = await twoCarts()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => merge(customer, guest)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(lineOf(await cartOf(customer), both).quantity).toBe(5)
  expect(await cartOf(customer)).toMatchObject({ revision: 3, count: 7 })
})

test('two customers who bring the same guest’s cart do not both get it', async () => {
  const [one, other] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
  const guest = aGuest(shop)
  await putIntoCart(guest, onlyGuest)
  await Promise.all([merge(one, guest), merge(other, guest)])
  expect((await cartOf(one)).count + (await cartOf(other)).count).toBe(1)
})

test('more than there is is clipped to the stock, and that is said until it is seen', async () => {
  const scarce = await aProduct(shop, { stock: 4 })
  const customer = await aSignedInCustomer(shop)
  await putIntoCart(customer, scarce, { quantity: 3 })
  const guest = aGuest(shop)
  await putIntoCart(guest, scarce, { quantity: 2 })
  const merged = answered(await merge(customer, guest))
  expect(lineOf(merged, scarce)).toMatchObject({
    quantity: 4,
    notices: [
      {
        kind: 'clipped',
        message: 'Your two carts together had more than can be had. The quantity is now 4.',
      },
    ],
  })
  const ids = merged.cart.map(({ cart_id }) => cart_id)
  answered(await customer.ask('cartUpdate', { checked: ids }))
  expect(noticesOf(lineOf(await cartOf(customer), scarce))).toEqual(['clipped'])
  const seen = answered(await customer.ask('cartUpdate', { seen: ids }))
  expect(noticesOf(lineOf(seen, scarce))).toEqual([])
})

test('a customer without a cart gets the guest’s as it is, with its voucher, destination and services', async () => {
  await someVouchers(shop, { code: 'WITHME' })
  const installation = await anAddOn(shop)
  const product = await aProduct(shop, { addOnUuids: [installation] })
  const bundle = await aBundle(shop, [{ product: both }, { product: onlyGuest }])
  const guest = aGuest(shop)
  await putIntoCart(guest, product, { add_ons: [installation] })
  await guest.ask('cartStore', { bundle })
  await guest.ask('cartUpdate', { voucher: 'WITHME' })
  await guest.ask('cartUpdateShipping', { destination: '31.74' })
  const before = await cartOf(guest)
  const customer = await aSignedInCustomer(shop)
  const merged = answered(await merge(customer, guest))
  expect(merged).toEqual({ ...before, revision: 1 })
})

test('voucher and destination of the account go before those of the guest', async () => {
  await someVouchers(shop, { code: 'MINE' }, { code: 'THEIRS' })
  const { customer, guest } = await twoCarts()
  await customer.ask('cartUpdate', { voucher: 'MINE' })
  await customer.ask('cartUpdateShipping', { destination: '31' })
  await guest.ask('cartUpdate', { voucher: 'THEIRS' })
  await guest.ask('cartUpdateShipping', { destination: '32' })
  expect(answered(await merge(customer, guest))).toMatchObject({
    voucher: { code: 'MINE' },
    shipping: { destination: { code: '31' } },
  })
})

test('services of both lines are kept where they become one', async () => {
  const [crate, installation] = [await anAddOn(shop, { kind: 'crate' }), await anAddOn(shop)]
  const product = await aProduct(shop, { addOnUuids: [crate, installation] })
  const customer = await aSignedInCustomer(shop)
  await putIntoCart(customer, product, { add_ons: [crate] })
  const guest = aGuest(shop)
  await putIntoCart(guest, product, { add_ons: [installation] })
  const merged = answered(await merge(customer, guest))
  expect(lineOf(merged, product).add_ons.map(({ isChecked }) => isChecked)).toEqual([1, 1])
})

test('nothing of the guest’s cart is left behind, and an empty one does no harm', async () => {
  const { customer, guest } = await twoCarts()
  const nothing = answered(await merge(customer, aGuest(shop)))
  expect(nothing).toMatchObject({ revision: 2, totals: { units: 3 } })
  await merge(customer, guest)
  const [left] = await runSql(
    shop,
    'select count(*)::int as lines from cart_lines where cart_id not in (select id from carts)',
  )
  expect(left).toEqual({ lines: 0 })
})

test('a guest cannot merge, and what is no guest’s token is told to be wrong', async () => {
  const guest = aGuest(shop)
  expect(await guest.ask('cartMerge', { guest_token: guest.token })).toMatchObject({ code: 401 })
  const customer = await aSignedInCustomer(shop)
  for (const guest_token of ['', 'guest_', 'guest_short', customer.headers.Authorization])
    expect(await customer.ask('cartMerge', { guest_token })).toMatchObject({ code: 201 })
})
