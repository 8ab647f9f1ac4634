import { expectNothingFromAxe } from '../../visits/page-fits.ts'
import { expect, testInOwnContext as test, visit } from '../../visits/shop-visit.ts'

test.use({ answersCookies: false })

test('the cookie question is asked once, and can be answered anew from the footer', async ({ page }) => {
  await visit(page, '/')
  const question = page.getByRole('region', { name: 'Cookies, plainly.' })
  await question.getByRole('button', { name: 'Only the needed' }).click()
  await expect(question).toBeHidden()
  await visit(page, '/id')
  const inIndonesian = page.getByRole('region', { name: 'Soal cookie, apa adanya.' })
  await expect(inIndonesian).toBeHidden()
  await page.getByRole('button', { name: 'Pengaturan cookie' }).click()
  await expect(inIndonesian).toBeFocused()
  await expect(inIndonesian).toContainText('Pilihan Anda sekarang: hanya yang diperlukan.')
  await page.getByRole('button', { name: 'Izinkan semua' }).click()
  await expect(inIndonesian).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('all')
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await visit(page, '/')
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(question.getByRole('button', { name: 'Allow all' })).toHaveAttribute('aria-pressed', 'true')
  await expect(question.getByRole('button', { name: 'Only the needed' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('both answers are of the same size, and before the first there is no way around them', async ({
  page,
}) => {
  await visit(page, '/id')
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const answers = page.getByRole('region', { name: 'Soal cookie, apa adanya.' }).getByRole('button')
    const [one, other] = await Promise.all([answers.nth(0).boundingBox(), answers.nth(1).boundingBox()])
    expect(one?.width).toBeCloseTo(other?.width ?? 0, 0)
    expect(one?.height).toBeCloseTo(other?.height ?? 0, 0)
  }
  const question = page.getByRole('region', { name: 'Soal cookie, apa adanya.' })
  await expect(question.getByRole('button').first()).not.toHaveAttribute('aria-pressed')
  await question.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await expectNothingFromAxe(page, 'section[aria-label="Soal cookie, apa adanya."]')
})

test('Escape leaves the choice as it is, and the focus goes back to where it came from', async ({ page }) => {
  await visit(page, '/')
  const question = page.getByRole('region', { name: 'Cookies, plainly.' })
  await question.getByRole('button', { name: 'Only the needed' }).press('Enter')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.press('Enter')
  await expect(question).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(settings).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('needed')
})
