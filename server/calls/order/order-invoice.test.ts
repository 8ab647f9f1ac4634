import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import { invoiceContents } from '../../modules/invoices/invoices.ts'
import { orderOfNumber } from '../../modules/orders/orders.ts'
import { aCustomersOrder } from '../../testing/a-customers-order.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { moveOrder } from '../../testing/move-order.ts'
import { runSql } from '../../testing/run-sql.ts'
import { orderInvoiceFacts } from './order-invoice-facts.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(() => shop.close())

/** What stands on the invoice of an order, read as the call does. */
async function contentsOf(number: string, language = 'en') {
  const order = await orderOfNumber(shop.shop.db, number)
  if (order === undefined) throw new Error('there is no such order')
  return invoiceContents(await orderInvoiceFacts(shop.shop, order, language))
}
const rupiah = (amount: number) => `Rp\u00A0${new Intl.NumberFormat('id-ID').format(amount)}`
const totalOf = ({ totals }: Awaited<ReturnType<typeof contentsOf>>) =>
  totals.find(({ isTotal }) => isTotal)?.amount

test('the owner gets the invoice as a PDF file with a name', async () => {
  const { guest, placed } = await anOrder(shop)
  const response = await shop.fetch(`/api/storefront/order/invoice?order=${placed.id}`, {
    headers: { ...guest.headers, Language: 'id' },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain(`INV-${placed.number}.pdf`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const raw = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(raw).toContain(`(Faktur proforma INV/${placed.number})`)
})

test('the key from a mail is enough, in any browser', async () => {
  const { placed } = await anOrder(shop)
  const key = shop.shop.sealer.keyFor(orderKeyName(placed.id))
  const pdf = answered(await aGuest(shop).ask('orderInvoice', { order: placed.id, key }))
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
})

test('an order of somebody else is not there', async () => {
  const { placed } = await anOrder(shop)
  const stranger = await aSignedInCustomer(shop)
  for (const ask of [stranger.ask, aGuest(shop).ask]) {
    const refused = { ok: false, code: 404, message: 'Order not found' }
    expect(await ask('orderInvoice', { order: placed.id })).toMatchObject(refused)
    expect(await ask('orderInvoice', { order: placed.id, key: 'made-up' })).toMatchObject(refused)
    expect(await ask('orderInvoice', { order: randomUUID() })).toMatchObject(refused)
  }
  expect(await shop.askAs()('orderInvoice', { order: placed.id })).toMatchObject({ ok: false, code: 401 })
})

test('an order that waits is a proforma over what is to be paid; once it is paid, it is an invoice', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await aCustomersOrder(shop, customer, { quantity: 2 })
  const before = await contentsOf(order.number, 'id')
  expect(before).toMatchObject({ title: 'Faktur proforma', stamp: { text: 'BELUM DIBAYAR' } })
  expect(totalOf(before)).toBe(rupiah(order.amount))
  expect(before.payment.lines[1]).toContain('Dibayar paling lambat 17 November 2026')
  await moveOrder(shop, order, 'picked_up')
  const after = await contentsOf(order.number)
  expect(after).toMatchObject({ title: 'Invoice', stamp: { text: 'PAID' } })
  expect(totalOf(after)).toBe(rupiah(order.amount))
  expect(after.payment.lines).toEqual(['Bank transfer', 'Paid on 16 November 2026, 10.00 WIB'])
  expect(after.lines.map(({ name, quantity }) => [name, quantity])).toEqual([['Laras One', '2']])
  const [, billed, delivered] = after.parties
  expect(billed?.lines).toEqual([customer.customer.name, order.email])
  expect(delivered?.lines).toContain('Tracking number AG 2611 7730 415')
})

test('the wish for a tax invoice, money given back and a name of any kind are on it', async () => {
  const { placed, guest } = await anOrder(shop, { method: 7 })
  await moveOrder(shop, placed, 'delivered')
  await runSql(
    shop,
    `update orders set tax_invoice = $2, address = jsonb_set(address, '{recipient}', $3) where uuid = $1`,
    [
      placed.id,
      JSON.stringify({ name: 'PT Nada Rumah', tax_number: '01.234', address: 'Jl. Melati 3' }),
      JSON.stringify('王小明 🎧'),
    ],
  )
  const [line] = placed.lines
  answered(
    await guest.ask('orderRefund', {
      order: placed.id,
      reason: 'Broken',
      items: [{ line: line?.id ?? '', quantity: 1 }],
      bank: { bank_name: 'Bank Nusa', bank_account_name: 'Sari', bank_account_number: '8805551234' },
    }),
  )
  // Only asked for: nothing is told until somebody has approved it.
  expect((await contentsOf(placed.number)).totals.at(-1)?.label).toBe('Total')
  await runSql(shop, `update refunds set status = 'refunded', refunded_at = $1`, [
    shop.clock.now().toISOString(),
  ])
  const contents = await contentsOf(placed.number)
  expect(contents.totals.at(-2)).toEqual({
    label: 'Refunded on 16 November 2026',
    amount: `−${rupiah(line?.total ?? 0)}`,
  })
  expect(contents.parties.at(-1)?.lines).toEqual(['PT Nada Rumah', 'NPWP 01.234', 'Jl. Melati 3'])
  expect(answered(await guest.ask('orderInvoice', { order: placed.id })).size).toBeGreaterThan(5_000)
})
