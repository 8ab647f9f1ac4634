import type { Page } from '@playwright/test'
import { expectNothingFromAxe } from '../../visits/page-fits.ts'
import { expect, testInOwnContext as test, visit } from '../../visits/shop-visit.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ expectFaults }) => {
  // What the browser itself says about pages that do not come, and the page before about routes that it asks for ahead.
  expectFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch manifest patches/)
})

/** Opens a product, and waits until the worker has its picture. Answers what it is called. */
async function lookAtAProduct(page: Page, prefix = ''): Promise<string> {
  await visit(page, `${prefix}/all/karaoke`)
  await page.getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/\/product\//)
  await page.mouse.wheel(0, 400)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('gema-seen-pictures')
        return navigator.serviceWorker.controller === null ? 0 : (await cache.keys()).length
      }),
    )
    .toBe(1)
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

/** Chromium forgets, for a page that the worker answers, that it was taken off the network; so that is said again. */
async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
}

test('without a network, a page says so and shows what was looked at, but no price; with one, it comes by itself', {
  tag: '@pictures',
}, async ({ page, context }) => {
  const product = await lookAtAProduct(page)
  await loseNetwork(page)
  await page.goto('/stores?from=here')
  const title = page.getByRole('heading', { level: 1, name: 'You are offline' })
  await expect(title).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: product })
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/[\w-]+\/product\/[\w-]+$/)
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await expect(page.getByText('Prices and stock are shown again when there is a network.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Rp')
  await expectNothingFromAxe(page, 'body')

  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(title).toBeVisible()
  await expect(page).toHaveURL('/stores?from=here')

  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveURL('/stores?from=here')
})

test('in Indonesian it says so in Indonesian, and leads to Indonesian pages', async ({ page }) => {
  const product = await lookAtAProduct(page, '/id')
  await loseNetwork(page)
  await page.goto('/id/stores')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anda sedang offline')
  await expect(page.getByRole('link', { name: product })).toHaveAttribute('href', /^\/id\//)
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('with the worker, pages come from the network, and nothing but the offline page and small pictures is kept', {
  tag: '@pictures',
}, async ({ page }) => {
  await lookAtAProduct(page)
  const response = await page.goto('/stores')
  expect(response?.headers()['x-request-id']).toBeTruthy()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const again = await page.reload()
  expect(again?.headers()['x-request-id']).not.toBe(response?.headers()['x-request-id'])

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
  const expected = /^\/offline\.html$|^\/assets\/[\w-]+\.(js|css|woff2)$|^\/media\/320\/.+\.webp$/
  expect(kept.filter((path) => !expected.test(path))).toEqual([])
  expect(kept).toContain('/offline.html')
  await loseNetwork(page)
  const answer = await page.evaluate(() =>
    fetch('/api/storefront/common').then(
      ({ status }) => status,
      () => 'nothing',
    ),
  )
  expect(answer).toBe('nothing')
})
