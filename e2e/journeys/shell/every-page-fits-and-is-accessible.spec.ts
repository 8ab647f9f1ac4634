import type { Page } from '@playwright/test'
import {
  expectAllToFitAPhone,
  expectNothingFromAxe,
  expectScreenToFit,
  shiftsOf,
  watchShifts,
} from '../../visits/page-fits.ts'
import { comeSignedInAs, expect, open, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

const pages = [
  '',
  '/login',
  '/register',
  '/verify',
  '/forgot-password',
  '/forgot-password?token=nonsense',
  '/social-callback',
  '/newsletter/confirm',
  '/nowhere',
  '/categories',
  '/brands',
  '/laras/brand?brand=laras',
  '/etalase',
  '/flash-sale',
  '/search?q=speaker',
  '/search?q=zzzzqq',
  '/all/home-theater?brand_in=laras',
  '/stores',
  '/shop/gema-fatmawati',
  '/testimony',
  '/cart',
  '/shipping?destination=31.74&grams=12000&value=1500000',
  '/simulation',
  '/simulation?code=23456789',
  '/request-instalasi',
]
for (const address of pages) {
  test(`/id${address} fits at any width, and axe finds nothing`, async ({ page, expectFaults }) => {
    expectFaults(/404/)
    await expectScreenToFit(page, `/id${address}`)
  })
}

testWithoutScript('in English what is found fits the narrowest phone', async ({ page }) => {
  const notFound = ['/nowhere', '/simulation?code=23456789']
  await expectAllToFitAPhone(page, [
    '/',
    '/seller/register',
    ...pages.filter((address) => address && !notFound.includes(address)),
  ])
})

test('the front page and a list fit a phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const address of ['/', '/all/home-theater?brand_in=laras']) {
    await visit(page, address)
    await expectNothingFromAxe(page, 'body')
  }
})

/** The pages of a customer, who has something on each. */
const signedInPages = [
  '/id/user/profile',
  '/id/user/addresses',
  '/id/user/wishlists',
  '/id/user/vouchers',
  '/id/user/following',
  '/id/user/compare',
]

for (const address of signedInPages) {
  test(`${address} fits at any width once it is filled, and axe finds nothing`, async ({ page }) => {
    await comeSignedInAs(page)
    await expectScreenToFit(page, address)
  })
}

/** The address of the first product in a list. */
async function aProduct(page: Page): Promise<string> {
  await page.goto('/all/karaoke')
  const link = page.getByRole('article').first().getByRole('link')
  return (await link.getAttribute('href')) ?? ''
}

/**
 * Who only looks at the first screen is given the script of the rest after some seconds. Here these never end, however
 * slow the machine is: once the page's script runs, it waits for nothing that long.
 */
async function neverLoadTheRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const waitBriefly = (handler: TimerHandler, time = 0, ...rest: unknown[]) =>
      time >= 4_000 && document.querySelector('[data-hydrated=true]') !== null
        ? 0
        : wait(handler, time, ...rest)
    window.setTimeout = waitBriefly as typeof window.setTimeout
  })
}

test('for who only looks, a page loads little script, and nothing moves after it has been painted', {
  tag: '@pictures',
}, async ({ browser, baseURL, page }) => {
  const look = async ([address, mostBytes]: [string, number]) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const visitor = await context.newPage()
    await neverLoadTheRest(visitor)
    await watchShifts(visitor)
    await open(visitor, address)
    const bytes = await visitor.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    )
    expect(bytes, address).toBeGreaterThan(50_000)
    expect(bytes, address).toBeLessThanOrEqual(mostBytes)
    expect(await shiftsOf(visitor), address).toEqual([])
    await context.close()
  }
  // All at once: each waits some seconds for a visitor who does nothing.
  const pages: [string, number][] = [
    ['/', 150_000],
    [await aProduct(page), 150_000],
  ]
  await Promise.all(pages.map(look))
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
