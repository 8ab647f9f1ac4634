import type { Locator } from 'vitest/browser'

/** Presses an element at once, without waiting until it is in sight and stands still. */
export function press(locator: Locator): void {
  const element = locator.element()
  if (element instanceof HTMLElement) element.click()
}

/** Submits a form twice before its button is disabled, as a fast double click does on a slow device. */
export function pressTwice(form: string): void {
  for (let press = 0; press < 2; press += 1) document.querySelector<HTMLFormElement>(form)?.requestSubmit()
}
