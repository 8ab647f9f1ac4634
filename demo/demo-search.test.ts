import type { CallData } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import type { TestShop } from '@gema/server/testing/start-test-shop.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoBrands } from './data/brands.ts'
import { startSeededShop } from './testing/start-seeded-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startSeededShop()
})
afterAll(() => shop.close())

const searchFor = async (q: string, language = 'en'): Promise<CallData<'productFetch'>> =>
  answered(await shop.askAs({ language })('productFetch', { q, per_page: 60 }))
const namesOf = ({ result }: CallData<'productFetch'>) => result.data.map(({ name }) => name)
const idsOf = ({ result }: CallData<'productFetch'>) => result.data.map(({ id }) => id)

test('"spiker bas" finds what makes bass', async () => {
  const list = await searchFor('spiker bas')
  expect(list.result.total).toBeGreaterThan(0)
  expect(
    list.result.data
      .slice(0, 3)
      .map(({ name }) => name)
      .join(),
  ).toMatch(/speaker|subwoofer/i)
})

test('"mic wireles" finds wireless microphones first', async () => {
  const names = namesOf(await searchFor('mic wireles'))
  expect(names.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/wireless/i)))
})

test('the order of words does not matter', async () => {
  const [one, other] = [await searchFor('tower walnut'), await searchFor('walnut tower')]
  expect(idsOf(one).length).toBeGreaterThan(0)
  expect(idsOf(one)).toEqual(idsOf(other))
})

test.each(['RX-980', 'rx980', 'RX 980', 'ohmura rx-980', 'OHM-RX980-BLK'])(
  '"%s" finds the receiver of that number first',
  async (q) => {
    for (const language of ['en', 'id']) {
      expect(namesOf(await searchFor(q, language))[0]).toMatch(/^RX-980 /)
    }
  },
)

test.each([
  ['projektor', /pro[jy]e[ck]tor/],
  ['subwofer', /^subwoofer$/],
  ['amplifer', /^amplifier$/],
  ['turntabel', /^turntable$/],
  ['speker lantay', /lantai/],
  ['karoake', /^karaoke$/],
])('"%s" is understood, and told how', async (q, meant) => {
  const { search, result } = await searchFor(q)
  expect(search).toMatchObject({ text: q, corrected: expect.stringMatching(meant) })
  expect(result.total).toBeGreaterThan(0)
})

test.each([
  ['projector', 'proyektor'],
  ['wireless microphone', 'mikrofon nirkabel'],
  ['floorstanding speaker', 'speaker lantai'],
  ['cable', 'kabel'],
  ['recliner', 'kursi'],
])('"%s" and "%s" find the same things', async (english, indonesian) => {
  const [one, other] = [idsOf(await searchFor(english)), idsOf(await searchFor(indonesian, 'id'))]
  expect(one.length).toBeGreaterThan(0)
  const shared = one.slice(0, 12).filter((id) => other.includes(id))
  expect(shared.length).toBeGreaterThanOrEqual(Math.ceil(Math.min(12, one.length) / 2))
})

test('the name of a brand finds what it makes and puts that first', async () => {
  for (const { name } of demoBrands) {
    const { result } = await searchFor(name)
    expect(result.data[0]?.brand).toBe(name)
  }
})

test('a word that nobody knows finds nothing and offers no filter', async () => {
  const { search, result, facets } = await searchFor('xylophonquartz')
  expect(result).toMatchObject({ total: 0, data: [] })
  expect(search).toEqual({ text: 'xylophonquartz', corrected: null, suggestions: [] })
  expect([facets.brands, facets.categories, facets.attributes]).toEqual([[], [], []])
})

const strange = [
  '<script>alert(1)</script>',
  `"'\`'' or 1=1 --`,
  '\\\\\\ \\',
  ':* :A speaker:*',
  '&|!() <-> speaker',
  '!speaker & ! tower',
  '🔊🎧🎤',
  'speaker 🔊',
  'مكبر صوت لاسلكي',
  '스피커 喇叭',
  'x'.repeat(100),
  'a b c d e f g h i j k l m n o p',
  `${'speaker '.repeat(12)}`,
  '%_%_%',
  '9.2 5,1 7.1.4',
  '\u0000\u0001\u0002speaker',
]

test.each(strange.map((q) => [q.slice(0, 30), q]))('%j is searched for without a fault', async (_, q) => {
  for (const name of ['productFetch', 'search'] as const) {
    const answer = await shop.askAs({ language: 'id' })(name, { q })
    // What was typed comes back as it was, for the page to show as text.
    expect(answer).toMatchObject({ ok: true })
  }
  expect((await searchFor(q)).search?.text).toBe(q.replaceAll('\0', '').trim())
})

test('a search that is more than signs and spaces is answered, whatever it is', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      const answer = await shop.askAs()('search', { q })
      expect(answer.ok || answer.code === 201).toBe(true)
    }),
    { numRuns: 15 },
  )
})

test('what is suggested while typing is what the whole search finds first', async () => {
  for (const q of ['tower', 'wireless mic', 'projector screen', 'rx980']) {
    const typing = answered(await shop.askAs()('search', { q }))
    const list = await searchFor(q)
    expect(typing.products.map(({ id }) => id)).toEqual(idsOf(list).slice(0, 6))
    expect(typing.total).toBe(list.result.total)
  }
})

test('every search that is offered finds something', async () => {
  for (const [language, q] of [
    ['en', 'speaker'],
    ['id', 'proyektor'],
    ['id', 'laras'],
  ] as const) {
    const { suggested } = answered(await shop.askAs({ language })('search', { q }))
    expect(suggested.length).toBeGreaterThan(0)
    for (const { title } of suggested)
      expect((await searchFor(title, language)).result.total).toBeGreaterThan(0)
  }
})
