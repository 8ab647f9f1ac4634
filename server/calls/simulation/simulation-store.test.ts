import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBundle } from '../../testing/a-bundle.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { postedText, sendRaw } from '../../testing/a-request.ts'
import { aSaveWish, aSimulation } from '../../testing/a-simulation.ts'
import { type ATemplate, aTemplate } from '../../testing/a-template.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let template: ATemplate
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'save', { requests: 1_000, seconds: 60 })
})
beforeEach(async () => {
  await clearTables(shop, 'simulations', 'simulation_templates', 'bundles', 'flash_sales', 'products')
  template = await aTemplate(shop)
})
afterAll(() => shop.close())

const store = (wish: ReturnType<typeof aSaveWish>, language = 'en') =>
  shop.askAs({ language })('simulationStore', wish)
const saved = () => runSql(shop, 'select room, total::int, bundle_discount::int from simulations')
const room = { length_cm: 600, width_cm: 400, height_cm: 280, seats: 4, use: 'film', va: 2200 } as const

test('saving gives a code of eight characters that do not look alike, and keeps every price', async () => {
  const answer = answered(await store(aSaveWish(template, { room })))
  expect(answer).toMatchObject({ name: 'Ruang keluarga', price: 7_000_000 })
  expect(answer.simulation_code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/)
  expect(await saved()).toMatchObject([{ total: 7_000_000, bundle_discount: 0, room }])
  expect(
    await runSql(shop, 'select unit_price::int, quantity from simulation_lines order by position'),
  ).toEqual([
    { unit_price: 5_000_000, quantity: 1 },
    { unit_price: 2_000_000, quantity: 1 },
  ])
})

test('a whole bundle takes its discount off, rounded down', async () => {
  await aBundle(shop, [{ product: template.amplifier }, { product: template.speaker }], {
    discountPercent: 7,
  })
  expect(answered(await store(aSaveWish(template))).price).toBe(7_000_000 - 490_000)
})

test('a flash price counts, but not for more units than one customer may buy', async () => {
  const id = template.cable.variants[0]?.id ?? 0
  await aFlashSale(shop, [{ id, price: 60_000 }])
  const cables = (quantity: number) => [
    { component: 'speaker_cable', inventory: template.cable.variants[0]?.uuid ?? '', quantity },
  ]
  expect(answered(await store(aSaveWish(template, { lines: cables(2) }))).price).toBe(120_000)
  expect(answered(await store(aSaveWish(template, { lines: cables(3) }))).price).toBe(300_000)
})

test('the same wish sent again, also twenty times at once, is saved once', async () => {
  const wish = aSaveWish(template)
  const answers = await Promise.all(Array.from({ length: 20 }, () => store(wish)))
  const codes = new Set(answers.map((answer) => answered(answer).simulation_code))
  expect(codes.size).toBe(1)
  expect(await saved()).toHaveLength(1)
})

test('a key that has saved one thing does not save another', async () => {
  const wish = aSaveWish(template)
  await store(wish)
  expect(await store({ ...wish, lines: wish.lines.slice(0, 1) })).toMatchObject({ ok: false, code: 409 })
  expect(await store({ ...wish, room })).toMatchObject({ ok: false, code: 409 })
  expect(await saved()).toHaveLength(1)
})

test('the database itself refuses to change what was saved', async () => {
  await aSimulation(shop, template)
  await expect(runSql(shop, 'update simulations set total = 1')).rejects.toThrow()
  await expect(runSql(shop, 'update simulation_lines set unit_price = 1')).rejects.toThrow()
})

const other = '11111111-2222-4333-8444-555555555555'
test.each([
  ['a part that nobody knows', { component: 'amplifier', inventory: other, quantity: 1 }],
  ['a place that the template does not have', { component: 'projector', inventory: other, quantity: 1 }],
])('%s is told, and nothing is saved', async (_, line) => {
  const answer = await store(aSaveWish(template, { lines: [line] }), 'id')
  expect(answer).toMatchObject({
    ok: false,
    code: 201,
    form: [expect.stringContaining('tidak lagi ditawarkan')],
  })
  expect(await saved()).toEqual([])
})

test('a product from another display case cannot stand in a component', async () => {
  const stranger = await aProduct(shop)
  const lines = [{ component: 'amplifier', inventory: stranger.variants[0]?.uuid ?? '', quantity: 1 }]
  expect(await store(aSaveWish(template, { lines }))).toMatchObject({ ok: false, code: 201 })
})

test('a product that was withdrawn cannot be saved, and two parts cannot stand in one place', async () => {
  const wish = aSaveWish(template)
  expect(await store({ ...wish, lines: [...wish.lines, ...wish.lines] })).toMatchObject({ code: 201 })
  await withdrawProduct(shop, template.amplifier)
  expect(await store(wish)).toMatchObject({ ok: false, code: 201 })
  expect(await saved()).toEqual([])
})

test.each([
  ['en', 5, 'The speaker_cable: between 1 and 4 can be chosen.'],
  ['id', 9, 'Si speaker_cable: bisa dipilih 1 sampai 4.'],
])('in %s, a quantity of %i is told to be too many', async (language, quantity, sentence) => {
  const lines = [{ component: 'speaker_cable', inventory: template.cable.variants[0]?.uuid ?? '', quantity }]
  expect(await store(aSaveWish(template, { lines }), language)).toMatchObject({ code: 201, form: [sentence] })
})

test('nothing chosen is told in the caller’s language', async () => {
  const answer = await store(aSaveWish(template, { lines: [] }), 'id')
  expect(answer).toMatchObject({ form: ['Pilih sedikitnya satu komponen sebelum menyimpan.'] })
})

test.each([
  ['a template that is not there', { uuid: other }, 404],
  ['a room of a kilometre', { room: { ...room, length_cm: 100_000 } }, 201],
  ['a connection that no home has', { room: { ...room, va: 1 } }, 201],
  ['a key that is none', { key: 'x' }, 201],
  ['a name of a page', { name: 'x'.repeat(61) }, 201],
])('%s is refused', async (_, given, code) => {
  expect(await store(aSaveWish(template, given as object))).toMatchObject({ ok: false, code })
  expect(await saved()).toEqual([])
})

test('more lines than a simulation holds and more than a request may weigh are refused', async () => {
  const [line] = aSaveWish(template).lines
  const many = Array.from({ length: 41 }, () => line)
  expect(await store(aSaveWish(template, { lines: many as never }))).toMatchObject({ code: 201 })
  const heavy = JSON.stringify({ ...aSaveWish(template), name: 'x'.repeat(10 * 1024 * 1024) })
  expect((await sendRaw(shop, 'simulation/store', postedText(heavy))).status).toBe(413)
})

test('uuids are the same in capitals, and half a sign in a name is left out', async () => {
  const wish = aSaveWish(template, { name: 'x\ud83d' })
  const capitals = wish.lines.map((line) => ({ ...line, inventory: line.inventory.toUpperCase() }))
  const first = answered(await store({ ...wish, uuid: wish.uuid.toUpperCase(), lines: capitals, room }))
  expect(first.name).toBe('x')
  expect(answered(await store({ ...wish, room })).uuid).toBe(first.uuid)
})

test('markup in a name is kept as it was typed, on one line', async () => {
  const { name } = answered(await store(aSaveWish(template, { name: '<b>Ruang</b>\n kita' })))
  expect(name).toBe('<b>Ruang</b> kita')
})

test('saving is limited for each network', async () => {
  await limitRequests(shop, 'save', { requests: 2, seconds: 600 })
  const ask = shop.askAs({ address: '203.0.113.60' })
  const answers = []
  for (let tries = 0; tries < 3; tries++)
    answers.push(await ask('simulationStore', aSaveWish(template, { key: randomUUID() })))
  expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: false, code: 429 }])
  await limitRequests(shop, 'save', { requests: 1_000, seconds: 60 })
})
