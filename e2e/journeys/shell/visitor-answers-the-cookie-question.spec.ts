import { expectNothingFromAxe } from '../../visits/page-fits.ts'
import { expect, testInOwnContext as test, visit } from '../../visits/shop-visit.ts'

test.use({ answersCookies: false })

test('the cookie question has two answers of the same size, is asked once, and can be answered anew from the footer', async ({
  page,
}) => {
  await visit(page, '/id')
  const question = page.getByRole('region', { name: 'Soal cookie, apa adanya.' })
  const answers = question.getByRole('button')
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [one, other] = await Promise.all([answers.nth(0).boundingBox(), answers.nth(1).boundingBox()])
    expect(one?.width).toBeCloseTo(other?.width ?? 0, 0)
    expect(one?.height).toBeCloseTo(other?.height ?? 0, 0)
  }
  await expectNothingFromAxe(page, 'section[aria-label="Soal cookie, apa adanya."]')
  // Before the first answer there is no way around it.
  await expect(answers.first()).not.toHaveAttribute('aria-pressed')
  await answers.first().focus()
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Hanya yang diperlukan' }).press('Enter')
  await expect(question).toBeHidden()

  const settings = page.getByRole('button', { name: 'Pengaturan cookie' })
  await settings.press('Enter')
  await expect(question).toBeFocused()
  await expect(question).toContainText('Pilihan Anda sekarang: hanya yang diperlukan.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(settings).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('needed')

  await settings.click()
  await page.getByRole('button', { name: 'Izinkan semua' }).click()
  await expect(question).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('all')
  await visit(page, '/')
  const inEnglish = page.getByRole('region', { name: 'Cookies, plainly.' })
  await expect(inEnglish).toBeHidden()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const isPressed = (name: string, pressed: boolean) =>
    expect(inEnglish.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(pressed))
  await isPressed('Allow all', true)
  await isPressed('Only the needed', false)
})
