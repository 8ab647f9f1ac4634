import { expect, testInOwnContext as test, visit } from '../../visits/shop-visit.ts'

const rooms = '/article-product/five-speakers-in-a-4-by-6-metre-room'

test('the contents lead through an article by keyboard, and tell how much of it is left', async ({
  page,
}) => {
  await visit(page, rooms)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveCount(6)
  await expect(contents).toContainText('About 7 minutes left')
  const bass = contents.getByRole('link', { name: 'Where the bass goes' })
  await bass.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${rooms}#where-the-bass-goes`)
  const heading = page.getByRole('heading', { name: 'Where the bass goes' })
  await expect(heading).toBeInViewport()
  await expect(bass).toHaveAttribute('aria-current', 'true')
  await expect(contents).toContainText(/About [12] minutes? left/)
  // The header stays in sight, and the heading stands below it.
  await expect
    .poll(async () => (await heading.boundingBox())?.y, { message: 'the scrolling has come to rest' })
    .toBeLessThan(120)
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page.getByRole('heading', { name: 'Goes well with this' }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(contents).toContainText('Read to the end')
})

test('an article shows what it is about, and leads to it', async ({ page }) => {
  await visit(page, rooms)
  const main = page.getByRole('main')
  const used = main.getByRole('complementary')
  await expect(used.getByRole('listitem')).toHaveCount(5)
  await expect(used).toContainText(/Aria C Centre Speaker.*Rp\s5\.890\.000/s)
  await expect(used.getByRole('link', { name: 'Open as a simulation' })).toHaveAttribute(
    'href',
    '/simulation',
  )
  await expect(main.getByRole('link', { name: 'All in Home theater' })).toHaveAttribute(
    'href',
    '/all/home-theater',
  )
  await expect(main.getByRole('link', { name: 'Share' }).first()).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(rooms)}$`),
  )
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Rooms' }).click()
  await expect(page).toHaveURL('/article-product?tag=rooms')
})

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${rooms}?from=somewhere`)
  await page.getByRole('button', { name: 'Copy link' }).first().click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^http.*${rooms}$`))
})

test('a reader says that it was useful, is remembered, and may think again', async ({ page }) => {
  await visit(page, '/article-product/karaoke-without-feedback')
  const yes = page.getByRole('button', { name: /^Yes/ })
  const no = page.getByRole('button', { name: 'Not really' })
  await yes.dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'good to know' })).toBeVisible()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveText('Yes, 1')
  await visit(page, '/article-product/karaoke-without-feedback')
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveText('Yes, 1')
  await no.focus()
  await page.keyboard.press('Space')
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
  await expect(yes).toHaveText('Yes')
})

test('an answer that does not arrive is told and not kept', async ({ page, expectFaults }) => {
  expectFaults(/Failed to load resource/)
  await visit(page, '/id/article-product/memahami-impedansi')
  await page.route('**/article/vote', (route) => route.abort())
  const yes = page.getByRole('button', { name: 'Ya', exact: true })
  await yes.click()
  await expect(page.getByText('Jawaban Anda belum sampai. Silakan coba lagi.').first()).toBeVisible()
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/article/vote')
  await yes.click()
  await expect(page.getByRole('button', { name: /^Ya, \d/ })).toHaveAttribute('aria-pressed', 'true')
})

test('one article leads to the next', async ({ page }) => {
  await visit(page, rooms)
  const next = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Read next' }) })
  await expect(next.getByRole('article')).toHaveCount(3)
  const title = await next.getByRole('article').first().getByRole('heading').textContent()
  await next.getByRole('link', { name: title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page).toHaveURL(/\/article-product\/(?!five-speakers)/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the list is narrowed to a subject, and has pages', async ({ page }) => {
  await visit(page, '/article-product')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(7)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/article-product?page=2')
  await expect(main.getByRole('article')).toHaveCount(3)
  const subjects = page.getByRole('navigation', { name: 'Subjects' })
  await subjects.getByRole('link', { name: /^Karaoke/ }).click()
  await expect(page).toHaveURL('/article-product?tag=karaoke')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Articles: Karaoke')
  await expect(subjects.getByRole('link', { name: /^Karaoke/ })).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('article')).toHaveCount(1)
  await main.getByRole('link', { name: 'Karaoke without feedback' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Karaoke without feedback')
})

test('a subject that nobody wrote about leads back to all articles', async ({ page }) => {
  await visit(page, '/id/article-product?tag=gamelan')
  await expect(page.getByRole('heading', { name: 'Belum ada bacaan di sini' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua artikel' }).click()
  await expect(page).toHaveURL('/id/article-product')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
})

test('another language keeps the article, whose own address is named', async ({ page, request }) => {
  await visit(page, rooms)
  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lima speaker di ruang 4 × 6 meter')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/id\/article-product\/lima-speaker-di-ruang-4-x-6-meter$/)
  const own = await request.get((await canonical.getAttribute('href')) ?? '')
  expect(own.status()).toBe(200)
  expect(await own.text()).toMatch(
    /hrefLang="en" href="[^"]*\/article-product\/five-speakers-in-a-4-by-6-metre-room"/,
  )
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five speakers in a 4 × 6 metre room')
})

test('an article that there is not is a page that could not be found', async ({ page, expectFaults }) => {
  expectFaults(/404/)
  const response = await page.goto('/article-product/how-to-fly')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is whole, and nothing is offered that would do nothing', async ({ page }) => {
    await page.goto('/article-product?tag=rooms')
    await page.getByRole('main').getByRole('link', { name: 'Five speakers in a 4 × 6 metre room' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: 'Listen, then measure' })).toBeVisible()
    await expect(main.getByRole('region', { name: 'Room, Subwoofer we start with' })).toContainText(
      '16 to 28 m²',
    )
    await expect(main.getByText('A finished room in Cinere')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Where the bass goes' })
      .click()
    await expect(page).toHaveURL(/#where-the-bass-goes$/)
    for (const name of ['Copy link', 'Print', 'Not really']) {
      await expect(main.getByRole('button', { name })).toHaveCount(0)
    }
    await expect(main.getByRole('link', { name: 'Share' }).first()).toBeVisible()
  })
})
