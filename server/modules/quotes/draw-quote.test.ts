import { afterEach, expect, test, vi } from 'vitest'
import { PdfSheet, page } from '../../platform/pdf/pdf-sheet.ts'
import { type QuoteGiven, quoteFacts, quoteLine } from '../../testing/quote-facts.ts'
import { drawQuote } from './draw-quote.ts'
import { quoteContents } from './quote-contents.ts'

interface Written {
  said: string
  page: number
  top: number
  end: number
}

afterEach(() => vi.restoreAllMocks())

/** Draws a quotation and answers every text, with its page and its place on it. */
async function writtenOn(given: QuoteGiven): Promise<Written[]> {
  const written: Written[] = []
  const write = PdfSheet.prototype.write
  vi.spyOn(PdfSheet.prototype, 'write').mockImplementation(function (this: PdfSheet, said, style, place) {
    const height = write.call(this, said, style, place)
    const { count } = this.doc.bufferedPageRange()
    written.push({ said, page: count, top: place.y, end: place.y + height })
    return height
  })
  await drawQuote(quoteContents(quoteFacts(given)))
  return written
}

const lines = Array.from({ length: 40 }, (_, place) => ({
  ...quoteLine,
  component: `Part ${place}.`,
  name: `Speaker ${place} ${'with a long name '.repeat(place % 7)}`,
  sku: `SKU-${place}-${'x'.repeat(place * 3)}`,
}))
const texts = {
  lines,
  notes: Array.from({ length: 12 }, () => ({ verdict: 'ok' as const, sentence: 'It fits. '.repeat(30) })),
}

test.each(['en', 'id'])('no line is torn apart by the end of a page (%s)', async (language) => {
  const written = await writtenOn({ ...texts, language })
  const badges = written.filter(({ said }) => said === (language === 'id' ? 'Harga tetap' : 'Same price'))
  expect(badges).toHaveLength(40)
  lines.forEach(({ component, name }, place) => {
    const of = written.filter(({ said }) => said === component || said === name)
    const pages = new Set([...of, badges[place]].map((each) => each?.page))
    expect(of).toHaveLength(2)
    expect([...pages]).toHaveLength(1)
    expect(badges[place]?.top).toBeGreaterThan(of[1]?.top ?? Infinity)
  })
})

test('nothing runs into the foot, and every page has its number', async () => {
  const written = await writtenOn(texts)
  const isFoot = ({ top }: Written) => top === page.height - 40
  const last = written.at(-1)?.page ?? 0
  expect(
    written
      .filter(isFoot)
      .map(({ said }) => said)
      .filter((said) => said.startsWith('Page')),
  ).toEqual(Array.from({ length: last }, (_, place) => `Page ${place + 1} of ${last}`))
  for (const each of written.filter((text) => !isFoot(text)))
    expect(each.end).toBeLessThanOrEqual(page.height - page.foot + 20)
})

test('further pages begin with what they are pages of, and the head of the table', async () => {
  const written = await writtenOn({ lines })
  const pages = written.at(-1)?.page ?? 0
  const on = (said: string) => written.filter((each) => each.said === said).map((each) => each.page)
  expect(on('Quotation K7MX 29PW')).toEqual(Array.from({ length: pages - 1 }, (_, place) => place + 2))
  expect(on('Sum today')[0]).toBe(1)
  expect(on('Sum today').length).toBeGreaterThanOrEqual(pages - 1)
})
