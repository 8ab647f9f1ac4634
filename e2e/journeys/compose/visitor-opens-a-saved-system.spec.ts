import { cartLink, rupiah } from '../../visits/cart-visit.ts'
import { backOffice } from '../../visits/checkout-visit.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { aSavedSystem, templateOf } from '../../visits/simulation-visit.ts'

test('what has moved since is told line by line, a substitute is taken, and the cart says what was left out', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const saved = await aSavedSystem(request, {
    template: await templateOf(request, 'VINYL'),
    parts: [
      ['turntable', 'HDR-M3-GBK'],
      ['amplifier', 'OHM-A85-SLW'],
      ['front', 'VLM-BAKKE5-GRA'],
      ['streamer', 'OHM-N70-SLV'],
      ['speaker-cable', 'TBG-URAT6-COP-5M'],
    ],
    name: 'Ruang musik',
  })
  const office = backOffice(request, baseURL ?? '')
  await office.changeStock('HDR-M3-GBK', 0)
  await office.withdraw('OHM-N70-SLV')
  // In each of the two stores.
  await office.changeStock('OHM-A85-SLW', 1)
  await visit(page, `/simulation/${saved.uuid}`)
  const main = page.getByRole('main')
  const lines = main.getByRole('article')
  await expect(lines.filter({ hasText: 'Turntable' })).toContainText('Out of stock')
  await expect(lines.filter({ hasText: 'Streamer' })).toContainText('Discontinued')
  await expect(lines.filter({ hasText: 'Amplifier' })).toContainText('2 left')
  await expect(lines.filter({ hasText: 'Speaker cable' })).toContainText('Same')
  await expect(main).toContainText(rupiah(saved.price))

  const turntable = lines.filter({ hasText: 'Turntable' })
  await expect(turntable).toContainText('The same in Walnut.')
  await turntable.getByRole('button', { name: /^Use this/ }).click()
  await expect(turntable.getByRole('button', { name: /^Chosen/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(turntable.getByRole('button', { name: /^Chosen/ })).toHaveAttribute('aria-pressed', 'true')

  // Sold out between looking and buying: the rest goes in all the same.
  await office.changeStock('VLM-BAKKE5-GRA', 0)
  await main.getByRole('button', { name: 'Add 4 to cart', exact: true }).click()
  await expect(main.getByText('3 parts are in your cart')).toBeVisible()
  await expect(main.getByText('Left out', { exact: true })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items')
})

test('a saved system is shared by code and link, downloaded as a quotation, and edited as a copy', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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

  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: /^Penawaran/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await visit(page, '/id/simulation')
  const list = page.getByRole('main')
  await expect(list).toContainText('Untuk Ayah')
  await expect(list).toContainText(spaced)

  await visit(page, `/id/simulation/${saved.uuid}`)
  await page.getByRole('link', { name: 'Ubah salinan' }).click()
  await expect(page).toHaveURL(new RegExp(`/id/simulation/${template}`))
  await expect(page.getByRole('button', { name: 'Ganti: Pemutar piringan hitam', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ganti: Amplifier', exact: true })).toBeVisible()
})

test('a code that nobody has saved is told at its field, with script and without', async ({
  page,
  browser,
  baseURL,
  expectFaults,
}) => {
  expectFaults(/404/)
  await visit(page, '/simulation')
  await page.getByLabel('Code', { exact: true }).fill('23456789')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('Simulation not found')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('K7')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByText('A code has eight letters and digits, such as K7MX 29PW.')).toBeVisible()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  })
  const plain = await context.newPage()
  await plain.goto('/id/simulation')
  await plain.getByLabel('Kode', { exact: true }).fill('23456789')
  await plain.getByRole('button', { name: 'Buka', exact: true }).click()
  await expect(plain.getByText('Simulasi tidak ditemukan')).toBeVisible()
  await context.close()
})
