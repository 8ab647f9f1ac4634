import { randomUUID } from 'node:crypto'
import { simulationFindStored } from '@gema/contract/calls/simulation.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBundle } from '../../testing/a-bundle.ts'
import { withdrawProduct } from '../../testing/a-product.ts'
import { aSaveWish, aSimulation } from '../../testing/a-simulation.ts'
import { type ATemplate, aTemplate, setPrice, setStock } from '../../testing/a-template.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { answerSimulationFind } from './simulation-find.ts'

let shop: TestShop
let template: ATemplate
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'save', { requests: 1_000, seconds: 60 })
  await limitRequests(shop, 'code', { requests: 1_000, seconds: 60 })
})
beforeEach(async () => {
  await clearTables(shop, 'simulations', 'simulation_templates', 'bundles', 'products')
  template = await aTemplate(shop)
})
afterAll(() => shop.close())

const open = async (code: string, language = 'en') =>
  answered(await shop.askAs({ language })('simulationFindStored', { simulation_code: code }))

test('opened as it was saved, everything is the same', async () => {
  const { simulation_code, uuid } = await aSimulation(shop, template)
  const found = await open(simulation_code)
  expect(found).toMatchObject({
    kind: 'stored',
    uuid,
    name: 'Ruang keluarga',
    template: { uuid: template.uuid, name: 'Stereo' },
    price: 7_000_000,
    saved: { price: 7_000_000, line_count: 2 },
    today: { price: 7_000_000, line_count: 2 },
    drifts: { same: 2, price_up: 0, out_of_stock: 0, discontinued: 0 },
  })
  expect(simulationFindStored.data.safeParse(found).error).toBeUndefined()
})

test('a code is read as people type it, and opened in the reader’s language', async () => {
  const { simulation_code: code } = await aSimulation(shop, template)
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
  const { products, template: from } = await open(typed, 'id')
  expect(from?.name).toBe('Stereo Indonesia')
  expect(products.map(({ component, variant }) => [component.name, variant])).toEqual([
    ['Si amplifier', ''],
    ['Si front', 'Walnut'],
  ])
  expect(products[0]?.name).toMatch(/Indonesia$/)
})

test('what has moved since is told line by line, with both totals', async () => {
  const cables = {
    component: 'speaker_cable',
    inventory: template.cable.variants[0]?.uuid ?? '',
    quantity: 4,
  }
  const wish = aSaveWish(template)
  const { simulation_code } = await aSimulation(shop, template, { lines: [...wish.lines, cables] })
  await setPrice(shop, template.amplifier, 5_500_000)
  await setPrice(shop, template.speaker, 1_500_000)
  await setStock(shop, template.cable, 3)
  const found = await open(simulation_code)
  expect(
    found.products.map(({ price, today_price, drift, available }) => [price, today_price, drift, available]),
  ).toEqual([
    [5_000_000, 5_500_000, 'price_up', 1],
    [2_000_000, 1_500_000, 'price_down', 1],
    [100_000, 100_000, 'low_stock', 3],
  ])
  expect(found.saved.price).toBe(7_400_000)
  expect(found.today.price).toBe(7_300_000)
  expect(found.drifts).toMatchObject({ price_up: 1, price_down: 1, low_stock: 1 })
})

test('what is sold out or not sold any more has no price today, and is not in today’s total', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  await setStock(shop, template.amplifier, 0)
  await withdrawProduct(shop, template.speaker)
  const found = await open(simulation_code)
  expect(found.products).toMatchObject([
    { drift: 'out_of_stock', today_price: null, available: 0 },
    { drift: 'discontinued', today_price: null, product_inventory_id: null },
  ])
  expect(found.today).toEqual({ price: 0, bundle_discount: 0, line_count: 0 })
  expect(found.saved.price).toBe(7_000_000)
})

test('what was deleted from the catalogue is still told as it was saved', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  await runSql(shop, 'delete from products where id = $1', [template.speaker.id])
  expect((await open(simulation_code)).products[1]).toMatchObject({
    drift: 'discontinued',
    variant: 'Walnut',
    price: 2_000_000,
  })
})

test('units that are held for other shoppers cannot be had', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  await runSql(shop, 'update inventory_stock set reserved = on_hand')
  expect((await open(simulation_code)).drifts.out_of_stock).toBe(2)
})

test('a bundle that has begun since counts today, not for what was saved', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  await aBundle(shop, [{ product: template.amplifier }, { product: template.speaker }])
  const found = await open(simulation_code)
  expect(found.saved).toMatchObject({ price: 7_000_000, bundle_discount: 0 })
  expect(found.today).toMatchObject({ price: 6_300_000, bundle_discount: 700_000 })
})

test('a template that is not offered any more leaves what was saved from it as it is', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  await runSql(shop, 'update simulation_templates set is_active = false')
  expect(await open(simulation_code)).toMatchObject({ template: null, drifts: { same: 2 } })
})

test('its link opens the same', async () => {
  const { simulation_code, uuid } = await aSimulation(shop, template)
  const byLink = answered(await shop.askAs()('simulationFind', { uuid }))
  expect(byLink).toEqual(await open(simulation_code))
})

test('nothing in it tells who saved it', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  expect(
    Object.keys(await open(simulation_code)).filter((key) => /customer|key|network|mail/.test(key)),
  ).toEqual([])
})

test.each([
  ['23456789', 404, 'Simulasi tidak ditemukan'],
  ['K7MX 29P', 201, 'Kode terdiri dari delapan huruf dan angka, misalnya K7MX 29PW.'],
  ['K7MX29PO', 201, 'Kode terdiri dari delapan huruf dan angka, misalnya K7MX 29PW.'],
])('the code %s opens nothing, and a sentence says why', async (simulation_code, code, sentence) => {
  const answer = await shop.askAs({ language: 'id' })('simulationFindStored', { simulation_code })
  expect(answer).toMatchObject({ ok: false, code })
  expect(JSON.stringify(answer)).toContain(sentence)
})

test('codes cannot be tried in bulk, through a page neither, and a wait is told', async () => {
  await limitRequests(shop, 'code', { requests: 3, seconds: 600 })
  const ask = (address: string) =>
    shop.askAs({ address })('simulationFindStored', { simulation_code: '23456789' })
  const answers = []
  for (let tries = 0; tries < 4; tries++) answers.push(await ask('203.0.113.50'))
  expect(answers).toMatchObject([{ code: 404 }, { code: 404 }, { code: 404 }, { code: 429 }])
  expect(await ask('203.0.113.51')).toMatchObject({ code: 404 })
  const throughPage = await shop.app.fetch(
    new Request('http://shop.example/api/storefront/simulation/find-stored?simulation_code=23456789'),
    { requestId: 'page', remoteAddress: '203.0.113.50', inProcess: true },
  )
  expect(throughPage.status).toBe(429)
  expect(Number(throughPage.headers.get('retry-after'))).toBeGreaterThan(0)
  await limitRequests(shop, 'code', { requests: 1_000, seconds: 60 })
})

test('saved ones are listed by their uuids, in that order, with what has changed', async () => {
  const [first, second] = [
    await aSimulation(shop, template),
    await aSimulation(shop, template, { name: 'Kantor' }),
  ]
  await setPrice(shop, template.amplifier, 1)
  const uuids = [second.uuid, randomUUID(), first.uuid]
  const cards = answered(await shop.askAs()('simulationFetchStored', { uuids }))
  expect(cards).toMatchObject([
    {
      uuid: second.uuid,
      name: 'Kantor',
      line_count: 2,
      price: 7_000_000,
      drifts: { price_down: 1, same: 1 },
    },
    { uuid: first.uuid, simulation_code: first.simulation_code, template_name: 'Stereo' },
  ])
})

test('ten of them cost as many queries as one, and more than ten are refused', async () => {
  const uuids: string[] = []
  for (let each = 0; each < 10; each++) uuids.push((await aSimulation(shop, template)).uuid)
  const list = (some: string[]) => shop.askAs()('simulationFetchStored', { uuids: some })
  expect(await queriesOf(shop, () => list(uuids))).toHaveLength(
    (await queriesOf(shop, () => list(uuids.slice(0, 1)))).length,
  )
  expect(await list([...uuids, randomUUID()])).toMatchObject({ code: 201 })
  expect(answered(await shop.askAs()('simulationFetchStored', {}))).toEqual([])
})

test('for what cannot be had, the same in another finish is named, with its price', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  const [walnut, white] = template.speaker.variants
  await runSql(shop, 'update inventory_stock set on_hand = 0 where inventory_id = $1', [walnut?.id])
  await runSql(shop, 'update inventories set default_price = 2300000 where id = $1', [white?.id])
  const found = await open(simulation_code, 'id')
  expect(found.products[1]?.substitute).toMatchObject({
    product: { inventory: white?.uuid, variant: 'Putih kilap', price: 2_300_000 },
    reason: 'Produk yang sama, pilihan Putih kilap.',
    price_difference: 300_000,
  })
  expect(found.products[0]?.substitute).toBeNull()
})

test('where nothing else can be had, nothing is named', async () => {
  const { simulation_code } = await aSimulation(shop, template)
  await setStock(shop, template.speaker, 0)
  expect((await open(simulation_code)).products[1]?.substitute).toBeNull()
})

test('a saved name is opened by a link in capital letters, too', async () => {
  const { uuid } = await aSimulation(shop, template)
  expect(answered(await shop.askAs()('simulationFind', { uuid: uuid.toUpperCase() }))).toMatchObject({ uuid })
})

test('who has just saved it finds it, also while a copy of the database does not have it yet', async () => {
  const { uuid } = await aSimulation(shop, template)
  const behind = await startTestShop({ ownDatabase: true })
  try {
    const around = { shop: { ...shop.shop, db: behind.database.db }, language: 'en' }
    const found = await answerSimulationFind({ uuid }, around as Parameters<typeof answerSimulationFind>[1])
    expect(found).toMatchObject({ kind: 'stored', uuid })
  } finally {
    await behind.close()
  }
})
