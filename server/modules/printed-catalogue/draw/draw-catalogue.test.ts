import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { PdfSheet, page } from '../../../platform/pdf/pdf-sheet.ts'
import { catalogueFacts, manyGoods, someGoods } from '../../../testing/catalogue-facts.ts'
import { catalogueContents } from '../catalogue-contents.ts'
import type { CatalogueFacts } from '../catalogue-facts.ts'
import { planCatalogue } from '../catalogue-plan.ts'
import { drawCatalogue } from './draw-catalogue.ts'
import { coverKey, goodsKey, type Pictures } from './picture-shelf.ts'

interface Written {
  said: string
  page: number
  x: number
  top: number
  end: number
}

afterEach(() => vi.restoreAllMocks())

const contentsOf = (given: Partial<CatalogueFacts>) =>
  catalogueContents(catalogueFacts(given), new Date('2026-11-16T03:00:00Z'))

/** Draws a catalogue; answers every text with its page and its place on it, and the file as text. */
async function draw(given: Partial<CatalogueFacts> = {}, pictures: Pictures = {}) {
  const written: Written[] = []
  const write = PdfSheet.prototype.write
  vi.spyOn(PdfSheet.prototype, 'write').mockImplementation(function (this: PdfSheet, said, style, place) {
    const height = write.call(this, said, style, place)
    const { count } = this.doc.bufferedPageRange()
    written.push({ said, page: count, x: place.x, top: place.y, end: place.y + height })
    return height
  })
  const drawn = await drawCatalogue(contentsOf(given), pictures)
  vi.restoreAllMocks()
  return { written, ...drawn, raw: Buffer.from(drawn.pdf).toString('latin1') }
}

const oneSection = (goods: CatalogueFacts['sections'][number]['groups'][number]['goods']) => ({
  sections: [{ name: 'Home theater', tagline: '', scene: null, groups: [{ name: 'Speakers', goods }] }],
})
const timesIn = (raw: string, text: string): number => raw.split(text).length - 1
const pagesOf = (raw: string) => raw.match(/\/Type \/Page\b/g)?.length

test('it is a PDF with a title, an author, a language, and the pages that were planned', async () => {
  const { raw, pages } = await draw({ language: 'id' })
  expect(raw.startsWith('%PDF-')).toBe(true)
  expect(raw.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(raw).toContain('(Katalog Gema, November 2026)')
  expect(raw).toMatch(/\/Lang (?:\(id\)|\d+ 0 R)/)
  expect(pagesOf(raw)).toBe(pages)
})

test('every product stands in it once, with its price and a link to its page', async () => {
  const facts = catalogueFacts()
  const { written, raw } = await draw()
  for (const { name, url } of facts.sections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.goods),
  )) {
    expect(written.filter(({ said }) => said === name)).toHaveLength(1)
    expect(timesIn(raw, `(${url})`)).toBe(1)
  }
  expect(written.filter(({ said }) => said === 'Rp\u00A01.000.000')).toHaveLength(10)
})

test('the contents name the pages on which the categories begin, and lead there', async () => {
  const groups = Array.from({ length: 9 }, (_, group) => ({
    ...{ name: `Group ${group}`, goods: manyGoods(5 + group, `g${group}`) },
  }))
  const sections = [0, 1].map((place) => ({ name: `Section ${place}`, tagline: '', scene: null, groups }))
  const { written, raw } = await draw({ sections })
  const plan = planCatalogue(contentsOf({ sections }).sections)
  const listed = written.filter((each) => each.page === 2)
  for (const [section] of sections.entries()) {
    for (const [group, { name }] of groups.entries()) {
      const headings = written.filter((each) => each.said === name && each.page > 2)
      const number = plan.pageOf(section, group)
      expect(headings.map((each) => each.page)).toContain(number)
      const entry = listed.filter((each) => each.said === name)[section]
      const figure = listed.find((each) => each.top === entry?.top && each.x === entry.x && each !== entry)
      expect(figure?.said).toBe(String(number))
      expect(timesIn(raw, `(${section}-${group})`)).toBeGreaterThanOrEqual(2)
    }
  }
  expect(timesIn(raw, '/S /GoTo')).toBe(20)
  // In the list of bookmarks: cover, contents, two sections with nine groups each, how to order.
  expect(timesIn(raw, '/Parent') - (pagesOf(raw) ?? 0)).toBe(23)
})

test('nothing runs over the foot of a page, and every page between the covers has its number', async () => {
  const goods = manyGoods(61, 'x', { name: 'A speaker with a very long name '.repeat(4), isFrom: true })
  const { written, pages } = await draw(oneSection(goods))
  const numbers = written.filter(({ top }) => top > page.height - 36 && top < page.height - 34)
  expect(numbers.map(({ said }) => said)).toEqual(
    Array.from({ length: pages - 2 }, (_, place) => String(place + 2)),
  )
  const isFoot = ({ top }: Written) => top > page.height - 36
  for (const { end } of written.filter((each) => !isFoot(each) && each.page > 1 && each.page < pages))
    expect(end).toBeLessThanOrEqual(page.height - 40)
})

test('pictures are inside once each, and what has none does without', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const shared = manyGoods(6, 'x', { picture: 'speaker.webp' })
  const { raw } = await draw(oneSection([...shared, someGoods({ picture: 'lost.webp' }), someGoods()]), {
    [goodsKey('speaker.webp')]: picture,
    [coverKey('cover.webp')]: picture,
  })
  expect(timesIn(raw, '/Subtype /Image')).toBe(2)
})

test('amounts of billions fit, and are not cut', async () => {
  const price = { current: 98_765_432_100, selling: 123_456_789_000, percent: 20 }
  const { written } = await draw(oneSection(manyGoods(3, 'x', { price, isFrom: true })))
  expect(written.filter(({ said }) => said === 'Rp\u00A098.765.432.100')).toHaveLength(3)
  expect(written.filter(({ said }) => said === 'Rp\u00A0123.456.789.000')).toHaveLength(3)
})

test('a shop without products, stores or pictures has a catalogue as well', async () => {
  const { raw } = await draw({ sections: [], printed: 0, total: 0, stores: [], cover: null })
  expect(pagesOf(raw)).toBe(3)
})

test('as many stores as there is room for are told of', async () => {
  const [store] = catalogueFacts().stores
  if (store === undefined) throw new Error('there is no store')
  const { raw, written } = await draw({ stores: Array.from({ length: 40 }, () => store) })
  expect(pagesOf(raw)).toBe(6)
  const told = written.filter(({ said }) => said === store.name)
  expect(told.length).toBeGreaterThanOrEqual(2)
  for (const { end } of told) expect(end).toBeLessThan(page.height - 178)
})

test.each([
  ['emoji', '👩‍👩‍👧‍👦 Ruang 🎧'],
  ['Chinese', '客厅影院'],
  ['an endless word', 'x'.repeat(3_000)],
  ['an endless name', 'Speaker '.repeat(800)],
  ['brackets of PDF', '(((\\) /Title (x) >> endobj'],
  ['nothing', ''],
])('a name of %s is drawn', async (_what, name) => {
  const goods = [1, 2, 3].map(() =>
    someGoods({ name, brand: name, summary: name, code: name, figures: [{ label: name, value: name }] }),
  )
  const { raw } = await draw({
    sections: [{ name, tagline: name, scene: null, groups: [{ name, goods }] }],
    stores: [{ name, lines: [name], note: name, hours: [] }],
  })
  expect(pagesOf(raw)).toBe(4)
})
