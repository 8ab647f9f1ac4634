import { voucherClaim, voucherFetch } from '@gema/contract/calls/voucher.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countWalletVouchers, saveVouchers, type VoucherDraft } from '../../modules/vouchers/vouchers.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let sari: SignedInCustomer
let bima: SignedInCustomer
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'form', { requests: 1_000, seconds: 60 })
  sari = await aSignedInCustomer(shop)
  bima = await aSignedInCustomer(shop)
})
beforeEach(() => clearTables(shop, 'vouchers'))
afterAll(() => shop.close())

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * day)

const vouchers = (...given: (Partial<VoucherDraft> & { code: string })[]) =>
  saveVouchers(
    shop.shop.db,
    given.map((voucher) => ({
      name: { en: `Voucher ${voucher.code}`, id: `Kupon ${voucher.code}` },
      text: { en: 'Less to pay', id: 'Bayar lebih sedikit' },
      kind: 'fixed' as const,
      amount: 50_000,
      startsAt: inDays(-1),
      endsAt: inDays(1),
      quota: 10,
      scope: { kind: 'all' as const },
      isPublic: true,
      ...voucher,
    })),
  )

const claim = (code: string, who = sari) => who.ask('voucherClaim', { code })
const wallet = async (who = sari) => answered(await who.ask('voucherFetch', {}))

test('a claimed voucher is in the wallet, however its code was typed', async () => {
  await vouchers({ code: 'HEMAT-50', perCustomer: 3 })
  const claimed = answered(await sari.askIn('id')('voucherClaim', { code: ' hemat-50 ' }))
  expect(voucherClaim.data.safeParse(claimed).error).toBeUndefined()
  expect(claimed).toMatchObject({
    code: 'HEMAT-50',
    name: 'Kupon HEMAT-50',
    state: 'usable',
    uses_left: 3,
    is_private: false,
    scope: { kind: 'all', uuids: [] },
    claimed_at: shop.clock.now().toISOString(),
  })
  const shown = answered(await sari.askIn('id')('voucherFetch', {}))
  expect(voucherFetch.data.safeParse(shown).error).toBeUndefined()
  expect(shown.wallet).toEqual([claimed])
})

test('claiming again is a success that keeps the first time, even after the voucher has ended or is used up', async () => {
  await vouchers({ code: 'AGAIN' })
  const first = answered(await claim('AGAIN'))
  shop.clock.moveOn(2 * day)
  expect(answered(await claim('AGAIN'))).toEqual({ ...first, state: 'expired' })
  expect((await wallet()).wallet).toHaveLength(1)
})

test('claiming ten times at once is one claim', async () => {
  await vouchers({ code: 'ONCE' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim('ONCE')))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await wallet()).wallet).toHaveLength(1)
})

test('a code that is not there, is none, or belongs to a private voucher that has not begun is unknown', async () => {
  await vouchers({ code: 'LATER', isPublic: false, startsAt: inDays(0.5) })
  for (const code of ['NOTHING', 'LATER', '%', 'LATE_', "' OR 1=1", 'AB', 'X'.repeat(41)]) {
    const message = 'We do not know this code. Check for typing errors.'
    expect(await claim(code)).toMatchObject({
      code: 201,
      form: [message],
      fields: [{ field: 'code', message }],
    })
  }
  expect(await sari.askIn('id')('voucherClaim', { code: 'LATER' })).toMatchObject({
    form: ['Kode ini tidak kami kenal. Periksa penulisannya.'],
  })
})

test('a private voucher is claimed by its code once it runs, a public one before', async () => {
  await vouchers({ code: 'GUEST', isPublic: false }, { code: 'EARLY', startsAt: inDays(0.5) })
  expect(answered(await claim('GUEST'))).toMatchObject({ is_private: true, state: 'usable' })
  expect(answered(await claim('EARLY'))).toMatchObject({ state: 'coming' })
})

test('a voucher that has ended tells when, in the caller’s language and Jakarta’s time', async () => {
  await vouchers({ code: 'OVER', startsAt: inDays(-90), endsAt: new Date('2026-05-12T16:59:00Z') })
  expect(await claim('OVER')).toMatchObject({
    code: 201,
    form: ['This voucher ended on 12 May, 23.59 WIB.'],
  })
  expect(await sari.askIn('id')('voucherClaim', { code: 'OVER' })).toMatchObject({
    form: ['Voucher ini berakhir 12 Mei, 23.59 WIB.'],
  })
  expect((await wallet()).wallet).toEqual([])
})

test('a voucher that is used up is told to be gone', async () => {
  await vouchers({ code: 'EMPTY', quota: 5, used: 5 })
  expect(await claim('EMPTY')).toMatchObject({ code: 201, form: ['All of these vouchers have been used.'] })
  expect(await sari.askIn('id')('voucherClaim', { code: 'EMPTY' })).toMatchObject({
    form: ['Voucher ini sudah habis dipakai.'],
  })
})

test('the wallet tells where each voucher stands, what ends first in front', async () => {
  await vouchers(
    { code: 'USABLE', endsAt: inDays(5) },
    { code: 'COMING', startsAt: inDays(2), endsAt: inDays(9) },
    { code: 'USED', endsAt: inDays(7), perCustomer: 2 },
    { code: 'HALFUSED', endsAt: inDays(8), perCustomer: 2 },
    { code: 'EXPIRED', endsAt: inDays(0.5) },
    { code: 'GONE', endsAt: inDays(6) },
  )
  for (const code of ['USABLE', 'COMING', 'USED', 'HALFUSED', 'EXPIRED', 'GONE']) await claim(code)
  const use = (code: string, uses: number) =>
    runSql(
      shop,
      'update voucher_claims set uses = $2 where voucher_id = (select id from vouchers where code = $1)',
      [code, uses],
    )
  await use('USED', 2)
  await use('HALFUSED', 1)
  await runSql(shop, "update vouchers set used = quota where code = 'GONE'")
  shop.clock.moveOn(day)
  const shown = await wallet()
  expect(shown.wallet.map(({ code, state, uses_left }) => [code, state, uses_left])).toEqual([
    ['EXPIRED', 'expired', 1],
    ['USABLE', 'usable', 1],
    ['GONE', 'gone', 1],
    ['USED', 'used', 0],
    ['HALFUSED', 'usable', 1],
    ['COMING', 'coming', 1],
  ])
  expect(await countWalletVouchers(shop.shop.db, sari.id, shop.clock.now())).toBe(3)
})

test('claimable is what is public, runs, has units and is not in the wallet', async () => {
  await vouchers(
    { code: 'LATER', endsAt: inDays(9) },
    { code: 'SOON', endsAt: inDays(2) },
    { code: 'MINE' },
    { code: 'PRIVATE', isPublic: false },
    { code: 'EARLY', startsAt: inDays(0.5) },
    { code: 'OVER', endsAt: inDays(0) },
    { code: 'EMPTY', quota: 1, used: 1 },
  )
  await claim('MINE')
  expect((await wallet()).claimable.map(({ code }) => code)).toEqual(['SOON', 'LATER'])
  expect((await wallet(bima)).claimable.map(({ code }) => code)).toEqual(['MINE', 'SOON', 'LATER'])
})

test('everybody has a wallet of their own, and guests none', async () => {
  await vouchers({ code: 'MINE' })
  await claim('MINE')
  expect((await wallet(bima)).wallet).toEqual([])
  for (const ask of [shop.askAs(), shop.askAs({ token: 'guest_0123456789' })]) {
    expect(await ask('voucherFetch', {})).toMatchObject({ code: 401 })
    expect(await ask('voucherClaim', { code: 'MINE' })).toMatchObject({ code: 401 })
  }
})

test('neither owner nor uses can be set with a claim, and wrong types are told to be wrong', async () => {
  await vouchers({ code: 'MINE' })
  const post = (body: unknown) =>
    sendRaw(shop, 'voucher/claim', { method: 'POST', headers: sari.headers, body: JSON.stringify(body) })
  for (const code of [7, null, ['MINE'], { code: 'MINE' }, undefined])
    expect((await post({ code })).envelope.meta.code).toBe(201)
  await post({ code: 'MINE', customer_id: bima.id, customerId: bima.id, uses: -5 })
  expect((await wallet(bima)).wallet).toEqual([])
  expect((await wallet()).wallet).toMatchObject([{ uses_left: 1 }])
})
