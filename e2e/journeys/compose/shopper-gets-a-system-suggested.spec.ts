import { expect, test, visit } from '../../visits/shop-visit.ts'
import { inEnglish, slotOf, templateOf } from '../../visits/simulation-visit.ts'

test('for a room and a budget three systems are suggested; one is taken, taken back, and kept', async ({
  page,
  request,
}) => {
  test.slow()
  await visit(page, `/simulation/${await templateOf(request, 'LIVING-51')}`)
  await page.getByRole('button', { name: /^Change the room\. Room:/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Your room' })
  await drawer.getByLabel('Length').fill('6')
  await drawer.getByLabel('Width', { exact: true }).fill('4,5 m')
  await drawer.getByLabel(/^Budget/).fill('90 juta')
  await drawer.getByText('2.200 VA', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Use this room', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your room' })).toContainText('27 m²')

  await page.getByRole('button', { name: 'Suggest a system', exact: true }).click()
  const offers = page.getByRole('button', { name: /^Use the system/ })
  await expect(offers).toHaveCount(3)
  const system = page.getByRole('complementary', { name: 'Your system' })
  await page.getByRole('button', { name: 'Use the system “Best”', exact: true }).click()
  await expect(slotOf(page, 'AV receiver', inEnglish)).toBeVisible()
  await expect(slotOf(page, 'Subwoofer', inEnglish)).toBeVisible()
  await expect(system.getByText(/ to fix$/)).toHaveCount(0)
  await expect(system.getByText(/of your budget left$/)).toBeVisible()
  const total = (await system.locator('dl > div', { hasText: /^Total/ }).textContent()) ?? ''

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(slotOf(page, 'AV receiver', inEnglish)).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(slotOf(page, 'AV receiver', inEnglish)).toBeVisible()

  await page.reload()
  await expect(system.locator('dl > div', { hasText: /^Total/ })).toHaveText(total)
  await expect(page.getByRole('region', { name: 'Your room' })).toContainText('27 m²')
})

test('a budget for which nothing fits says what it takes', async ({ page, request }) => {
  await visit(page, `/id/simulation/${await templateOf(request, 'CINEMA-714')}`)
  await page
    .getByRole('button', { name: /^Ubah ruang\./ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Panjang').fill('7')
  await drawer.getByLabel('Lebar', { exact: true }).fill('5')
  await drawer.getByLabel(/^Anggaran/).fill('20 juta')
  await drawer.getByRole('button', { name: /^Pakai ruang ini$/ }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Sarankan sistem', exact: true }).click()
  await expect(page.getByText(/Mulai Rp/)).toBeVisible()
})
