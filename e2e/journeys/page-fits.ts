import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop-visit.ts'

/** Nothing reaches beyond the side of the screen, however wide it is. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `at ${width} px`).toBe(0)
  }
}

/** On a phone and on a desk. Header and footer are the same everywhere: the front page has them looked at. */
export async function expectNothingFromAxe(page: Page): Promise<void> {
  const part = new URL(page.url()).pathname === '/' ? 'body' : 'main'
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The older way of running it takes half the time; it only cannot look into frames of other sites, of which there are none.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}

/** Remembers everything that moves after it has been painted. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
