import type { Page } from '@playwright/test'
import { shiftsOf, watchShifts } from './page-fits.ts'
import { expect } from './shop-visit.ts'

/** Watches what moves in a screen that is opened as narrow as a phone. */
export async function watchShiftsOnAPhone(page: Page): Promise<void> {
  await watchShifts(page)
  await page.setViewportSize({ width: 390, height: 900 })
}

/** Waits until a page that is alive has its fonts and the pictures in sight: nothing in it has moved since it was painted. */
export async function untilNothingMoves(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, height } = image.getBoundingClientRect()
      return height > 0 && top < window.innerHeight
    })
    return document.fonts.status === 'loaded' && inSight.every(({ complete }) => complete)
  })
  // What the last of them has moved is known after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await shiftsOf(page)).toEqual([])
}
