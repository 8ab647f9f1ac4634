import type { Locator } from 'vitest/browser'

/** Presses an element at once, without waiting until it is in sight and stands still. */
export function press(locator: Locator): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.click()
}
