import { cartLink, comeAsGuest, lineOf, rupiah, thingsOf, totalOf } from '../../visits/cart-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'

test('a guest changes quantities, services, lines and the voucher of a cart in Indonesian, and the shop counts', async ({
  page,
  request,
}) => {
  const things = await thingsOf(request, { category: 'karaoke', count: 2, language: 'id' })
  const [first, second] = things
  if (!first || !second) throw new Error('there are products')
  const cart = await comeAsGuest(page, request, things)
  const [price, other] = [first.inventory.pricing.price, second.inventory.pricing.price]
  await visit(page, '/id/cart')
  const line = lineOf(page, first.name)
  await line.getByRole('button', { name: 'Tambah satu' }).dblclick()
  await expect(line.getByRole('textbox', { name: `Jumlah ${first.name}` })).toHaveValue('3')
  await expect(totalOf(page)).toContainText(rupiah(3 * price + other))
  await expect(cartLink(page)).toHaveAccessibleName('Keranjang, 4 barang')
  await line.getByRole('textbox', { name: `Jumlah ${first.name}` }).fill('1')
  await page.keyboard.press('Enter')
  await expect(totalOf(page)).toContainText(rupiah(price + other))

  const service = line
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
  await expect(totalOf(page)).toContainText(rupiah(price))
  const undo = page.getByRole('button', { name: `Urungkan: kembalikan ${second.name}` })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(lineOf(page, second.name)).toBeVisible()
  await expect(totalOf(page)).toContainText(rupiah(price + other))

  await page.getByRole('button', { name: /^Pakai voucher/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Voucher', exact: true })
  const code = drawer.getByLabel('Punya kode?')
  await code.fill('nosuchcode')
  await drawer.getByRole('button', { name: 'Terapkan' }).click()
  await expect(drawer.getByText('Kode ini tidak kami kenal. Periksa penulisannya.')).toBeVisible()
  await code.fill('gema1jt')
  await code.press('Enter')
  await expect(page.getByText(/^Voucher disimpan, tetapi belum berlaku\./)).toBeVisible()
  await expect(
    page.getByRole('complementary').getByText(/^Minimum Rp\s25\.000\.000, kurang Rp\s[\d.]+ lagi\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: /^GEMA1JT belum berlaku/ }).click()
  await drawer
    .getByRole('button', { name: /^Pakai voucher/ })
    .first()
    .click()
  await expect(page.getByText('Voucher dipakai.')).toBeVisible()
  const { voucher, totals } = await cart.find()
  expect(voucher.applies).toBe(true)
  expect(totals.total).toBe(price + other - totals.voucher_discount)
  await expect(totalOf(page)).toContainText(rupiah(totals.total))
})
