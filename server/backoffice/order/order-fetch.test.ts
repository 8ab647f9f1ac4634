import type { StaffOrderCard } from '@gema/contract/backoffice/calls/order.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember, type StaffMemberSignedIn } from '../../testing/a-staff-member.ts'
import { type AnOrder, anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
let owner: StaffMemberSignedIn
let waiting: AnOrder
let paid: AnOrder
let sent: AnOrder
let gone: AnOrder
beforeAll(async () => {
  shop = await aPayingShop()
  owner = await aStaffMember(shop)
  waiting = await anOrder(shop, { method: 7, email: 'bu_sri@surel.example' })
  paid = await anOrder(shop, { method: 7, email: 'busxri@surel.example' })
  sent = await anOrder(shop, { method: 7, quantity: 2 })
  gone = await anOrder(shop, { method: 7 })
  const numberOf = ({ placed: { number } }: AnOrder) => ({ number })
  for (const order of [paid, sent]) answered(await owner.ask('orderConfirmTransfer', numberOf(order)))
  answered(await owner.ask('orderHandOver', { ...numberOf(sent), tracking_number: 'AG 1' }))
  answered(await owner.ask('orderCancel', { ...numberOf(gone), reason: 'Habis' }))
  await runSql(
    shop,
    `update orders set address = jsonb_set(address, '{recipient}', '"Sri 100% Wardhani"') where uuid = $1`,
    [sent.placed.id],
  )
})
beforeEach(() => clearTables(shop, 'rate_limits'))
afterAll(() => shop.close())

const numbersOf = (cards: StaffOrderCard[]) => cards.map(({ number }) => number)
const fetched = async (input: Parameters<typeof owner.ask<'orderFetch'>>[1]) =>
  answered(await owner.ask('orderFetch', input))

test('orders of everybody are listed, the newest first, a page at a time', async () => {
  const all = [gone, sent, paid, waiting].map(({ placed }) => placed.number)
  expect(numbersOf((await fetched({})).data)).toEqual(all)
  const page = await fetched({ page: 2, per_page: 3 })
  expect(numbersOf(page.data)).toEqual(all.slice(3))
  expect(page).toMatchObject({ current_page: 2, last_page: 2, total: 4 })
})

test('each stands in its tab', async () => {
  const inTab = async (tab: 'unpaid' | 'processing' | 'sent' | 'delivered' | 'cancelled' | 'cancel_asked') =>
    numbersOf((await fetched({ tab })).data)
  expect(await inTab('unpaid')).toEqual([waiting.placed.number])
  expect(await inTab('processing')).toEqual([paid.placed.number])
  expect(await inTab('sent')).toEqual([sent.placed.number])
  expect(await inTab('delivered')).toEqual([])
  expect(await inTab('cancelled')).toEqual([gone.placed.number])
  expect(await inTab('cancel_asked')).toEqual([])
})

test.each<[string, () => string, () => AnOrder[]]>([
  ['a number', () => waiting.placed.number, () => [waiting]],
  [
    'a part of a number, as people type it',
    () => waiting.placed.number.slice(3).replace('-', ' '),
    () => [waiting],
  ],
  ['an e-mail, where _ is a letter like others', () => 'BU_SRI@', () => [waiting]],
  ['a recipient', () => 'wardhani', () => [sent]],
  ['a sign that would mean anything', () => '%', () => [sent]],
  ['one that is nowhere', () => '\\', () => []],
])('q finds %s', async (_what, q, orders) => {
  expect(numbersOf((await fetched({ q: q() })).data)).toEqual(orders().map(({ placed }) => placed.number))
})

test('a card tells what is to be done: how it is paid, how many units, whether there is a receipt', async () => {
  const [card] = (await fetched({ q: sent.placed.number })).data
  expect(card).toMatchObject({
    ...{ id: sent.placed.id, status: 3, payment_status: 1, payment_method: 7, units: 2, has_proof: false },
    ...{ email: sent.placed.email, amount: sent.placed.amount, recipient: 'Sri 100% Wardhani' },
  })
})

test('the receipt of a transfer is shown as a picture, and where there is none, there is none', async () => {
  const { number, id } = waiting.placed
  const nothing = { ok: false, code: 404, message: 'This file is not here.' }
  expect(await owner.ask('orderProof', { number })).toMatchObject(nothing)
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#4338ca' } })
    .png()
    .toBuffer()
  const proof = new File([new Uint8Array(picture)], 'bukti.png')
  answered(await waiting.guest.ask('orderPaymentProof', { order: id, proof }))
  const shown = answered(await owner.ask('orderProof', { number }))
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 40 })
  expect((await fetched({ q: number })).data[0]?.has_proof).toBe(true)
  const headers = { Authorization: `Bearer ${owner.token}` }
  const raw = await shop.fetch(`/api/backoffice/order/proof?number=${number}`, { headers })
  expect(raw.headers.get('cache-control')).toBe('private, no-store')
  expect(raw.headers.get('content-type')).toBe('image/webp')
})

test('the staff sees all that has happened, also what its owner is not told', async () => {
  await runSql(
    shop,
    `insert into order_events (order_id, kind, "values", actor, happened_at)
     select id, 'paid_again', '{"receipt":"r1"}', 'provider', now() from orders where uuid = $1`,
    [paid.placed.id],
  )
  const { number } = paid.placed
  const [newest] = answered(await owner.ask('orderFind', { number })).events
  expect(newest).toMatchObject({ kind: 'paid_again', message: expect.stringContaining('paid twice') })
  const [told] = answered(await owner.askIn('id')('orderFind', { number })).events
  expect(told?.message).toContain('terbayar dua kali')
  expect((await paid.find()).events.map(({ kind }) => kind)).not.toContain('paid_again')
})
