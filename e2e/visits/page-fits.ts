import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, runFirst, visit } from './shop-visit.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The last one is that of a desk, as wide as pages are opened. */
const widths = [320, 390, 768, 1920, 1280]

/** Nothing reaches beyond the side of the screen, however wide it is; leaves the page as wide as a desk. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overhang(page), `at ${width} px`).toBe(0)
  }
}

/** How many pixels the page is wider than the screen, once its fonts have loaded. */
const overhang = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** Pages that are opened without script fit the narrowest phone, one after the other. */
export async function expectAllToFitAPhone(page: Page, addresses: string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 })
  for (const address of addresses) {
    await page.goto(address)
    expect(await overhang(page), address).toBe(0)
  }
}

/** Header and footer are the same everywhere: the front page has them looked at. */
const usualPart = (page: Page): string => (new URL(page.url()).pathname === '/id' ? 'body' : 'main')

/** Axe finds nothing in the page, or in a part of it such as an open dialog. */
export async function expectNothingFromAxe(page: Page, part = usualPart(page)): Promise<void> {
  await page.evaluate(axeScript)
  const found = await page.evaluate(async (part) => {
    // Look at the first three items of a list, and at the first three cards of a kind.
    const lists = [...document.querySelectorAll('ul, ol, tbody')].map(({ children }) => [...children])
    const cards = Map.groupBy(document.querySelectorAll('article'), ({ className }) => className)
    const exclude = [...lists, ...cards.values()].flatMap((some) => some.slice(3))
    // Listing the checks that pass doubles the time axe takes.
    const options = { resultTypes: ['violations' as const], iframes: false }
    const { violations } = await window.axe.run({ include: [part], exclude }, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, part)
  expect(found).toEqual([])
}

/** Words that every English sentence has and no Indonesian one. */
const englishWords = /\b(the|and|your?|with|is|are|of|for|this|that|from|not|has|have|will|was|were)\b/i

/** A page in Indonesian has no English sentence on it, seen or read aloud, and no blank that nothing has filled. */
export const expectNoEnglish = (page: Page): Promise<void> =>
  // What was chosen in another language is asked for anew.
  expect.poll(() => englishOf(page), 'nothing is left in English').toEqual([])

async function englishOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const elements = document.querySelectorAll<HTMLElement>('body *:not(script, style, noscript)')
    for (const element of elements) {
      // What is marked as English may be: names of brands, what customers have written.
      if (element.closest('[lang]')?.getAttribute('lang') !== 'id') continue
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        found.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data)
    }
    return found.map((text) => text.trim()).filter((text) => text !== '')
  })
  const left = texts.filter((text) => englishWords.test(text) || text.includes('{{'))
  return [...new Set(left)]
}

/** Until what is personal, which comes after the page, stands on it. */
const untilFilled = (page: Page) => expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)

/**
 * An Indonesian screen fits at every width, axe finds nothing in it, and no word is missing. The markup of the English one
 * is the same, and most of its words are shorter.
 */
export async function expectScreenToFit(
  page: Page,
  address: string,
  until: (page: Page) => Promise<unknown> = untilFilled,
): Promise<void> {
  await visit(page, address)
  await until(page)
  await expectToFit(page)
  await expectNothingFromAxe(page)
  await expectNoEnglish(page)
}

/** Remembers everything that moves after it has been painted, by how much and what it is. */
export const watchShifts = (page: Page) =>
  runFirst(page, () => {
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
