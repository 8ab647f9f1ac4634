import type { Page } from '@playwright/test'
import { rupiah } from '../../visits/cart-visit.ts'
import { atTheProvider, comeToBuy, expectReadyToPay, payButton } from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { button, chooseFor, inEnglish, slotOf, templateOf } from '../../visits/simulation-visit.ts'

/** Chooses a turntable, amplifier, speakers and cable that do not fit together, and takes the way out that is offered. */
async function composeWhatFits(page: Page, template: string): Promise<void> {
  await visit(page, `/simulation/${template}`)
  for (const [component, typed, option] of [
    ['Turntable', 'model two', /Model Two/],
    ['Amplifier', 'kny-madoa', /Mado A/],
    ['Speakers', 'aria 3 light oak', /Aria 3 .*Light oak/],
    ['Speaker cable', 'urat 4', /Urat 4/],
  ] as const)
    await chooseFor(page, { component, typed, option }, inEnglish)
  const toFix = page
    .getByRole('complementary', { name: 'Your system' })
    .getByText('1 to fix', { exact: true })
  await expect(toFix).toBeVisible()
  const remedy = page.getByRole('main').getByRole('button', { name: /use .* instead/i })
  await expect(remedy).toHaveCount(1)
  await remedy.click()
  await expect(toFix).toBeHidden()
  // Either the turntable or the amplifier is another one now; what was chosen beside them stays.
  await expect(slotOf(page, 'Speakers', inEnglish)).toContainText('Aria 3')
}

/** Saves what was composed and returns its code. */
async function saveAs(page: Page, name: string): Promise<string> {
  await button(page, 'Save and get a code').click()
  const question = page.getByRole('dialog', { name: 'Save this system' })
  await question.getByLabel('Name').fill(name)
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByRole('dialog', { name: 'Saved', exact: true })
  const code = saved.getByText(/^[2-9A-HJKMNP-TW-Z]{4} [2-9A-HJKMNP-TW-Z]{4}$/).first()
  return (await code.textContent()) ?? ''
}

test('a system that was composed in English is mended, saved, opened by its code in Indonesian, and bought', async ({
  page,
  request,
}) => {
  await composeWhatFits(page, await templateOf(request, 'VINYL'))
  const code = await saveAs(page, 'Sudut vinil')

  // From here on it is another device, of a customer who has only the code.
  await page.evaluate(() => localStorage.clear())
  const { changePrice } = await comeToBuy(page, request, [])
  const found = await (
    await request.get('/api/storefront/simulation/find-stored', { params: { simulation_code: code } })
  ).json()
  const sku = 'LRS-ARIA3-OAK'
  const speakers = found.data.products.find((line: { sku: string }) => line.sku === sku)
  await changePrice(sku, speakers.price + 250_000)
  await visit(page, '/id/simulation')
  await page.getByLabel('Kode', { exact: true }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Buka', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sudut vinil')
  const main = page.getByRole('main')
  await expect(main).toContainText(rupiah(speakers.price))
  await expect(main).toContainText(rupiah(speakers.price + 250_000))
  await expect(main.getByText('Harga naik').first()).toBeVisible()

  await main.getByRole('button', { name: /^Ke keranjang \(4\)$/ }).click()
  await expect(main.getByText('4 komponen masuk keranjang Anda')).toBeVisible()
  await main.getByRole('link', { name: 'Buka keranjang' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page
    .getByRole('button', { name: /^Bayar \(4\)$/ })
    .first()
    .click()
  await expectReadyToPay(page)
  await payButton(page).click()
  await atTheProvider(page, /^Bayar Rp/)
  await expect(page.getByRole('heading', { name: 'Terima kasih, pesanan Anda lunas' })).toBeVisible()
})
