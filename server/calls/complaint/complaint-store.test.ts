import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { readyForOrders } from '../../testing/a-checkout.ts'
import {
  aBankAccount,
  aComplaint,
  aComplaintAbout,
  aPictureFile,
  aSentOrder,
  type SentOrder,
  watchEvidence,
} from '../../testing/a-complaint.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const day = 24 * 60 * 60_000

let shop: TestShop
let kept: () => string[]
/** About which nothing is ever filed. */
let untouched: SentOrder
beforeAll(async () => {
  shop = await startTestShop()
  await readyForOrders(shop)
  await changeSettings(shop.shop.db, { email: 'halo@gema.example' })
  untouched = await aSentOrder(shop)
})
beforeEach(async () => {
  await clearTables(shop, 'complaints', 'mail_messages')
  kept = watchEvidence(shop)
})
afterAll(() => shop.close())

const filed = () => runSql(shop, 'select * from complaints order by id')
const store = (order: SentOrder, given: object = {}, language = 'en') =>
  order.guest.askIn(language)('complaintStore', aComplaintAbout(order, given))
const openCount = async (order: SentOrder) => Number((await order.row()).open_complaints)

test('a complaint is filed with a number, holds its order open, and both sides are told', async () => {
  const order = await aSentOrder(shop)
  const answer = await store(order, { evidence: [await aPictureFile()], expected: 'New panels' })
  expect(answer.message).toBe('Thank you. We answer within one working day.')
  const complaint = answered(answer)
  expect(complaint).toMatchObject({
    status: 'created',
    type: 'item_damaged',
    solution: 'replacement',
    order: { id: order.id, number: order.number },
    expected: 'New panels',
    bank: null,
    value: 500_000,
    items: [{ quantity: 1, original_quantity: 2, unit_price: 500_000, total_price: 500_000 }],
    proposal: null,
    waits_for_you: false,
    messages: [
      {
        kind: 'created',
        author: 'shopper',
        evidence: [{ kind: 'image', name: 'sudut.jpg', type: 'image/webp' }],
      },
    ],
    actions: { reply: { is_allowed: true }, cancel: { is_allowed: true }, appeal: { is_allowed: false } },
  })
  expect(complaint.number).toMatch(/^KMP-2611-\d{4}$/)
  expect(complaint.steps.map(({ name, state }) => [name, state])).toEqual([
    ['Filed', 'active'],
    ['In progress', 'todo'],
    ['Settled', 'todo'],
  ])
  expect(kept()).toHaveLength(1)
  expect(await openCount(order)).toBe(1)
  expect((await storyOf(shop, order)).at(-1)).toBe('complaint_filed')
  const mails = await shop.mails()
  const toShopper = mails.find(
    ({ subject }) => subject === `Your complaint ${complaint.number} about order ${order.number}`,
  )
  expect(toShopper?.recipient).toBe(order.email)
  expect(toShopper?.text).toContain(
    `https://shop.example/user/complaint/${complaint.id}?key=${shop.shop.sealer.keyFor(orderKeyName(order.id))}`,
  )
  const toShop = mails.find(({ recipient }) => recipient === 'halo@gema.example')
  expect(toShop?.subject).toContain(complaint.number)
  expect(toShop?.text).toContain('Two panels are cracked')
  // Who works for the shop needs no key, and none lies about in its mailbox.
  expect(toShop?.text).not.toContain('key=')
})

test('it is told in the language of the order', async () => {
  const order = await aSentOrder(shop, { language: 'id' })
  const answer = await store(order, {}, 'id')
  expect(answer.message).toBe('Terima kasih. Kami jawab dalam satu hari kerja.')
  expect(answered(answer).steps.map(({ name }) => name)).toEqual(['Diajukan', 'Ditangani', 'Selesai'])
  const { number } = answered(answer)
  const mail = (await shop.mails()).find(
    ({ recipient, subject }) => recipient === order.email && subject.includes(number),
  )
  expect(mail?.subject).toBe(`Komplain ${number} untuk pesanan ${order.number}`)
  expect(mail?.text).toContain('https://shop.example/id/user/complaint/')
})

test.each<[string, object, string, string, string]>([
  ['no type', { type: undefined }, 'type', 'Please select complaint type', 'Pilih jenis komplain'],
  ['a type that is none', { type: 'ugly' }, 'type', 'Please select complaint type', 'Pilih jenis komplain'],
  [
    'no product',
    { items: [] },
    'items',
    'Please select at least one product',
    'Pilih sedikitnya satu produk',
  ],
  [
    'no list',
    { items: undefined },
    'items',
    'Please select at least one product',
    'Pilih sedikitnya satu produk',
  ],
  [
    'no quantity',
    { items: [{ line: '00000000-0000-4000-8000-000000000001', quantity: 0 }] },
    'items.0.quantity',
    'Please specify damaged quantity',
    'Tentukan jumlah barang yang bermasalah',
  ],
  [
    'half a unit',
    { items: [{ line: '00000000-0000-4000-8000-000000000001', quantity: 1.5 }] },
    'items.0.quantity',
    'Invalid quantity selected',
    'Jumlah yang dipilih tidak valid',
  ],
  [
    'no description',
    { description: '  ' },
    'description',
    'Description is required',
    'Penjelasan wajib diisi',
  ],
  [
    'no solution',
    { solution: undefined },
    'solution',
    'Please select the solution you prefer',
    'Pilih solusi yang Anda inginkan',
  ],
  [
    'a refund without a bank',
    { ...aBankAccount, solution: 'retur_and_refund', bank_name: '' },
    'bank_name',
    'Bank is required',
    'Bank wajib diisi',
  ],
  [
    'a refund without a holder',
    { ...aBankAccount, solution: 'partial_refund', bank_account_name: ' ' },
    'bank_account_name',
    'Account holder is required',
    'Nama pemilik rekening wajib diisi',
  ],
  [
    'a refund without an account number',
    { ...aBankAccount, solution: 'partial_refund', bank_account_number: '' },
    'bank_account_number',
    'Account number is required',
    'Nomor rekening wajib diisi',
  ],
  [
    'an account number that is too short',
    { ...aBankAccount, solution: 'partial_refund', bank_account_number: '7730 04' },
    'bank_account_number',
    'An account number has 8 to 20 digits.',
    'Nomor rekening terdiri dari 8 sampai 20 angka.',
  ],
])(
  '%s is told at its field in both languages, and nothing is kept',
  async (_what, ...[given, field, en, id]) => {
    const evidence = [await aPictureFile()]
    for (const [language, message] of [
      ['en', en],
      ['id', id],
    ] as const) {
      const answer = await store(untouched, { evidence, ...given }, language)
      expect(answer).toMatchObject({ ok: false, code: 201 })
      expect(answer.ok ? [] : answer.fields).toContainEqual({ field, message })
    }
    expect(await filed()).toEqual([])
    expect(kept()).toEqual([])
    expect(await openCount(untouched)).toBe(0)
  },
)

test('before it is handed over nothing can be complained about', async () => {
  const order = await aSentOrder(shop, { status: 2 })
  expect(await store(order)).toMatchObject({
    code: 201,
    message: 'You can complain once the parcel is with the courier.',
  })
  expect(await store(order, {}, 'id')).toMatchObject({
    message: 'Komplain bisa diajukan setelah barang diserahkan ke kurir.',
  })
})

test.each([3, 4] as const)('with status %i only a problem of the shipping can be told', async (status) => {
  const order = await aSentOrder(shop, { status })
  expect(await store(order)).toMatchObject({
    code: 201,
    fields: [{ field: 'type', message: 'Until it is delivered, only shipping problems can be reported.' }],
  })
  expect(await store(order, { type: 'shipping_problem' })).toMatchObject({ ok: true })
})

test('after seven days, and once it is finished, it is too late', async () => {
  const [late, finished] = [await aSentOrder(shop), await aSentOrder(shop)]
  await runSql(shop, "update orders set finished_at = now(), finished_by = 'shopper' where uuid = $1", [
    finished.id,
  ])
  expect(await store(finished)).toMatchObject({ code: 201, message: 'This order is finished.' })
  shop.clock.moveOn(7 * day - 1)
  answered(await store(late))
  shop.clock.moveOn(1)
  expect(await store(late, { description: 'Another' })).toMatchObject({
    code: 201,
    message: 'Complaints are possible until 7 days after delivery.',
  })
})

test('the key of a mail opens it in another browser, and no other key does', async () => {
  const order = await aSentOrder(shop)
  const stranger = aGuest(shop)
  const key = shop.shop.sealer.keyFor(orderKeyName(order.id))
  expect(await stranger.ask('complaintStore', aComplaintAbout(order))).toMatchObject({
    code: 404,
    message: 'Order not found',
  })
  expect(await stranger.ask('complaintStore', aComplaintAbout(order, { key: `${key}x` }))).toMatchObject({
    code: 404,
  })
  expect(await stranger.ask('complaintStore', aComplaintAbout(order, { key }))).toMatchObject({ ok: true })
})

test('bank details of who wants no money are not kept', async () => {
  const order = await aSentOrder(shop)
  await aComplaint(order, aBankAccount)
  expect(await filed()).toMatchObject([{ sealed_bank: null, bank_name: null, last_four: null }])
})

test('sent again at once it is the same complaint; with another account or other files it is refused, and not thanked for', async () => {
  const order = await aSentOrder(shop)
  const money = { solution: 'partial_refund', ...aBankAccount, evidence: [await aPictureFile()] }
  const all = { ...money, items: [{ line: order.lines[0]?.id ?? '', quantity: 2 }] }
  const first = answered(await store(order, all))
  expect(answered(await store(order, all)).id).toBe(first.id)
  const others = [
    { bank_account_number: '7730 0455 9999' },
    { evidence: [await aPictureFile('lain.jpg')] },
    { evidence: [] },
    { expected: 'All of it' },
  ]
  for (const other of others)
    expect(await store(order, { ...all, ...other })).toMatchObject({
      ...{ ok: false, message: 'Invalid quantity selected' },
    })
  expect(await filed()).toHaveLength(1)
})
