import { expectNoEnglish } from '../../visits/page-fits.ts'
import { expect, test, touch, visit } from '../../visits/shop-visit.ts'
import { button, inEnglish, slotOf, templateOf } from '../../visits/simulation-visit.ts'

test('for a room and a budget three systems are suggested; one is taken, taken back, and kept; too small a budget says what it takes', async ({
  page,
  request,
}) => {
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

  await button(page, 'Suggest a system').click()
  await expect(page.getByRole('button', { name: /^Use the system/ })).toHaveCount(3)
  const system = page.getByRole('complementary', { name: 'Your system' })
  await button(page, 'Use the system “Best”').click()
  await expect(slotOf(page, 'AV receiver', inEnglish)).toBeVisible()
  await expect(slotOf(page, 'Subwoofer', inEnglish)).toBeVisible()
  await expect(system.getByText(/ to fix$/)).toHaveCount(0)
  await expect(system.getByText(/of your budget left$/)).toBeVisible()
  const total = (await system.locator('dl > div', { hasText: /^Total/ }).textContent()) ?? ''

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(slotOf(page, 'AV receiver', inEnglish)).toHaveCount(0)
  await button(page, 'Redo').click()
  await expect(slotOf(page, 'AV receiver', inEnglish)).toBeVisible()

  await page.reload()
  await touch(page)
  await expect(system.locator('dl > div', { hasText: /^Total/ })).toHaveText(total)
  await expect(page.getByRole('region', { name: 'Your room' })).toContainText('27 m²')

  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await page.getByRole('button', { name: /^Ubah ruang\. Anggaran:/ }).click()
  const room = page.getByRole('dialog', { name: 'Ruang Anda' })
  await expect(room.getByLabel('Panjang')).toHaveValue('6')
  await expectNoEnglish(page)
  await room.getByLabel(/^Anggaran/).fill('5 juta')
  await room.getByRole('button', { name: 'Pakai ruang ini', exact: true }).click()
  await expect(room).toBeHidden()
  await button(page, 'Sarankan sistem').click()
  await expect(page.getByText(/Mulai Rp/)).toBeVisible()
})
