import type { Page } from '@playwright/test'

/**
 * Waits until the picture of the page that was left has faded into the one that is drawn now. A step back before that
 * skips the transition, which Chromium reports as an error in the console; no person is as quick.
 */
export const untilFaded = (page: Page) =>
  page.waitForFunction(() => !Reflect.get(document, 'activeViewTransition'))
