import {
  type BrowserContext,
  type Disposable,
  expect,
  type Page,
  test as playwrightTest,
} from '@playwright/test'

interface Fixtures {
  faults: string[]
  expectFaults: (pattern: RegExp) => void
  network: { lose: () => Promise<void>; find: () => Promise<void> }
  /** Whether this visitor has answered the cookie question before, so that it covers nothing. */
  answersCookies: boolean
}

/**
 * What all tests of journeys extend: Playwright ends a worker, and its browser, before a test that has other fixtures for
 * workers than the one before it.
 */
export const base = playwrightTest.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, ...options } = project.use
      const context = await browser.newContext({ ...contextOptions, ...options })
      await answerCookies(context)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * A visit in a browser context of its own: for journeys that set options of the context (`test.use`), change its clock
 * (`page.clock`), which would stay changed, or need an empty HTTP cache. The console must stay clean: an error or a refused script fails the journey.
 */
export const testInOwnContext = base.extend<Fixtures>({
  answersCookies: [true, { option: true }],
  context: async ({ context, answersCookies }, use) => {
    if (answersCookies) await answerCookies(context)
    await use(context)
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await use(faults)
      expect(faults, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
  expectFaults: async ({ faults }, use) => {
    const patterns: RegExp[] = []
    await use((pattern) => patterns.push(pattern))
    const left = faults.filter((fault) => !patterns.some((pattern) => pattern.test(fault)))
    faults.splice(0, faults.length, ...left)
  },
  network: async ({ context, expectFaults }, use) => {
    await use({
      async lose() {
        // The browser tells of what it could not load, React Router of routes that it wanted to know ahead.
        expectFaults(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
        await context.setOffline(true)
      },
      find: () => context.setOffline(false),
    })
  },
})

/**
 * The same in a context and a page that all journeys of a worker share: opening a new page and reading its script anew
 * takes longer than most journeys need a page for. What a journey has left is gone at the start of the next one.
 */
export const test = testInOwnContext.extend({
  context: async ({ sharedContext, baseURL }, use) => {
    await use(sharedContext)
    await leaveNothing(sharedContext, baseURL ?? '')
  },
  page: async ({ context, viewport }, use) => {
    const [page = await context.newPage()] = context.pages()
    if (viewport !== null) await page.setViewportSize(viewport)
    await use(page)
  },
})

/** Removes everything that a journey has left in a context; its HTTP cache stays. */
async function leaveNothing(context: BrowserContext, baseURL: string): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  const [page = await context.newPage(), ...others] = context.pages()
  for (const other of others) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['console', 'load', 'pageerror', 'request'] as const) page.removeAllListeners(event)
  for (const script of scripts.splice(0)) await script.dispose()
  await page.emulateMedia({ media: null })
  // A blank page would end the renderer process; starting another takes longer than a short journey.
  await openPlainText(page, baseURL)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // Last: until now the page may have been given some.
  await context.clearCookies()
}

/** Opens a plain text of the shop, on which its storage can be read and written without a page of it. */
export const openPlainText = (page: Page, baseURL: string) => page.goto(new URL('/robots.txt', baseURL).href)

const scripts: Disposable[] = []

/** Runs a script in every document that a journey opens, before the scripts of the document. */
export async function runFirst(page: Page, script: () => void): Promise<void> {
  scripts.push(await page.addInitScript(script))
}

export { expect }

/** Waits until the script of the page has taken over all of it (`HydratedMark`). */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const marks = [...document.querySelectorAll<HTMLElement>('[data-hydrated]')]
    return marks.length > 0 && marks.every((mark) => mark.dataset.hydrated === 'true')
  })

/** Moves the pointer: that runs the script of a page at once, which otherwise waits some seconds for a visitor who only looks. */
export async function touch(page: Page): Promise<void> {
  // The first one may only bring the pointer in.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Opens a page and waits until all of it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await touch(page)
  await untilHydrated(page)
}

/** Opens a page without touching it, until its first screen can be used and nothing more is loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForSelector('[data-hydrated=true]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Waits until the page's clock runs: a moment that passes before the page looks at it is none it could miss. */
export async function countsDown(page: Page): Promise<void> {
  const timer = page.getByRole('timer').first()
  const before = (await timer.textContent()) ?? ''
  await expect(timer).not.toHaveText(before)
}

/** Answers the cookie question, so that it covers nothing. */
export async function answerCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Frames without storage, such as a mail, ask no question.
    if (window.top === window) localStorage.setItem('cookieChoice', 'needed')
  })
}

export async function signIn(page: Page, email = 'dewi@surel.example'): Promise<void> {
  await visit(page, '/login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('gema-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
}

/** A customer of the demo shop, signed in in this browser without the form. */
export async function comeSignedInAs(page: Page, email = 'dewi@surel.example'): Promise<void> {
  const { request } = page
  const answer = await (
    await request.post('/api/storefront/user/login', { data: { email, password: 'gema-demo' } })
  ).json()
  expect(answer.status, answer.meta.message).toBe(200)
  const url = new URL('/', (await request.get('/healthz')).url()).href
  await page.context().addCookies([{ name: 'frontend_token', value: answer.data.user_token, url }])
}

/**
 * Opens the account menu and takes one of its entries, by keyboard: a click that comes while the menu still drops in makes
 * the test driver scroll the page, and the menu moves away under the pointer.
 */
export async function takeFromAccountMenu(page: Page, account: string, entry: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: account }).click()
  await page.getByRole('menuitem', { name: entry }).press('Enter')
}
