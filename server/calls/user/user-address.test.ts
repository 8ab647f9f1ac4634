import { randomUUID } from 'node:crypto'
import { userAddressFetch } from '@gema/contract/calls/address.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countAddresses } from '../../modules/addresses/addresses.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let sari: SignedInCustomer
let bima: SignedInCustomer
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await someRegions(shop)
  sari = await aSignedInCustomer(shop)
  bima = await aSignedInCustomer(shop, { name: 'Bima Santoso' })
})
beforeEach(() => clearTables(shop, 'addresses'))
afterAll(() => shop.close())

/** One after the other, so that each is newer than the one before. */
async function store(given: Parameters<typeof anAddress>[0] = {}, who = sari) {
  shop.clock.moveOn(1_000)
  return answered(await who.ask('userAddressStore', anAddress(given)))
}
const fetchBook = async (who = sari) => answered(await who.ask('userAddressFetch', {}))
const labels = async (who = sari) =>
  (await fetchBook(who)).map(({ label, is_default }) => (is_default ? `${label}*` : label))

test('an address comes back whole, with the names of its regions and its phone number in one form', async () => {
  const pin = { latitude: -6.2925, longitude: 106.797 }
  const stored = await store({ landmark: 'Green fence', pin })
  const [found] = await fetchBook()
  expect(userAddressFetch.data.safeParse([found]).error).toBeUndefined()
  expect(found).toEqual(stored)
  expect(found).toMatchObject({
    label: 'Home',
    recipient: 'Sari Wulandari',
    phone: '+6281255500199',
    province: { code: '31', name: 'DKI Jakarta' },
    city: { code: '31.74', name: 'Kota Administrasi Jakarta Selatan' },
    district: { code: '31.74.06', name: 'Cilandak' },
    subdistrict: { code: '31.74.06.1001', name: 'Cilandak Barat' },
    landmark: 'Green fence',
    pin,
    is_default: true,
  })
})

test('the first address is the default, and later ones come behind it, the newest first', async () => {
  await store({ label: 'First' })
  await store({ label: 'Second' })
  await store({ label: 'Third', is_default: false })
  expect(await labels()).toEqual(['First*', 'Third', 'Second'])
})

test('a new default takes the place of the old one, when it is added and when it is changed', async () => {
  const first = await store({ label: 'First' })
  await store({ label: 'Second', is_default: true })
  expect(await labels()).toEqual(['Second*', 'First'])
  const changed = answered(
    await sari.ask('userAddressUpdate', { ...anAddress({ label: 'First' }), id: first.id, is_default: true }),
  )
  expect(changed.is_default).toBe(true)
  expect(await labels()).toEqual(['First*', 'Second'])
})

test('a default that is changed stays the default, whatever the form says: a book always has one', async () => {
  const only = await store({ label: 'Only', landmark: 'Green fence', pin: { latitude: 1, longitude: 2 } })
  const changed = answered(
    await sari.ask('userAddressUpdate', {
      ...anAddress({ label: 'Moved', province: '32', city: '32.76', district: '32.76.06' }),
      subdistrict: '32.76.06.1003',
      postcode: '16426',
      id: only.id,
      is_default: false,
    }),
  )
  expect(changed).toMatchObject({
    id: only.id,
    label: 'Moved',
    city: { name: 'Kota Depok' },
    landmark: '',
    pin: null,
    is_default: true,
  })
  expect(await labels()).toEqual(['Moved*'])
})

test('where the default is removed, the newest of the others takes its place', async () => {
  const first = await store({ label: 'First' })
  await store({ label: 'Second' })
  const third = await store({ label: 'Third' })
  const left = answered(await sari.ask('userAddressDelete', { id: first.id }))
  expect(left.map(({ label, is_default }) => [label, is_default])).toEqual([
    ['Third', true],
    ['Second', false],
  ])
  await sari.ask('userAddressDelete', { id: third.id })
  expect(await labels()).toEqual(['Second*'])
})

test('one that is no default goes without a change of the default, and the last one leaves an empty book', async () => {
  await store({ label: 'First' })
  const second = await store({ label: 'Second' })
  await sari.ask('userAddressDelete', { id: second.id })
  expect(await labels()).toEqual(['First*'])
  const [first] = await fetchBook()
  expect(answered(await sari.ask('userAddressDelete', { id: first?.id ?? '' }))).toEqual([])
  expect(await sari.ask('userAddressDelete', { id: first?.id ?? '' })).toMatchObject({ code: 404 })
})

test('nobody sees, changes or removes the address of somebody else, or learns that there is one', async () => {
  const { id } = await store({ label: 'Mine' })
  expect(await fetchBook(bima)).toEqual([])
  const unknown = { code: 404, message: 'This address is not in your address book.' }
  const change = { ...anAddress({ label: 'Stolen' }), id, is_default: true }
  expect(await bima.ask('userAddressUpdate', change)).toMatchObject(unknown)
  expect(await bima.ask('userAddressUpdate', { ...change, id: randomUUID() })).toMatchObject(unknown)
  expect(await bima.ask('userAddressDelete', { id })).toMatchObject(unknown)
  expect(await bima.askIn('id')('userAddressDelete', { id })).toMatchObject({
    code: 404,
    message: 'Alamat ini tidak ada di buku alamat Anda.',
  })
  expect(await labels()).toEqual(['Mine*'])
})

test('a foreign default stays one when somebody tries to take it over', async () => {
  await store({ label: 'His' }, bima)
  const mine = await store({ label: 'Mine' })
  await bima.ask('userAddressUpdate', { ...anAddress(), id: mine.id, is_default: true })
  expect(await labels(bima)).toEqual(['His*'])
  expect(await labels()).toEqual(['Mine*'])
})

test('nobody without a session has an address book', async () => {
  const ask = shop.askAs({ token: 'guest_0123456789' })
  expect(await ask('userAddressFetch', {})).toMatchObject({ code: 401 })
  expect(await shop.askAs()('userAddressStore', anAddress())).toMatchObject({ code: 401 })
})

test('what is not asked for cannot be set: the owner, the id, the time', async () => {
  const id = randomUUID()
  const extra = { customer_id: bima.id, customerId: bima.id, uuid: id, id, created_at: '2001-01-01' }
  await sendRaw(shop, 'user/address/store', {
    method: 'POST',
    headers: { ...sari.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...anAddress(), ...extra }),
  })
  expect(await fetchBook(bima)).toEqual([])
  const [row] = await runSql(shop, 'select customer_id, uuid, created_at from addresses')
  expect(Number(row?.customer_id)).toBe(sari.id)
  expect(row?.uuid).not.toBe(id)
  expect(new Date(String(row?.created_at))).toEqual(shop.clock.now())
})

test('ten addresses fit, and the eleventh is told that the book is full', async () => {
  for (let place = 0; place < 10; place++) await store({ label: `No ${place}` })
  expect(await sari.ask('userAddressStore', anAddress())).toMatchObject({
    code: 201,
    message: 'Your address book is full: 10 addresses.',
  })
  expect(await sari.askIn('id')('userAddressStore', anAddress())).toMatchObject({
    message: 'Buku alamat Anda penuh: 10 alamat.',
  })
  expect(answered(await bima.ask('userAddressStore', anAddress())).is_default).toBe(true)
})

test('of fifteen addresses that come at once, ten are kept and one is the default', async () => {
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, place) =>
      sari.ask('userAddressStore', anAddress({ label: `No ${place}`, is_default: true })),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  const book = await fetchBook()
  expect(book).toHaveLength(10)
  expect(book.filter(({ is_default }) => is_default)).toHaveLength(1)
  expect(await countAddresses(shop.shop.db, sari.id)).toBe(10)
})

test('several that become the default at once leave exactly one', async () => {
  const addresses = [await store({ label: 'A' }), await store({ label: 'B' }), await store({ label: 'C' })]
  const changes = addresses.map(({ id, label }) =>
    sari.ask('userAddressUpdate', { ...anAddress({ label }), id, is_default: true }),
  )
  expect((await Promise.all(changes)).every(({ ok }) => ok)).toBe(true)
  expect((await fetchBook()).filter(({ is_default }) => is_default)).toHaveLength(1)
})

test('a book is read with as many queries for ten addresses as for one', async () => {
  await store()
  const one = await queriesOf(shop, () => fetchBook())
  for (let place = 0; place < 9; place++) await store()
  const ten = await queriesOf(shop, () => fetchBook())
  expect(ten).toHaveLength(one.length)
  expect(ten.length).toBeLessThanOrEqual(4)
})

test('the done sentence is the contract’s, in both languages', async () => {
  const said = async (language: string) => {
    const answer = await sari.askIn(language)('userAddressStore', anAddress())
    return answer.message
  }
  expect(await said('en')).toBe('Address added successfully')
  expect(await said('id')).toBe('Alamat berhasil ditambahkan')
})
