import { test as base, expect, type Page } from '@playwright/test'

/** A visit whose console must stay clean: an error or a refused script fails the journey. */
export const test = base.extend<{
  faults: string[]
  expectFaults: (pattern: RegExp) => void
  network: { lose: () => Promise<void>; find: () => Promise<void> }
}>({
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

export { expect }

/** Opens a page and waits until all of it can be used: what lies below the first screen wakes up when somebody moves. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(
    () =>
      '__reactRouterDataRouter' in window &&
      [...document.querySelectorAll('button, main a[href], main input')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
  )
}

/** Opens a page as somebody does who only looks at its first screen, until nothing more is loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
}

/** Waits until the page's clock runs: a moment that passes before the page looks at it is none it could miss. */
export async function countsDown(page: Page): Promise<void> {
  const timer = page.getByRole('timer').first()
  const before = (await timer.textContent()) ?? ''
  await expect(timer).not.toHaveText(before)
}

/** Answers the cookie question, so that it covers nothing. */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
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

/**
 * Opens the account menu and takes one of its entries, by keyboard: a click that comes while the menu still drops in makes
 * the test driver scroll the page, and the menu moves away under the pointer.
 */
export async function takeFromAccountMenu(page: Page, account: string, entry: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: account }).click()
  await page.getByRole('menuitem', { name: entry }).press('Enter')
}
