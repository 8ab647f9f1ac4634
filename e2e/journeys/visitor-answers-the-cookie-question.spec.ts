import { expect, test, visit } from './shop-visit.ts'

test('the cookie question is asked once, and can be answered anew from the footer', async ({ page }) => {
  await visit(page, '/')
  const question = page.getByRole('region', { name: 'Cookies, plainly.' })
  await question.getByRole('button', { name: 'Only the needed' }).click()
  await expect(question).toBeHidden()
  await visit(page, '/id')
  await expect(page.getByRole('region', { name: 'Soal cookie, apa adanya.' })).toBeHidden()
  await page.getByRole('button', { name: 'Pengaturan cookie' }).click()
  await page.getByRole('button', { name: 'Izinkan semua' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('all')
})
