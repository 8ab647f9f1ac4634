import { cartLink, rupiah } from '../../visits/cart-visit.ts'
import { backOffice } from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { aSavedSystem, button, skuOfFirst, templateOf } from '../../visits/simulation-visit.ts'

test('what has moved since is told line by line, a substitute is taken, and the cart says what was left out', async ({
  page,
  request,
  baseURL,
}) => {
  const template = await templateOf(request, 'VINYL')
  const streamer = await skuOfFirst(request, template, 'streamer')
  const office = backOffice(request, baseURL ?? '')
  for (const sku of ['HDR-M3-GBK', 'OHM-A85-SLW', 'VLM-BAKKE5-GRA']) await office.changeStock(sku, 5)
  await office.changePrice('VLM-BAKKE5-GRA', 4_000_000)
  const saved = await aSavedSystem(request, {
    template,
    parts: [
      ['turntable', 'HDR-M3-GBK'],
      ['amplifier', 'OHM-A85-SLW'],
      ['front', 'VLM-BAKKE5-GRA'],
      ['streamer', streamer],
      ['speaker-cable', 'TBG-URAT6-COP-5M'],
    ],
    name: 'Ruang musik',
  })
  await office.changeStock('HDR-M3-GBK', 0)
  await office.withdraw(streamer)
  // In each of the two stores.
  await office.changeStock('OHM-A85-SLW', 1)
  await office.changePrice('VLM-BAKKE5-GRA', 4_250_000)
  await visit(page, `/simulation/${saved.uuid}`)
  const main = page.getByRole('main')
  const lines = main.getByRole('article')
  await expect(lines.filter({ hasText: 'Turntable' })).toContainText('Out of stock')
  await expect(lines.filter({ hasText: 'Streamer' })).toContainText('Discontinued')
  await expect(lines.filter({ hasText: 'Amplifier' })).toContainText('2 left')
  await expect(lines.filter({ hasText: 'Speaker cable' })).toContainText('Same')
  const speakers = lines.filter({ hasText: 'Bakke 5' })
  await expect(speakers).toContainText('Price up')
  await expect(speakers).toContainText(rupiah(4_250_000))
  await expect(main).toContainText(rupiah(saved.price))

  const turntable = lines.filter({ hasText: 'Turntable' })
  await expect(turntable).toContainText('The same in Walnut.')
  await turntable.getByRole('button', { name: /^Use this/ }).click()
  await expect(turntable.getByRole('button', { name: /^Chosen/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(turntable.getByRole('button', { name: /^Chosen/ })).toHaveAttribute('aria-pressed', 'true')

  // Sold out between looking and buying: the rest goes in all the same.
  await office.changeStock('VLM-BAKKE5-GRA', 0)
  await button(page, 'Add 4 to cart').click()
  await expect(main.getByText('3 parts are in your cart')).toBeVisible()
  await expect(main.getByText('Left out', { exact: true })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items')
})

test('a saved system is shared by code and link, downloaded as a quotation, kept in the list, and edited as a copy', async ({
  page,
  request,
}) => {
  const template = await templateOf(request, 'VINYL')
  const saved = await aSavedSystem(request, {
    template,
    parts: [
      ['turntable', 'ROT-DD5-WAL'],
      ['amplifier', 'OHM-A65-BLK'],
    ],
    name: 'Untuk Ayah',
  })
  await visit(page, `/id/simulation/${saved.uuid}`)
  const main = page.getByRole('main')
  const spaced = `${saved.simulation_code.slice(0, 4)} ${saved.simulation_code.slice(4)}`
  await expect(main).toContainText(spaced)
  const whatsapp = main.getByRole('link', { name: /WhatsApp/ })
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  expect(text).toContain('Untuk Ayah')
  expect(text).toContain(`/id/simulation/${saved.uuid}`)
  expect(text).toContain(spaced)
  await expect(main.getByLabel('Tautan', { exact: true })).toHaveValue(
    new RegExp(`/id/simulation/${saved.uuid}$`),
  )

  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: /^Penawaran/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await main.getByRole('link', { name: 'Buka kode lain' }).click()
  const card = main.getByRole('article').filter({ hasText: 'Untuk Ayah' })
  await expect(card).toContainText(spaced)
  await card.getByRole('link', { name: 'Untuk Ayah' }).click()
  await main.getByRole('link', { name: 'Ubah salinan' }).click()
  await expect(page).toHaveURL(new RegExp(`/id/simulation/${template}`))
  await expect(button(page, 'Ganti: Pemutar piringan hitam')).toBeVisible()
  await expect(button(page, 'Ganti: Amplifier')).toBeVisible()
})

test('a code that is not saved is told at its field, and so is half a code', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/404/)
  await visit(page, '/simulation')
  const code = page.getByLabel('Code', { exact: true })
  const open = page.getByRole('button', { name: 'Open', exact: true })
  await code.fill('23456789')
  await open.click()
  await expect(code).toHaveAccessibleDescription('Simulation not found')
  await code.fill('K7')
  await open.click()
  await expect(code).toHaveAccessibleDescription('A code has eight letters and digits, such as K7MX 29PW.')
})
