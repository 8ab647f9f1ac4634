import { expect, test, visit } from '../../visits/shop-visit.ts'
import { headingOf, testWithoutScript } from '../../visits/without-script.ts'

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

test('an article shows what it is about, is shared, changes its language and leads to others', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${rooms}?from=somewhere`)
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
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
  await page.getByRole('button', { name: 'Copy link' }).first().click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^http.*${rooms}$`))

  await page.getByRole('banner').getByRole('link', { name: 'ID', exact: true }).click()
  await expect(title).toHaveText('Lima speaker di ruang 4 × 6 meter')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/id\/article-product\/lima-speaker-di-ruang-4-x-6-meter$/)
  const own = await request.get((await canonical.getAttribute('href')) ?? '')
  expect(own.status()).toBe(200)
  expect(await own.text()).toMatch(
    /hrefLang="en" href="[^"]*\/article-product\/five-speakers-in-a-4-by-6-metre-room"/,
  )
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click()
  await expect(title).toHaveText('Five speakers in a 4 × 6 metre room')

  const next = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Read next' }) })
  await expect(next.getByRole('article')).toHaveCount(3)
  const other = await next.getByRole('article').first().getByRole('heading').textContent()
  await next.getByRole('link', { name: other ?? '' }).click()
  await expect(title).toHaveText(other ?? '')
  await expect(page).toHaveURL(/\/article-product\/(?!five-speakers)/)
  await expect(title).toBeInViewport()
  await page.goBack()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Rooms' }).click()
  await expect(page).toHaveURL('/article-product?tag=rooms')
})

test('the list has pages, is narrowed to a subject, and leads to an article that is called useful', async ({
  page,
}) => {
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

  const yes = page.getByRole('button', { name: /^Yes/ })
  await yes.click()
  await expect(page.getByRole('status').filter({ hasText: 'good to know' })).toBeVisible()
  await expect(yes).toHaveText(/^Yes, \d+$/)
  // The shop counts it, and this browser remembers it.
  const counted = await yes.textContent()
  await visit(page, '/article-product/karaoke-without-feedback')
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveText(counted ?? '')
})

testWithoutScript(
  'an article is whole without script, and offers nothing that would do nothing',
  async ({ page, request }) => {
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

    const unknown = await request.get('/article-product/how-to-fly')
    expect(unknown.status()).toBe(404)
    expect(headingOf(await unknown.text())).toBe('This page could not be found')
  },
)
