import type { Page } from '@playwright/test'

/** Counts how often a call is sent, and holds its answers back until they are let go. */
export async function holdBack(page: Page, call: string) {
  let sent = 0
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/storefront/${call}`, async (route) => {
    sent += 1
    await held.promise
    await route.continue()
  })
  return { count: () => sent, letGo: held.resolve }
}

/** Holds every file of the script back until it is let go: a page on a slow network. */
export async function holdScriptBack(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
