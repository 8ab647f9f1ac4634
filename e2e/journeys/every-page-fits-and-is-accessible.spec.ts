import AxeBuilder from '@axe-core/playwright'
import { answerCookies, expect, test, visit } from './shop-visit.ts'

test.beforeEach(({ page }) => answerCookies(page))

const pages = ['/', '/login', '/newsletter/confirm', '/nowhere']
const inBoth = pages.flatMap((address) => [address, address === '/' ? '/id' : `/id${address}`])

for (const address of inBoth) {
  test(`${address} has no sideways scroll and nothing that axe finds at any width`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/404/)
    await visit(page, address)
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `at ${width} px`).toBe(0)
      if (width === 390 || width === 1280) {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    }
  })
}

test('nothing on the front page moves after it has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('the page can be read and used without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/id`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruangan hening. Film dimulai.')
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The room goes quiet. The film begins.')
  await context.close()
})

test('the policy of a page allows its own scripts by hash and nothing inline besides', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/Executing inline script violates/)
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain('unsafe')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasInjected = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'wasInjected' in window)).toBe(false)
})
