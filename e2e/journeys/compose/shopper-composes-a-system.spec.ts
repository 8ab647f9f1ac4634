import type { Page } from '@playwright/test'
import { rupiah } from '../../visits/cart-visit.ts'
import {
  atTheProvider,
  backOffice,
  englishNames,
  expectReadyToPay,
  fillInGuest,
  indonesianNames,
  payButton,
} from '../../visits/checkout-visit.ts'
import { freshEmail } from '../../visits/demo-mail.ts'
import { answerCookies, expect, test, visit } from '../../visits/shop-visit.ts'
import { chooseFor, inEnglish, inIndonesian, slotOf, templateOf } from '../../visits/simulation-visit.ts'

const english = {
  language: 'en',
  prefix: '',
  words: inEnglish,
  turntable: 'Turntable',
  amplifier: 'Amplifier',
  speakers: 'Speakers',
  cable: 'Speaker cable',
  finish: /Aria 3 .*Light oak/,
  sku: 'LRS-ARIA3-OAK',
  phono: /phono/i,
  toFix: '1 to fix',
  instead: /use .* instead/i,
  save: 'Save and get a code',
  saveTitle: 'Save this system',
  name: 'Name',
  saveIt: 'Save',
  saved: 'Saved',
  code: 'Code',
  open: 'Open',
  up: 'Price up',
  add: /^Add 4 to cart$/,
  added: '4 parts are in your cart',
  toCart: 'Go to the cart',
  checkOut: /^Check out \(\d\)$/,
  pay: /^Pay Rp/,
  paid: 'Thank you, your order is paid',
  address: englishNames,
}

const indonesian: typeof english = {
  language: 'id',
  prefix: '/id',
  words: inIndonesian,
  turntable: 'Pemutar piringan hitam',
  amplifier: 'Amplifier',
  speakers: 'Speaker',
  cable: 'Kabel speaker',
  finish: /Aria 3 .*Hitam kilap/,
  sku: 'LRS-ARIA3-GBK',
  phono: /phono/i,
  toFix: '1 perlu diperbaiki',
  instead: /pakai .* saja/i,
  save: 'Simpan dan ambil kode',
  saveTitle: 'Simpan sistem ini',
  name: 'Nama',
  saveIt: 'Simpan',
  saved: 'Tersimpan',
  code: 'Kode',
  open: 'Buka',
  up: 'Harga naik',
  add: /^Ke keranjang \(4\)$/,
  added: '4 komponen masuk keranjang Anda',
  toCart: 'Buka keranjang',
  checkOut: /^Bayar \(\d\)$/,
  pay: /^Bayar Rp/,
  paid: 'Terima kasih, pesanan Anda lunas',
  address: indonesianNames,
}

/** Composes a turntable system that does not fit, and takes the way out that is offered. */
async function composeWhatFits(page: Page, words: typeof english, template: string): Promise<void> {
  await visit(page, `${words.prefix}/simulation/${template}`)
  await chooseFor(page, { component: words.turntable, typed: 'model two', option: /Model Two/ }, words.words)
  await chooseFor(page, { component: words.amplifier, typed: 'mado a', option: /Mado A/ }, words.words)
  await chooseFor(page, { component: words.speakers, typed: 'aria 3', option: words.finish }, words.words)
  await chooseFor(page, { component: words.cable, typed: 'urat 4', option: /Urat 4/ }, words.words)
  const system = page.getByRole('complementary', { name: /^(Your system|Sistem Anda)$/ })
  await expect(system.getByText(words.toFix, { exact: true })).toBeVisible()
  const remedy = page.getByRole('main').getByRole('button', { name: words.instead })
  await expect(remedy).toHaveCount(1)
  await remedy.click()
  await expect(system.getByText(words.toFix, { exact: true })).toBeHidden()
  // Either the turntable or the amplifier is another one now; what was chosen beside them stays.
  await expect(slotOf(page, words.speakers, words.words)).toContainText('Aria 3')
}

/** Saves what was composed and answers its code. */
async function saveAs(page: Page, words: typeof english, name: string): Promise<string> {
  await page.getByRole('button', { name: words.save, exact: true }).click()
  const question = page.getByRole('dialog', { name: words.saveTitle })
  await question.getByLabel(words.name).fill(name)
  await question.getByRole('button', { name: words.saveIt, exact: true }).click()
  const saved = page.getByRole('dialog', { name: words.saved, exact: true })
  const code = await saved
    .getByText(/^[2-9A-HJKMNP-TW-Z]{4} [2-9A-HJKMNP-TW-Z]{4}$/)
    .first()
    .textContent()
  return code ?? ''
}

for (const [here, there] of [
  [english, indonesian],
  [indonesian, english],
] as const) {
  test(`a system that is composed in ${here.language} is mended, saved, opened by its code in ${there.language}, and bought`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    test.slow()
    await composeWhatFits(page, here, await templateOf(request, 'VINYL'))
    const code = await saveAs(page, here, 'Sudut vinil')

    const found = await (
      await request.get('/api/storefront/simulation/find-stored', { params: { simulation_code: code } })
    ).json()
    const speakers = found.data.products.find((line: { sku: string }) => line.sku === here.sku)
    await backOffice(request, baseURL ?? '').changePrice(here.sku, speakers.price + 250_000)

    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await answerCookies(context)
    const other = await context.newPage()
    await visit(other, `${there.prefix}/simulation`)
    await other.getByLabel(there.code, { exact: true }).fill(code.toLowerCase())
    await other.getByRole('button', { name: there.open, exact: true }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sudut vinil')
    const main = other.getByRole('main')
    await expect(main).toContainText(rupiah(speakers.price))
    await expect(main).toContainText(rupiah(speakers.price + 250_000))
    await expect(main.getByText(there.up).first()).toBeVisible()

    await main.getByRole('button', { name: there.add }).click()
    await expect(main.getByText(there.added)).toBeVisible()
    await main.getByRole('link', { name: there.toCart }).click()
    await expect(other).toHaveURL(/\/cart$/)
    await other.getByRole('button', { name: there.checkOut }).first().click()
    await fillInGuest(other, there.address, freshEmail('vinil'))
    await expectReadyToPay(other)
    await payButton(other).click()
    await atTheProvider(other, there.pay)
    await expect(other.getByRole('heading', { name: there.paid })).toBeVisible()
    await context.close()
  })
}
