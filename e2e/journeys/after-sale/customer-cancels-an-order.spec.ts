import { bank, comeBack, headOf, logOf, partOf, questionOf, refundOf } from '../../visits/aftersale-visit.ts'
import { rupiah } from '../../visits/cart-visit.ts'
import { thingOf } from '../../visits/checkout-visit.ts'
import { expectMail } from '../../visits/demo-mail.ts'
import { comeWithAnOrder, orderMore } from '../../visits/order-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { bringTo, comeToWork } from '../../visits/staff-visit.ts'

/** No other journey buys this variant, so that its units can be counted. */
const counted = { product: 'f2c4b615-41ba-8445-a6cc-341fecff6baa', sku: 'KWT-ALIR8KST-BLU-2M' }
const cable = { product: '6f3abb0f-25c6-858f-a65c-3a612a4002f3', sku: 'KWT-SINAR-BLK-15M' }

test('an unpaid order is cancelled once, although the connection is lost, and its units are there again', async ({
  page,
  request,
  network,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/)
  const thing = await thingOf(request, counted)
  const { email, order } = await comeWithAnOrder(page, request, { things: [thing], pays: 'transfer' })
  const { number, id } = order
  const stock = async () => (await thingOf(request, counted)).inventory.stock
  expect(await stock()).toBe(thing.inventory.stock - 1)
  const question = questionOf(page)
  const cancel = partOf(page, 'Actions').getByRole('button', { name: 'Cancel the order', exact: true })
  const send = question.getByRole('button', { name: 'Cancel the order', exact: true })
  const reason = question.getByRole('radio', { name: 'I ordered the wrong thing', exact: true })
  const note = question.getByLabel(/^Anything else we should know\?/)

  await visit(page, `/user/order/${id}`)
  await cancel.click()
  await expect(question).toHaveAccessibleName(`Cancel order ${number}?`)
  await question.getByRole('button', { name: 'Keep the order', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(headOf(page)).toContainText('Waiting for payment')
  await cancel.click()
  await reason.check()
  await note.fill('2 m → 3 m')
  await page.waitForLoadState('networkidle')
  await network.lose()
  await send.click()
  await expect(
    question.getByText('You are offline. Nothing is lost: try again once you are connected.'),
  ).toBeVisible()
  await network.find()
  await expect(reason).toBeChecked()
  await expect(note).toHaveValue('2 m → 3 m')

  // Now the shop does it, but its answer is lost; pressing again finds it done.
  await page.route('**/order/update-status', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect(
    question.getByText('The shop did not answer. Nothing is lost: please try again.'),
  ).toBeVisible()
  await page.unroute('**/order/update-status')
  await send.click()
  await expect(page.getByText('The order is cancelled.')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(headOf(page)).toContainText('Cancelled')
  await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible()
  await expect(page.getByText('Reason: Ordered the wrong thing')).toContainText('2 m → 3 m')
  await expect(page.getByText('No money was taken.')).toBeVisible()
  await expect(logOf(page).filter({ hasText: 'Order cancelled' })).toHaveCount(1)
  await expect(cancel).toHaveCount(0)
  expect(await stock()).toBe(thing.inventory.stock)
  await expectMail(request, email, `Your order ${number} is cancelled`)
  await page.getByRole('button', { name: `Buy again: ${thing.name}`, exact: true }).click()
  await expect(question).toHaveAccessibleName('Added to your cart')
  await expect(question).toContainText(thing.name)
})

test('a customer asks to cancel confirmed orders: one is declined with a reason, the money of the other is sent', async ({
  page,
  request,
}) => {
  const things = [await thingOf(request, cable, 'id')]
  const wish = { things, pays: 'transfer', language: 'id' } as const
  const customer = await comeWithAnOrder(page, request, wish)
  const staff = await comeToWork(request)
  await bringTo(staff, { number: customer.order.number, pays: 'transfer' }, 'confirmed')
  const other = await orderMore(request, customer.token, wish)
  await bringTo(staff, { number: other.number, pays: 'transfer' }, 'confirmed')
  const main = page.getByRole('main')
  const question = questionOf(page)
  const actions = partOf(page, 'Tindakan')

  /** Asks the shop to cancel an order that was paid by bank transfer. */
  const askToCancel = async ({ number, amount }: typeof other) => {
    await actions.getByRole('button', { name: 'Minta pembatalan pesanan', exact: true }).click()
    await expect(question).toHaveAccessibleName(`Minta pembatalan pesanan ${number}?`)
    await expect(question).toContainText(
      `Jika bisa dibatalkan, ${rupiah(amount)} kami transfer ke rekening yang Anda isi di sini.`,
    )
    await question.getByRole('radio', { name: 'Terlalu lama', exact: true }).check()
    await question.getByLabel('Nama bank', { exact: true }).fill(bank.name)
    await question.getByLabel('Nama pemilik rekening', { exact: true }).fill(bank.holder)
    await question.getByLabel('Nomor rekening', { exact: true }).fill(bank.number)
    await question.getByRole('button', { name: 'Minta pembatalan', exact: true }).click()
    await expect(
      page.getByText('Permintaan Anda kami terima dan kami jawab dalam satu hari kerja.'),
    ).toBeVisible()
    await expect(question).toHaveCount(0)
    const asked = /^Anda meminta pembatalan pesanan ini pada .+\. Kami jawab dalam satu hari kerja\./
    await expect(main.getByText(asked)).toContainText('Anda menulis: Terlalu lama')
    await expect(actions).toContainText('Anda sudah meminta pembatalan. Kami jawab dalam satu hari kerja.')
    await expect(actions.getByRole('button', { name: 'Minta pembatalan pesanan' })).toHaveCount(0)
  }

  const { number } = customer.order
  await visit(page, `/id/user/order/${customer.order.id}`)
  await askToCancel(customer.order)
  await expectMail(request, customer.email, `Permintaan pembatalan pesanan ${number}`)
  const reason = 'Barang sudah dikemas tadi pagi, dan kurir sudah di depan pintu.'
  await staff.do('orderDecideCancel', { number, decision: 'decline', reason })
  await comeBack(page)
  await expect(main.getByText('Pesanan ini tidak bisa lagi kami batalkan.').first()).toBeVisible()
  await expect(main.getByText(`Jawaban kami: ${reason}`)).toBeVisible()
  await expect(actions).toContainText('Permintaan ini sudah kami tolak.')
  await expectMail(request, customer.email, `Pesanan ${number} tetap berjalan`)
  await staff.do('orderHandOver', { number, tracking_number: 'AG 2611 7730 415' })
  await comeBack(page)
  await expect(headOf(page)).toContainText('Diserahkan ke kurir')

  // The other order stands below it.
  await main.getByRole('link', { name: `Pesanan ${other.number}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pesanan ${other.number}`)
  await askToCancel(other)
  await staff.do('orderDecideCancel', { number: other.number, decision: 'accept', reason: 'Belum dikemas.' })
  await comeBack(page)
  await expect(headOf(page)).toContainText('Dibatalkan')
  await expect(logOf(page).filter({ hasText: 'Dibatalkan sesuai permintaan Anda' })).toBeVisible()
  const money = partOf(page, 'Pengembalian dana')
  await expect(money).toContainText(rupiah(other.amount))
  await expect(money).toContainText('Untuk pesanan yang dibatalkan')
  await expect(money).toContainText('Ke Bank Nusa Raya •••• 4417')
  await expect(money.getByText('Disetujui', { exact: true })).toBeVisible()
  await expect(money).toContainText('Dana sedang dikirim kepada Anda.')
  await expect(main).not.toContainText('2217')
  await expectMail(request, customer.email, `Pesanan ${other.number} dibatalkan`)
  const { id, amount } = await refundOf(request, { ...customer, order: other })
  expect(amount).toBe(other.amount)
  await staff.do('refundDone', { id, reference: 'TRF-88213' })
  await comeBack(page)
  await expect(money.getByText('Dikirim', { exact: true })).toBeVisible()
  await expect(money).not.toContainText('Dana sedang dikirim kepada Anda.')
  await expectMail(request, customer.email, `Dana Anda sudah dikirim: pesanan ${other.number}`)
})
