import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let sari: SignedInCustomer
beforeAll(async () => {
  shop = await startTestShop()
  await someRegions(shop)
  sari = await aSignedInCustomer(shop)
})
beforeEach(() => clearTables(shop, 'addresses'))
afterAll(() => shop.close())

const store = async (given: Parameters<typeof anAddress>[0] = {}) =>
  answered(await sari.ask('userAddressStore', anAddress(given)))
const fetchBook = async () => answered(await sari.ask('userAddressFetch', {}))

test.each([
  ['a province that is none', { province: '99' }],
  ['a city of another province', { city: '32.76' }],
  ['a district of another city', { district: '32.76.06' }],
  ['a subdistrict of another district', { subdistrict: '31.74.07.1007' }],
  ['a subdistrict that is not there', { subdistrict: '31.74.06.9999' }],
  ['a district in place of a subdistrict', { subdistrict: '31.74.06' }],
])('%s has to be chosen again, and the field says so', async (_what, given) => {
  const [field = ''] = Object.keys(given)
  const message = `Please choose the ${field} from the list.`
  const refused = { ok: false, code: 201, form: [message], fields: [{ field, message }] }
  expect(await sari.ask('userAddressStore', anAddress(given))).toMatchObject(refused)
  expect(await fetchBook()).toEqual([])
  const kept = await store()
  expect(await sari.ask('userAddressUpdate', { ...anAddress(given), id: kept.id })).toMatchObject(refused)
  expect(await fetchBook()).toEqual([kept])
})

test('in Indonesian, the field has its Indonesian name', async () => {
  expect(await sari.askIn('id')('userAddressStore', anAddress({ city: '32.76' }))).toMatchObject({
    form: ['Pilih kota atau kabupaten dari daftar.'],
  })
})

const post = (body: unknown) =>
  sendRaw(shop, 'user/address/store', {
    method: 'POST',
    headers: { ...sari.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

test.each([
  ['a label of two lines', { label: 'Home\nBcc: x@y.example' }],
  ['a recipient with an invisible turn', { recipient: 'Sari\u202Eirac' }],
  ['a street of nothing but spaces that nobody sees', { street: ' \u200B\u00A0\t ' }],
  ['a street without end', { street: 'x'.repeat(301) }],
  ['a postcode of four digits', { postcode: '1243' }],
  ['a postcode of text', { postcode: '12a30' }],
  ['a phone number that is too short', { phone: '0812' }],
  ['a wildcard in place of a region', { subdistrict: '31.74.06.%' }],
  ['SQL in place of a region', { subdistrict: "31' or '1'='1" }],
  ['a pin outside of the world', { pin: { latitude: 91, longitude: 0 } }],
  ['half a pin', { pin: { latitude: 1 } }],
  ['a default that is no yes or no', { is_default: 'yes' }],
  ['a number for a label', { label: 7 }],
  ['a list for a street', { street: ['a', 'b'] }],
  ['an object for a region', { province: { code: '31' } }],
])('%s is told to be wrong and not kept', async (_what, given) => {
  const answer = await post({ ...anAddress(), ...given })
  expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  expect(await fetchBook()).toEqual([])
})

test('a street that was pasted in several lines stands in one, and the character zero is gone', async () => {
  const answer = await post({
    ...anAddress(),
    street: ' Jl. Melati\r\n Raya\u0000 27\u2028RT 04 ',
    label: 'Ho\u0000me',
  })
  expect(answer.envelope.data).toMatchObject({ street: 'Jl. Melati Raya 27 RT 04', label: 'Home' })
})

test('signs that mean something to SQL or HTML are kept as they are', async () => {
  const street = `Jl. "100%" _'; drop table addresses; -- <script>alert(1)</script> \\`
  expect(await store({ street })).toMatchObject({ street })
  expect(await fetchBook()).toHaveLength(1)
})

test('ten megabytes are too large', async () => {
  const answer = await post({ ...anAddress(), street: 'x'.repeat(10 * 1024 * 1024) })
  expect(answer).toMatchObject({ status: 413, envelope: { meta: { code: 413 } } })
})

test('an address with an id that is none is told to be wrong', async () => {
  for (const id of ['', '1', '%', "' or 1=1", 'null']) {
    const answer = await sendRaw(shop, `user/address/delete?id=${encodeURIComponent(id)}`, {
      method: 'DELETE',
      headers: sari.headers,
    })
    expect(answer.envelope.meta.code).toBe(201)
  }
})
