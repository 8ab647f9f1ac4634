import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await someRegions(shop)
})
afterAll(() => shop.close())

test('from the provinces down to the subdistricts, each list is what lies in the region before, by name', async () => {
  const ask = shop.askAs()
  expect(answered(await ask('utilityProvinceFetch', {}))).toEqual([
    { code: '31', name: 'DKI Jakarta' },
    { code: '32', name: 'Jawa Barat' },
  ])
  expect(answered(await ask('utilityCityFetch', { province: '31' }))).toEqual([
    { code: '31.74', name: 'Kota Administrasi Jakarta Selatan' },
  ])
  expect(answered(await ask('utilityDistrictFetch', { city: '31.74' }))).toEqual([
    { code: '31.74.06', name: 'Cilandak' },
    { code: '31.74.07', name: 'Kebayoran Baru' },
  ])
  expect(answered(await ask('utilitySubdistrictFetch', { district: '31.74.06' }))).toEqual([
    { code: '31.74.06.1001', name: 'Cilandak Barat' },
    { code: '31.74.06.1002', name: 'Lebak Bulus' },
  ])
})

test('a region that is not there, or of another level, has nothing in it', async () => {
  const ask = shop.askAs()
  expect(answered(await ask('utilityCityFetch', { province: '99' }))).toEqual([])
  expect(answered(await ask('utilityCityFetch', { province: '31.74' }))).toEqual([])
  expect(answered(await ask('utilityDistrictFetch', { city: '31' }))).toEqual([])
  expect(answered(await ask('utilitySubdistrictFetch', { district: '31.74.06.1001' }))).toEqual([])
})

test.each([
  '',
  'province=',
  'province=%25',
  "province=31' or '1'='1",
  'province=31&province=32',
  'province=3_',
])('the query %j names no region and is told to be wrong', async (query) => {
  expect((await sendRaw(shop, `utility/city/fetch?${query}`)).envelope.meta.code).toBe(201)
})
