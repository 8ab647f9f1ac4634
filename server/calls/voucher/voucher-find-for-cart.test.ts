import { voucherFind } from '@gema/contract/calls/voucher.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putIntoCart } from '../../testing/a-cart.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { someVouchers } from '../../testing/some-vouchers.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let product: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  product = await aProduct(shop, { defaultPrice: 1_000_000 })
})
beforeEach(() => clearTables(shop, 'vouchers'))
afterAll(() => shop.close())

const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 60 * 60 * 1000)

test('the vouchers for a cart tell what each would give, the best first', async () => {
  const scope = { kind: 'category' as const, uuids: [shelf.neighbourUuid] }
  await someVouchers(
    shop,
    { code: 'OTHER', scope },
    { code: 'FAR', amount: 900_000, minimumSpend: 5_000_000 },
    { code: 'SMALL', amount: 10_000 },
    { code: 'TENTH', kind: 'percent', amount: 10 },
    { code: 'NEAR', amount: 90_000, minimumSpend: 1_200_000 },
    { code: 'SECRET', isPublic: false },
    { code: 'OVER', endsAt: inDays(0) },
  )
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  const shown = answered(await guest.ask('voucherFind', {}))
  expect(voucherFind.data.safeParse(shown).error).toBeUndefined()
  expect(shown.map(({ code, for_cart }) => [code, for_cart?.applies, for_cart?.discount])).toEqual([
    ['TENTH', true, 100_000],
    ['SMALL', true, 10_000],
    ['NEAR', false, 0],
    ['FAR', false, 0],
    ['OTHER', false, 0],
  ])
  const [, , near] = answered(await guest.askIn('id')('voucherFind', {}))
  expect(near).toMatchObject({
    name: 'Kupon NEAR',
    for_cart: {
      message: 'Minimum Rp\u00A01.200.000, kurang Rp\u00A0200.000 lagi.',
      missing: 200_000,
    },
  })
})

test('a customer is told of what is in the wallet too, each once', async () => {
  await someVouchers(shop, { code: 'SECRET', isPublic: false }, { code: 'CLAIMED' }, { code: 'OPEN' })
  const customer = await aSignedInCustomer(shop)
  await putIntoCart(customer, product)
  for (const code of ['SECRET', 'CLAIMED']) answered(await customer.ask('voucherClaim', { code }))
  const codes = async () =>
    answered(await customer.ask('voucherFind', {}))
      .map(({ code }) => code)
      .toSorted()
  expect(await codes()).toEqual(['CLAIMED', 'OPEN', 'SECRET'])
})

test('a code leads to its voucher, private ones too, or to nothing', async () => {
  await someVouchers(
    shop,
    { code: 'SECRET', isPublic: false },
    { code: 'LATER', isPublic: false, startsAt: inDays(0.5) },
    { code: 'OVER', endsAt: inDays(0) },
  )
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  const find = (code: string) => guest.ask('voucherFind', { code })
  expect(answered(await find(' secret '))).toMatchObject([{ code: 'SECRET', for_cart: { applies: true } }])
  expect(answered(await find('OVER'))).toMatchObject([{ code: 'OVER', for_cart: { applies: false } }])
  for (const code of ['NOSUCH', 'LATER', '%']) {
    const message = 'We do not know this code. Check for typing errors.'
    expect(await find(code)).toMatchObject({ code: 201, fields: [{ field: 'code', message }] })
  }
})

test('an empty cart has vouchers to come, and who has no cart at all is asked to sign in', async () => {
  await someVouchers(shop, { code: 'OPEN' })
  expect(answered(await aGuest(shop).ask('voucherFind', {}))).toMatchObject([
    { for_cart: { applies: false, message: 'Select at least one product to check out.' } },
  ])
  for (const input of [{}, { code: 'OPEN' }])
    expect(await shop.askAs()('voucherFind', input)).toMatchObject({ ok: false, code: 401 })
})

test('as many queries for many vouchers as for one', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  await someVouchers(shop, { code: 'ONE' })
  const one = await queriesOf(shop, () => guest.ask('voucherFind', {}))
  await someVouchers(shop, ...[...'ABCDEFGHIJ'].map((letter) => ({ code: letter.repeat(4) })))
  expect(await queriesOf(shop, () => guest.ask('voucherFind', {}))).toHaveLength(one.length)
})
