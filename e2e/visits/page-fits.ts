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

/** Header and footer are the same everywhere: the front page has them looked at. */
const usualPart = (page: Page): string => (new URL(page.url()).pathname === '/' ? 'body' : 'main')

/** On a phone and on a desk. */
export async function expectNothingFromAxe(page: Page, part = usualPart(page)): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // The older way of running it takes half the time; it only cannot look into frames of other sites, of which there are none.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
}

/** Remembers everything that moves after it has been painted, by how much and what it is. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    type Shift = {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const told = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'gone')).slice(0, 160)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(
          (source) => `${told(source.node)}: ${box(source.previousRect)} → ${box(source.currentRect)}`,
        )
        shifts.push([value, ...moved].join('\n'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
