import { expect, test } from 'vitest'
import { catalogueFacts, manyGoods, someGoods } from '../../testing/catalogue-facts.ts'
import { catalogueContents } from './catalogue-contents.ts'
import type { CatalogueFacts, PrintedGoods } from './catalogue-facts.ts'
import { catalogueMark } from './catalogue-mark.ts'
import { planCatalogue } from './catalogue-plan.ts'

const now = new Date('2026-11-16T03:00:00Z')
const contentsOf = (given: Partial<CatalogueFacts> = {}) => catalogueContents(catalogueFacts(given), now)

function cardOf(given: Partial<PrintedGoods>, language: 'en' | 'id' = 'en') {
  const section = { name: 'A', tagline: '', scene: null, groups: [{ name: 'B', goods: [someGoods(given)] }] }
  const card = contentsOf({ sections: [section], language }).sections[0]?.groups[0]?.goods[0]
  if (card === undefined) throw new Error('the product is not in it')
  return card
}

test('it says when its prices hold, in either language', () => {
  const english = contentsOf()
  expect(english.cover).toMatchObject({
    ...{ title: 'Catalogue', month: 'November 2026', prices: 'Prices as of 16 November 2026' },
    host: 'shop.example',
  })
  expect(english.foot).toContain('Prices as of 16 November 2026, including VAT')
  const indonesian = contentsOf({ language: 'id' })
  expect(indonesian.cover).toMatchObject({ title: 'Katalog', prices: 'Harga per 16 November 2026' })
  expect(indonesian.foot).toContain('termasuk PPN')
})

test('the day is that of Jakarta', () => {
  const late = catalogueContents(catalogueFacts(), new Date('2026-10-31T20:00:00Z'))
  expect(late.cover).toMatchObject({ month: 'November 2026', prices: 'Prices as of 1 November 2026' })
})

test('a special price stands beside the higher one, an ordinary one stands alone', () => {
  expect(cardOf({ price: { current: 2_790_000, selling: 3_190_000, percent: 12 } })).toMatchObject({
    ...{ price: 'Rp\u00A02.790.000', selling: 'Rp\u00A03.190.000', percent: '−12%', from: '' },
  })
  expect(cardOf({})).toMatchObject({ price: 'Rp\u00A01.000.000', selling: '', percent: '' })
})

test('what is to be chosen is counted in words, and a price that is the lowest of several says so', () => {
  expect(cardOf({ isFrom: true })).toMatchObject({ from: 'from', choices: '3 finishes' })
  expect(cardOf({ isFrom: true }, 'id')).toMatchObject({ from: 'mulai', choices: '3 pilihan warna' })
  const choices = [
    { of: 'length', names: ['3 m', '5 m'] },
    { of: 'constructor', names: ['a', 'b'] },
  ]
  expect(cardOf({ choices })).toMatchObject({ choices: '2 lengths · 2 versions' })
})

test('how many there are is told; where it is only a part of the assortment, that is told too', () => {
  const many = { name: 'A', tagline: '', scene: null, groups: [{ name: 'B', goods: manyGoods(1_200, 'x') }] }
  const whole = contentsOf({ sections: [many], printed: 1_200, total: 1_200 })
  expect(whole.sections[0]?.count).toBe('1.200 products')
  expect(whole.index.lead).toBe('1.200 products from 1 maker.')
  expect(contentsOf({ printed: 1_000, total: 100_000 }).index.lead).toBe(
    'The 1.000 most wanted of 100.000 products; you find all of them at shop.example.',
  )
  expect(contentsOf({ printed: 1_000, total: 100_000, language: 'id' }).index.lead).toBe(
    '1.000 produk yang paling diminati dari 100.000 produk; selengkapnya di shop.example.',
  )
})

test('a room that opens several sections is seen from another side each time', () => {
  const section = { name: 'A', tagline: '', scene: 'room.webp', groups: [] }
  const looks = contentsOf({ sections: [section, section, section] }).sections.map(({ look }) => look)
  expect(new Set(looks).size).toBe(3)
})

test('the pages are the cover, the contents, the products, and how to order', () => {
  const plan = planCatalogue(contentsOf().sections)
  expect(plan.index).toHaveLength(1)
  expect([plan.pageOf(0, 0), plan.pageOf(0, 1), plan.pageOf(1, 0)]).toEqual([3, 4, 5])
  expect(plan.pages).toBe(6)
  expect(planCatalogue([]).pages).toBe(3)
})

test('room that is left at the end of a section is used', () => {
  const { fillers, goods } = planCatalogue(contentsOf().sections)
  expect([...fillers.keys()]).toEqual([1, 2])
  expect(goods[0]?.isLast).toBe(false)
  // A section without a picture of a room has words alone.
  expect(fillers.get(1)?.picture).toBeGreaterThan(0)
  expect(fillers.get(2)?.picture).toBe(0)
})

test('the mark is the same for the same paper, and another one for any change', () => {
  const mark = catalogueMark(catalogueFacts(), now)
  expect(catalogueMark(catalogueFacts(), now)).toBe(mark)
  const [first, ...others] = catalogueFacts().sections
  if (first === undefined) throw new Error('there is no section')
  const changes: Partial<CatalogueFacts>[] = [
    { total: 11 },
    { language: 'id' },
    { cover: null },
    { stores: [] },
    { sections: others },
    { sections: [{ ...first, tagline: 'Another' }, ...others] },
  ]
  const marks = changes.map((given) => catalogueMark(catalogueFacts(given), now))
  expect(new Set([mark, ...marks]).size).toBe(changes.length + 1)
})

test('the next day changes nothing, the next month is printed anew', () => {
  const mark = catalogueMark(catalogueFacts(), now)
  expect(catalogueMark(catalogueFacts(), new Date('2026-11-30T16:00:00Z'))).toBe(mark)
  expect(catalogueMark(catalogueFacts(), new Date('2026-11-30T18:00:00Z'))).not.toBe(mark)
})
