import type { Page } from '@playwright/test'
import { expectNothingFromAxe, expectScreenToFit } from '../../visits/page-fits.ts'
import { expect, test, testInOwnContext, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

const elsewhere = 'https://www.youtube-nocookie.com'

/**
 * The demo plays its videos itself. Here the first of them is one that stands on YouTube, as the shop would get it from
 * the server, and YouTube is an empty page. Answers whatever is asked for from any other place.
 */
async function withYouTube(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, host, href } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(page.url()).host && !host.startsWith('localhost'))
      asked.push(href)
  })
  await page.route(/^https:/, (route) =>
    route.request().url().startsWith(elsewhere)
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A video</title>' })
      : route.abort(),
  )
  await page.route(/\/youtube\.data/, async (route) => {
    // A connection that was kept for later may be closed by the server at this very moment.
    const response = await route.fetch({ maxRetries: 1 })
    const body = (await response.text()).replace(
      /\/demo\/video\/tower-speakers[\w-]*\?language=\w+/,
      `${elsewhere}/embed/a1b2c3`,
    )
    await route.fulfill({ response, body })
  })
  return asked
}

/** Comes to the videos from the front page: what the browser asks for then can be answered differently. */
async function comeToVideos(page: Page): Promise<void> {
  await visit(page, '/')
  await page.getByRole('link', { name: 'All videos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos')
}

const playButton = (page: Page) => page.getByRole('button', { name: /^Play: Placing tower speakers/ })
const frame = (page: Page) => page.locator('main iframe')
const note = (page: Page) => page.getByRole('group', { name: 'This video comes from YouTube' })

test('nothing comes from YouTube before it is agreed to, and then one video alone', async ({ page }) => {
  const asked = await withYouTube(page)
  await comeToVideos(page)
  await playButton(page).click()
  await expect(note(page)).toBeFocused()
  await expect(note(page)).toContainText('YouTube sees your internet address and may set cookies')
  await expect(note(page).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/page/kebijakan-privasi',
  )
  await expectNothingFromAxe(page, '[role=group]')
  await page.keyboard.press('Escape')
  await expect(playButton(page)).toBeFocused()
  await expect(frame(page)).toHaveCount(0)
  expect(asked).toEqual([])

  await playButton(page).press('Enter')
  await note(page).getByRole('button', { name: 'Play this one' }).click()
  await expect(frame(page)).toHaveAttribute('src', `${elsewhere}/embed/a1b2c3?autoplay=1`)
  await expect(frame(page)).toHaveAttribute('title', /^Placing tower speakers/)
  await expect.poll(() => asked).toEqual([`${elsewhere}/embed/a1b2c3?autoplay=1`])
  // It was this one video: the choice stays.
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('needed')
})

const testWithCookieQuestion = testInOwnContext.extend({ answersCookies: false })

testWithCookieQuestion(
  'a visitor who always allows it is not asked again, and taking it back stops the video',
  async ({ page }) => {
    const asked = await withYouTube(page)
    await comeToVideos(page)
    await playButton(page).click()
    await note(page).getByRole('button', { name: 'Always allow' }).click()
    await expect(frame(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Cookies, plainly.' })).toBeHidden()

    await page.reload()
    await comeToVideos(page)
    await playButton(page).click()
    await expect(frame(page)).toBeVisible()
    await expect(note(page)).toHaveCount(0)
    await expect.poll(() => asked.length).toBe(2)

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    const question = page.getByRole('region', { name: 'Cookies, plainly.' })
    await expect(question).toContainText('Your choice now: all allowed.')
    await expect(frame(page)).toBeVisible()
    await question.getByRole('button', { name: 'Only the needed' }).click()
    await expect(frame(page)).toHaveCount(0)
    await playButton(page).click()
    await expect(note(page)).toBeVisible()
    expect(asked).toHaveLength(2)
  },
)

test('a video of the front page and one of the list come to stand large, and the list plays at once', async ({
  page,
  network,
}) => {
  const asked = await withYouTube(page)
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await visit(page, '/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Karaoke without feedback/ })
    .click()
  await expect(page).toHaveURL('/youtube?video=karaoke-without-feedback-five-settings')
  await expect(title).toHaveText('Karaoke without feedback: five settings')
  await expect(page.getByRole('main')).toContainText('Demo film')
  await expect(frame(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Six fabric panels in one hour' }).click()
  await expect(page).toHaveURL('/youtube?video=six-fabric-panels-in-one-hour')
  await expect(title).toHaveText('Six fabric panels in one hour')
  await expect(frame(page)).toBeInViewport()
  await expectFilm(page, { mark: 'Demo film', pause: 'Pause' })
  await page.goBack()
  await expect(title).toHaveText('Karaoke without feedback: five settings')
  await expect(frame(page)).toHaveCount(0)

  const play = page.getByRole('button', { name: 'Play: Karaoke without feedback: five settings' })
  await network.lose()
  await play.click()
  await expect(page.getByText('You are offline. Press play again once you are connected.')).toBeVisible()
  await network.find()
  await play.click()
  await expect(frame(page)).toBeVisible()
  expect(asked, 'the demo plays its own films').toEqual([])
})

/** The film of the demo plays, and stops when it is told to. */
async function expectFilm(page: Page, { mark, pause }: { mark: string; pause: string }): Promise<void> {
  const film = page.frameLocator('main iframe')
  await expect(film.getByText(mark, { exact: true })).toBeVisible()
  await film.getByRole('button', { name: pause, exact: true }).click()
  await expect(film.getByRole('button', { name: pause, exact: true })).toHaveCount(0)
}

test('the videos fit at any width, axe finds nothing, and they play in Indonesian', async ({ page }) => {
  await expectScreenToFit(page, '/id/youtube')
  await expect(page.getByRole('button', { name: /^Putar: / })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Mencari tempat subwoofer sambil merangkak' })
    .click()
  await expect(page).toHaveURL('/id/youtube?video=the-subwoofer-crawl')
  await expect(page.getByRole('main')).toContainText('Film demo')
  await expectFilm(page, { mark: 'Film demo', pause: 'Jeda' })
})

testWithoutScript(
  'a film of the demo is shown in a frame by the shop alone, and an unknown one is not found',
  async ({ request }) => {
    const film = await request.get('/demo/video/the-subwoofer-crawl')
    expect(film.headers()['x-frame-options']).toBe('SAMEORIGIN')
    expect(film.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    expect((await request.get('/demo/video/unknown')).status()).toBe(404)
  },
)
