import { base, expect } from './shop-visit.ts'

/**
 * A visit in a browser without script, and for what only asks the shop by `request`: a page is opened for those alone who
 * want one. It loads in a third of the time that a page with script takes until it is alive.
 */
export const testWithoutScript = base.extend({
  javaScriptEnabled: false,
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await use(page)
    expect(faults, 'the console stays clean').toEqual([])
  },
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The title of a page, from its HTML. */
export const headingOf = (html: string): string | undefined => html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]

/** The text of an answer in HTML, without its tags and scripts. */
export const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => entities[name] ?? whole)
    .replace(/[^\S\u00A0]+/g, ' ')
