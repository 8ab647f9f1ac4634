import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Files } from '../../platform/files/files.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { setPrice } from '../../testing/a-template.ts'
import { someAttributes } from '../../testing/an-attribute.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { watchFiles } from '../../testing/watch-files.ts'
import { keepPicture } from '../media/media.ts'
import { catalogueContents } from './catalogue-contents.ts'
import { drawCatalogue } from './draw/draw-catalogue.ts'
import { drawInThread } from './draw-in-thread.ts'
import { makePrintedCatalogue, type PrintingAround } from './make-catalogue.ts'
import { replaceCatalogue, selectCatalogue } from './printed-catalogue-queries.ts'
import { readCatalogueFacts } from './read-catalogue-facts.ts'

let shop: TestShop
let files: Files
/** Of all files that are there. */
let keys: Set<string>
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  keys = watchFiles(shop)
  files = shop.shop.files
})
beforeEach(async () => {
  await clearTables(shop, 'printed_catalogues')
  await runSql(shop, 'update products set is_active = false')
  keys.clear()
})
afterAll(() => shop.close())

const around = (given: Partial<PrintingAround> = {}): PrintingAround => ({
  ...{ files, clock: shop.clock, log: shop.shop.log, siteUrl: 'https://shop.example' },
  // Starting a thread takes longer than drawing these few products.
  draw: drawCatalogue,
  ...given,
})
const make = (given?: Partial<PrintingAround>) => makePrintedCatalogue(shop.database, around(given), 'en')
const kept = (language = 'en') => selectCatalogue(shop.shop.db, language)

/** The file that is kept, as text. */
async function rawOf(language = 'en'): Promise<string> {
  const row = await kept(language)
  const bytes = row && (await files.read(row.fileKey))
  if (bytes === undefined) throw new Error('there is no catalogue')
  return Buffer.from(bytes).toString('latin1')
}

/** What stands on the cards, read as the printing does; with ordinary spaces. */
async function cardsOf(language: 'en' | 'id' = 'en') {
  const now = shop.clock.now()
  const facts = await readCatalogueFacts(shop.shop.db, { language, siteUrl: 'https://shop.example', now })
  const { sections } = catalogueContents(facts, now)
  const cards = sections.flatMap(({ groups }) => groups.flatMap(({ goods }) => goods))
  return cards.map((card) => ({ ...card, price: card.price.replaceAll('\u00A0', ' ') }))
}

const linksTo = (raw: string, { uuid }: AProduct): number =>
  raw.match(new RegExp(`\\(https://shop\\.example/[^)]*${uuid}\\)`, 'g'))?.length ?? 0

test('every product that is sold is in it once, one that is not sold is not', async () => {
  const sold = [
    ...(await someProducts(shop, 9)),
    await aProduct(shop, { categoryUuid: shelf.neighbourUuid }),
    // One that stands in the main category itself.
    await aProduct(shop, { categoryUuid: shelf.mainUuid }),
  ]
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  expect(await make()).toBe('made')
  const raw = await rawOf()
  expect(sold.map((product) => linksTo(raw, product))).toEqual(sold.map(() => 1))
  expect(linksTo(raw, gone)).toBe(0)
  const row = await kept()
  expect(row).toMatchObject({ bytes: raw.length, madeAt: shop.clock.now() })
  expect(row?.pages).toBe(raw.match(/\/Type \/Page\b/g)?.length)
})

test('prices are those of today without flash sales, the special one beside the higher one', async () => {
  const flash = await aProduct(shop, { defaultPrice: 2_000_000, popularity: 90 })
  await aFlashSale(shop, [{ id: flash.variants[0]?.id ?? 0, price: 999_000 }])
  await aProduct(shop, { defaultPrice: 3_190_000, specialPrice: 2_790_000, popularity: 80 })
  const inventories = [{ defaultPrice: 5_500_000 }, { defaultPrice: 5_000_000, specialPrice: 4_000_000 }]
  await aProduct(shop, { inventories, popularity: 70 })
  expect(await cardsOf()).toMatchObject([
    { price: 'Rp 2.000.000', selling: '', from: '' },
    { price: 'Rp 2.790.000', selling: 'Rp\u00A03.190.000', percent: '−12%' },
    { price: 'Rp 4.000.000', selling: 'Rp\u00A05.000.000', from: 'from' },
  ])
})

test('names, figures and addresses are those of the language', async () => {
  await someAttributes(shop, [
    { key: 'impedance_ohm', unit: 'Ω', name: { en: 'Impedance', id: 'Impedansi' } },
  ])
  const attributes = (en: string, id: string) => ({ finish: { en, id } })
  const { uuid } = await aProduct(shop, {
    slug: { en: 'tower', id: 'menara' },
    name: { en: 'Tower', id: 'Menara' },
    spec: new Map([['impedance_ohm', 8]]),
    inventories: [
      { sku: 'LRS-A-WAL', attributes: attributes('Walnut', 'Walnut') },
      { sku: 'LRS-A-WHT', attributes: attributes('White', 'Putih') },
    ],
  })
  expect(await cardsOf('id')).toMatchObject([
    {
      ...{ url: `https://shop.example/id/menara/product/${uuid}`, name: 'Menara', brand: 'Laras' },
      ...{ figures: [{ label: 'Impedansi', value: '8\u00A0Ω' }], code: 'LRS-A' },
      choices: '2 pilihan warna',
    },
  ])
  expect(await cardsOf()).toMatchObject([{ url: `https://shop.example/tower/product/${uuid}` }])
})

test('of a large shop, only what is wanted most is read and printed', async () => {
  const [wanted, other] = [await aProduct(shop, { popularity: 90 }), await aProduct(shop, { popularity: 10 })]
  expect(await make({ most: 1 })).toBe('made')
  const raw = await rawOf()
  expect([linksTo(raw, wanted), linksTo(raw, other)]).toEqual([1, 0])
  const now = shop.clock.now()
  const wish = { language: 'en', siteUrl: 'https://shop.example', now, most: 1 } as const
  expect(await readCatalogueFacts(shop.shop.db, wish)).toMatchObject({ printed: 1, total: 2 })
})

test('as long as nothing changes, nothing is printed', async () => {
  await aProduct(shop)
  expect(await make()).toBe('made')
  const before = await kept()
  shop.clock.moveOn(3 * 60 * 60 * 1000)
  keys.clear()
  expect(await make()).toBe('same')
  expect(await kept()).toEqual(before)
  expect([...keys]).toEqual([])
})

test('a change makes a new file, and the older one goes', async () => {
  const product = await aProduct(shop)
  await make()
  const before = await kept()
  await setPrice(shop, product, 1_234_567)
  expect(await make()).toBe('made')
  const after = await kept()
  expect(after?.fileKey).not.toBe(before?.fileKey)
  expect([...keys]).toEqual([after?.fileKey])
})

test('a file that is lost is printed again', async () => {
  await aProduct(shop)
  await make()
  await files.remove((await kept())?.fileKey ?? '')
  expect(await make()).toBe('made')
  expect(await rawOf()).toContain('%PDF-')
})

test('of several that begin at once, one prints; the languages do not wait for each other', async () => {
  await aProduct(shop)
  const both = (['en', 'id'] as const).flatMap((language) =>
    [1, 2, 3].map(() => makePrintedCatalogue(shop.database, around(), language)),
  )
  expect(await Promise.all(both)).toEqual(['made', 'busy', 'busy', 'made', 'busy', 'busy'])
  expect(keys.size).toBe(2)
  // And nobody is shut out for good.
  expect(await make()).toBe('same')
})

test('what another process prints is not printed here', async () => {
  await aProduct(shop)
  const lock = 'hashtextextended($1, 0)'
  await shop.database.session(async (run) => {
    await run(`select pg_advisory_lock(${lock})`, ['printed-catalogue-en'])
    // An embedded database belongs to one process, and has one connection: there is no other process.
    expect(await make()).toBe(shop.database.kind === 'server' ? 'busy' : 'made')
    await run(`select pg_advisory_unlock(${lock})`, ['printed-catalogue-en'])
  })
  expect(await make()).toBe(shop.database.kind === 'server' ? 'made' : 'same')
})

test('a slow printer does not put an older catalogue in the place of a newer one', async () => {
  const row = { ...{ language: 'en', pages: 3, bytes: 9 }, madeAt: shop.clock.now() }
  const newer = { ...row, mark: 'newer', fileKey: 'printed-catalogues/newer.pdf' }
  const slow = { ...row, mark: 'slow', fileKey: 'printed-catalogues/slow.pdf' }
  expect(await replaceCatalogue(shop.shop.db, newer, undefined)).toBe(true)
  expect(await replaceCatalogue(shop.shop.db, slow, undefined)).toBe(false)
  expect(await replaceCatalogue(shop.shop.db, slow, 'another')).toBe(false)
  expect(await kept()).toMatchObject({ mark: 'newer' })
})

test('pictures are printed once each; one that is lost or broken is left out', async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#88442200' } })
    .png()
    .toBuffer()
  const picture = await keepPicture(files, 'speaker.png', bytes)
  const broken = await keepPicture(files, 'broken.png', new TextEncoder().encode('no picture'))
  for (const name of [picture, picture, broken, 'lost-0123456789.png', '../secret'])
    await aProduct(shop, { pictures: [{ finish: 'walnut', picture: name, alt: { en: 'A', id: 'B' } }] })
  expect(await make()).toBe('made')
  expect((await rawOf()).match(/\/Subtype \/Image/g)).toHaveLength(1)
})

test('a shop that closes ends what is being printed', async () => {
  await aProduct(shop)
  const closing = new AbortController()
  const printing = make({ draw: drawInThread, signal: closing.signal })
  closing.abort()
  await expect(printing).rejects.toThrow()
  expect(await kept()).toBeUndefined()
  expect(await make({ draw: drawInThread })).toBe('made')
})
