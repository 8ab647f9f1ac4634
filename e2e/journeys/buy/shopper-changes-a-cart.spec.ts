import { cartLink, comeAsGuest, lineOf, rupiah, thingsOf, totalOf } from '../../visits/cart-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('two of four are selected, and only they are paid', async ({ page, request }) => {
  const things = await thingsOf(request, { category: 'karaoke', count: 4 })
  const [first, second, third, fourth] = things
  if (!first || !second || !third || !fourth) throw new Error('there are products')
  const cart = await comeAsGuest(page, request, things)
  await visit(page, '/cart')
  await expect(page.getByText('4 items, 4 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${second.name}`, exact: true }).uncheck()
  await page.getByRole('checkbox', { name: `Select ${fourth.name}`, exact: true }).uncheck()
  await expect(page.getByText('4 items, 2 selected')).toBeVisible()
  const sum = first.inventory.pricing.price + third.inventory.pricing.price
  await expect(totalOf(page)).toContainText(rupiah(sum))
  await expect(page.getByRole('button', { name: 'Check out (2)' }).first()).toBeEnabled()
  expect((await cart.find()).totals.total).toBe(sum)

  await page.getByRole('checkbox', { name: 'Select all (4)' }).check()
  await page.getByRole('checkbox', { name: 'Select all (4)' }).uncheck()
  await expect(page.getByRole('button', { name: 'Check out (0)' }).first()).toBeDisabled()
  await expect(page.getByText('Select at least one product to check out.')).toBeVisible()
})

test('the quantity changes at once, several presses are one, and the total is the server’s', async ({
  page,
  request,
}) => {
  const [thing] = await thingsOf(request, { category: 'karaoke', count: 1 })
  if (thing === undefined) throw new Error('there are products')
  await comeAsGuest(page, request, [thing])
  const sent: unknown[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/cart/update')) sent.push(asked.postDataJSON().quantities)
  })
  await visit(page, '/cart')
  const line = lineOf(page, thing.name)
  const quantity = line.getByRole('textbox', { name: `Quantity of ${thing.name}` })
  await line.getByRole('button', { name: 'One more' }).dblclick()
  await expect(quantity).toHaveValue('3')
  await expect(totalOf(page)).toContainText(rupiah(3 * thing.inventory.pricing.price))
  expect(sent).toEqual([[{ cart_id: expect.any(String), quantity: 3 }]])
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items')

  await line.getByRole('button', { name: 'One less' }).dblclick()
  await expect(quantity).toHaveValue('1')
  await line.getByRole('button', { name: 'One less' }).click()
  await expect(line.getByText('Must have minimum 1 item.').last()).toBeVisible()
  await quantity.fill('99')
  await quantity.press('Enter')
  await expect(line.getByText(/Product quantity exceeds inventory\. Only \d+ left\./).last()).toBeVisible()
  await expect(quantity).toHaveValue('1')
})

test('a quantity that cannot be saved goes back, and its line says why', async ({
  page,
  request,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource/)
  const [thing] = await thingsOf(request, { category: 'karaoke', count: 1 })
  if (thing === undefined) throw new Error('there are products')
  await comeAsGuest(page, request, [thing])
  await visit(page, '/cart')
  const line = lineOf(page, thing.name)
  const quantity = line.getByRole('textbox', { name: `Quantity of ${thing.name}` })
  await page.route('**/cart/update', (route) => route.abort())
  await line.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('2')
  await expect(line.getByText('That could not be saved. Check your connection').last()).toBeVisible()
  await expect(quantity).toHaveValue('1')
})

test('a late answer does not undo a newer one', async ({ page, request }) => {
  const [thing] = await thingsOf(request, { category: 'karaoke', count: 1 })
  if (thing === undefined) throw new Error('there are products')
  const cart = await comeAsGuest(page, request, [thing])
  const old = await cart.find()
  await visit(page, '/cart')
  await lineOf(page, thing.name).getByRole('button', { name: 'One more' }).click()
  const newer = rupiah(2 * thing.inventory.pricing.price)
  await expect(totalOf(page)).toContainText(newer)
  let answered = 0
  await page.route('**/cart/find', async (route) => {
    await route.fulfill({ json: { status: 200, meta: { code: 200, message: '' }, data: old } })
    answered += 1
  })
  const other = await page.context().newPage()
  await other.goto('/newsletter/confirm')
  await other.evaluate(() => new BroadcastChannel('gema-cart').postMessage('changed'))
  await expect.poll(() => answered).toBeGreaterThan(0)
  await expect(totalOf(page)).toContainText(newer)
})

test('a service is added and taken away, a line removed and brought back', async ({ page, request }) => {
  const things = await thingsOf(request, { category: 'karaoke', count: 2, language: 'id' })
  const [first, second] = things
  if (!first || !second) throw new Error('there are products')
  await comeAsGuest(page, request, things)
  await visit(page, '/id/cart')
  const service = lineOf(page, first.name)
    .getByRole('list', { name: `Layanan untuk ${first.name}` })
    .getByRole('checkbox')
    .first()
  await service.check()
  await expect(page.getByText('Layanan (1)')).toBeVisible()
  await service.uncheck()
  await expect(page.getByText('Layanan (1)')).toBeHidden()

  await lineOf(page, second.name)
    .getByRole('button', { name: `Hapus ${second.name}` })
    .press('Enter')
  await expect(lineOf(page, second.name)).toBeHidden()
  await expect(page.getByText(`${second.name} dihapus.`)).toBeVisible()
  const undo = page.getByRole('button', { name: `Urungkan: kembalikan ${second.name}` })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(lineOf(page, second.name)).toBeVisible()
  await expect(undo).toBeHidden()

  await page.getByRole('button', { name: 'Hapus yang dipilih' }).click()
  await expect(page.getByRole('heading', { name: 'Keranjang Anda masih kosong' })).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan: kembalikan semuanya' }).click()
  await expect(page.getByText('2 barang, 2 dipilih')).toBeVisible()
})

test('a voucher is applied with what it saves; one that gives nothing says why', async ({
  page,
  request,
}) => {
  const [thing] = await thingsOf(request, { category: 'karaoke', count: 1 })
  if (thing === undefined) throw new Error('there are products')
  const cart = await comeAsGuest(page, request, [thing])
  await visit(page, '/cart')
  await page.getByRole('button', { name: /^Use a voucher/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Vouchers' })
  await drawer.getByLabel('Have a code?').fill('nosuchcode')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByText('We do not know this code. Check for typing errors.')).toBeVisible()
  await expect(drawer.getByText(/Minimum Rp\u00A0[\d.]+, Rp\u00A0[\d.]+ to go\./).first()).toBeVisible()
  const use = drawer.getByRole('button', { name: /^Use voucher/ }).first()
  await use.click()
  await expect(page.getByText('The voucher is applied.')).toBeVisible()
  await expect(drawer).toBeHidden()
  const { voucher, totals } = await cart.find()
  expect(voucher.applies).toBe(true)
  await expect(totalOf(page)).toContainText(rupiah(totals.total))
  await page.getByRole('button', { name: new RegExp(`^${voucher.code} applied`) }).click()
  await drawer.getByRole('button', { name: /^Remove voucher/ }).click()
  await expect(page.getByText('The voucher is taken away.')).toBeVisible()

  await drawer.getByLabel('Have a code?').fill('gema1jt')
  await drawer.getByLabel('Have a code?').press('Enter')
  await expect(page.getByText(/^The voucher is kept, but does not count yet\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /^GEMA1JT does not count yet/ })).toBeVisible()
  const reason = page
    .getByRole('complementary')
    .getByText(/^Minimum Rp\u00A025\.000\.000, Rp\u00A0[\d.]+ to go\.$/)
  await expect(reason).toBeVisible()
})
