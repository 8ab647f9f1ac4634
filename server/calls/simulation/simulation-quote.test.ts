import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepPicture } from '../../modules/media/media.ts'
import { quoteContents } from '../../modules/quotes/quotes.ts'
import { findSimulations } from '../../modules/simulation/simulation.ts'
import { aBundle } from '../../testing/a-bundle.ts'
import { aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { aSimulation } from '../../testing/a-simulation.ts'
import { aCase, aComponent, aTemplate, setPrice, setStock } from '../../testing/a-template.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { simulationQuoteFacts } from './simulation-quote-facts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'rate_limits'))
afterAll(() => shop.close())

/** What stands on the quotation of a simulation, read as the call does; with ordinary spaces. */
async function contentsOf(uuid: string, language = 'en'): Promise<ReturnType<typeof quoteContents>> {
  const [simulation] = await findSimulations(shop.shop.db, [uuid])
  if (simulation === undefined) throw new Error('there is no such simulation')
  const contents = quoteContents(await simulationQuoteFacts(shop.shop, simulation, language))
  return JSON.parse(JSON.stringify(contents).replaceAll('\u00A0', ' '))
}
const amountsOf = ({ lines }: Awaited<ReturnType<typeof contentsOf>>) =>
  lines.map(({ saved, today, amount, badge }) => [saved, today, amount, badge.text])

test('anybody who has the link gets a PDF file with a name, in their language', async () => {
  const { uuid, simulation_code } = await aSimulation(shop, await aTemplate(shop))
  for (const [language, name, title] of [
    ['en', 'quotation', 'Quotation'],
    ['id', 'penawaran', 'Penawaran'],
  ] as const) {
    const response = await shop.fetch(`/api/storefront/simulation/quote?uuid=${uuid}`, {
      headers: { Language: language },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`${name}-${simulation_code}.pdf`)
    const raw = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(raw.startsWith('%PDF-')).toBe(true)
    expect(raw).toContain(`(${title} ${simulation_code.slice(0, 4)} ${simulation_code.slice(4)})`)
    const prefix = language === 'id' ? '/id' : ''
    expect(raw).toContain(`(https://shop.example${prefix}/simulation/${uuid})`)
  }
})

test('what is not saved is not there, and a template is no simulation', async () => {
  const { uuid } = await aTemplate(shop)
  const ask = shop.askAs()
  for (const unknown of [randomUUID(), uuid])
    expect(await ask('simulationQuote', { uuid: unknown })).toMatchObject({
      ...{ ok: false, code: 404, message: 'Simulation not found' },
    })
  expect(await ask('simulationQuote', { uuid: 'K7MX29PW' })).toMatchObject({ ok: false, code: 201 })
})

test('it says what has changed since, with both totals', async () => {
  const template = await aTemplate(shop)
  const room = { length_cm: 450, width_cm: 360, height_cm: 280, seats: 4, use: 'film' as const }
  const { uuid } = await aSimulation(shop, template, { room })
  expect(amountsOf(await contentsOf(uuid))).toEqual([
    ['Rp 5.000.000', 'Rp 5.000.000', 'Rp 5.000.000', 'Same price'],
    ['Rp 2.000.000', 'Rp 2.000.000', 'Rp 2.000.000', 'Same price'],
  ])
  await setPrice(shop, template.amplifier, 5_500_000)
  await setStock(shop, template.speaker, 0)
  const changed = await contentsOf(uuid, 'id')
  expect(amountsOf(changed)).toEqual([
    ['Rp 5.000.000', 'Rp 5.500.000', 'Rp 5.500.000', 'Harga naik'],
    ['Rp 2.000.000', '–', '–', 'Stok habis'],
  ])
  expect(changed).toMatchObject({
    name: 'Ruang keluarga',
    totals: { rows: [{ saved: 'Rp 7.000.000', today: 'Rp 5.500.000' }] },
    lines: [{ component: 'Si amplifier' }, { component: 'Si front' }],
  })
  expect(changed.facts.slice(1, 3).map(({ value }) => value)).toEqual([
    'Stereo Indonesia',
    '4,5 × 3,6 × 2,8 m, 4 tempat duduk, untuk film',
  ])
  await withdrawProduct(shop, template.speaker)
  expect(amountsOf(await contentsOf(uuid))[1]?.at(-1)).toBe('Discontinued')
})

test('the lines of today add up to what is told, and bundles take off what they take off', async () => {
  const template = await aTemplate(shop)
  await aBundle(shop, [{ product: template.amplifier }, { product: template.speaker }])
  const { uuid, price } = await aSimulation(shop, template)
  expect(price).toBe(6_300_000)
  const { totals } = await contentsOf(uuid)
  expect(totals.rows).toMatchObject([
    { label: 'Products', saved: 'Rp 7.000.000', today: 'Rp 7.000.000' },
    { label: 'Bundle discount', saved: '−Rp 700.000', today: '−Rp 700.000' },
    { label: 'Total', saved: 'Rp 6.300.000', today: 'Rp 6.300.000' },
  ])
})

test('pictures that are kept are on it; one that is lost or broken is done without', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#88442200' } })
    .png()
    .toBuffer()
  const kept = await keepPicture(shop.shop.files, 'speaker.png', picture)
  const broken = await keepPicture(shop.shop.files, 'broken.png', new TextEncoder().encode('no picture'))
  const parts = await Promise.all(
    [kept, broken, 'lost-0123456789.png'].map((name) =>
      aProduct(shop, { pictures: [{ finish: 'walnut', picture: name, alt: { en: 'A', id: 'B' } }] }),
    ),
  )
  const roles = ['amplifier', 'front', 'subwoofer'] as const
  const components = await Promise.all(
    parts.map(async (product, place) =>
      aComponent(roles[place] ?? 'front', await aCase(shop, 'Parts', [product])),
    ),
  )
  const template = await aTemplate(shop, { components })
  const { uuid } = await aSimulation(shop, template, {
    lines: parts.map((product, place) => ({
      ...{ component: roles[place] ?? '', inventory: product.variants[0]?.uuid ?? '', quantity: 1 },
    })),
  })
  const [simulation] = await findSimulations(shop.shop.db, [uuid])
  if (simulation === undefined) throw new Error('there is no such simulation')
  const { lines } = await simulationQuoteFacts(shop.shop, simulation, 'en')
  expect(lines.map((line) => line.picture?.subarray(0, 2))).toEqual([
    Buffer.from([0xff, 0xd8]),
    undefined,
    undefined,
  ])
  const file = answered(await shop.askAs()('simulationQuote', { uuid }))
  const raw = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect(raw.match(/\/Subtype \/Image/g)).toHaveLength(1)
})
