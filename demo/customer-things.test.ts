import { loadRegionsOnce } from '@gema/server/modules/regions/regions.ts'
import { aSession } from '@gema/server/testing/a-session.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCustomers } from './data/customers.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await loadRegionsOnce(shop.shop.db)
  await seed()
})
afterAll(() => shop.close())

const seed = () => seedDemoShop(shop.shop.db, { ...shop.shop, say: () => {} })

async function signIn(name: string, language = 'id') {
  const customer = demoCustomers.find((each) => each.name.startsWith(name))
  if (customer === undefined) throw new Error(`${name} is no customer of the demo`)
  return shop.askAs({ token: await aSession(shop, customer), language })
}

test('Dewi has her addresses, in regions that are there', async () => {
  const dewi = await signIn('Dewi')
  expect(answered(await dewi('userAddressFetch', {}))).toMatchObject([
    {
      label: 'Rumah',
      is_default: true,
      province: { name: 'Jawa Barat' },
      city: { name: 'Kota Depok' },
      district: { name: 'Beji' },
      subdistrict: { name: 'Tanah Baru' },
    },
    { label: 'Kantor', district: { name: 'Kebayoran Baru' }, subdistrict: { name: 'Pulo' } },
  ])
  const bima = await signIn('Bima')
  expect(answered(await bima('userAddressFetch', {}))).toMatchObject([
    { subdistrict: { name: 'Kelapa Gading Timur' }, is_default: true },
  ])
})

test('Dewi’s wallet shows every state but one that only orders make', async () => {
  const { wallet, claimable } = answered(await (await signIn('Dewi'))('voucherFetch', {}))
  const states = wallet.map(({ state }) => state).toSorted()
  expect(states).toEqual(['coming', 'expired', 'gone', ...Array(5).fill('usable')])
  expect(wallet.filter(({ is_private }) => is_private)).toHaveLength(1)
  expect(claimable.length).toBeGreaterThan(2)
})

test('a code that is over tells when it ended, to the minute', async () => {
  const dewi = await signIn('Dewi')
  expect(await dewi('voucherClaim', { code: 'GEMA11NOV' })).toMatchObject({
    form: ['Voucher ini berakhir 13 November, 23.59 WIB.'],
  })
})

test('Dewi has wishes, follows stores, and compares three speakers in whose favour something speaks', async () => {
  const dewi = await signIn('Dewi', 'en')
  expect(answered(await dewi('wishlistFetch', {})).uuids).toHaveLength(14)
  const followed = answered(await dewi('storeFollowing', {}))
  expect(followed.map(({ slug, follower_count }) => [slug, follower_count])).toEqual([
    ['gema-fatmawati', 2],
    ['kayu-jepara-studio', 1],
  ])
  const { products, groups, category } = answered(await dewi('compareListFetch', {}))
  expect(category?.slug).toBe('home-theater')
  expect(products.map(({ name }) => name.split(' ').slice(0, 2).join(' '))).toEqual([
    'Aria 9',
    'Aria 5',
    'Punkt 6',
  ])
  const rows = groups.flatMap((group) => group.rows)
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(rows.find(({ key }) => key === 'sensitivity_db')?.best).toHaveLength(1)
  expect(rows.some(({ is_equal }) => is_equal)).toBe(true)
  expect(groups.at(-1)?.group).toBe('service')
})

test('loading the demo again leaves alone what customers have changed', async () => {
  const bima = await signIn('Bima')
  const [wish] = answered(await bima('wishlistFetch', {})).uuids
  await bima('wishlistDelete', { uuid: wish ?? '' })
  await bima('storeUnfollow', { slug: 'gema-fatmawati' })
  await seed()
  expect(answered(await bima('wishlistFetch', {})).uuids).toHaveLength(3)
  expect(answered(await bima('storeFollowing', {}))).toHaveLength(2)
})
