import { randomUUID } from 'node:crypto'
import { simulationFind } from '@gema/contract/calls/simulation.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { installMatchRules } from '../../modules/simulation/simulation.ts'
import { aBundle } from '../../testing/a-bundle.ts'
import { withdrawProduct } from '../../testing/a-product.ts'
import { aTemplate } from '../../testing/a-template.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
beforeEach(() => clearTables(shop, 'simulation_templates', 'match_rules', 'bundles', 'products'))
afterAll(() => shop.close())

async function findTemplate(uuid: string, language = 'en') {
  const found = answered(await shop.askAs({ language })('simulationFind', { uuid }))
  if (found.kind !== 'template') throw new Error('a template was asked for')
  return found
}

test('a template comes with its components in their order, each with its display case', async () => {
  const { uuid, cases } = await aTemplate(shop)
  const found = await findTemplate(uuid, 'id')
  expect(
    found.components.map(({ role, name, is_required, max_quantity }) => [
      role,
      name,
      is_required,
      max_quantity,
    ]),
  ).toEqual([
    ['amplifier', 'Si amplifier', true, 1],
    ['front', 'Si front', true, 1],
    ['speaker_cable', 'Si speaker_cable', false, 4],
  ])
  expect(found.components[1]).toMatchObject({
    display_case: { uuid: cases.speaker, name: 'Speakers Indonesia' },
    product_count: 2,
  })
  expect(simulationFind.data.safeParse(found).error).toBeUndefined()
})

test('it comes with the rules in force, their sentences in the caller’s language', async () => {
  const { uuid } = await aTemplate(shop)
  expect((await findTemplate(uuid)).rules).toEqual([])
  await installMatchRules(shop.shop.db)
  const [english, indonesian] = [await findTemplate(uuid), await findTemplate(uuid, 'id')]
  expect(english.rules.length).toBeGreaterThanOrEqual(20)
  expect(indonesian.rules.map(({ key }) => key)).toEqual(english.rules.map(({ key }) => key))
  expect(indonesian.rules[0]?.cases[0]?.sentence).not.toBe(english.rules[0]?.cases[0]?.sentence)
})

test('a rule that the shop has switched off or changed stays so when rules are installed again', async () => {
  const { uuid } = await aTemplate(shop)
  await installMatchRules(shop.shop.db)
  const all = (await findTemplate(uuid)).rules
  await runSql(shop, 'update match_rules set is_active = false where key = $1', [all[0]?.key])
  await installMatchRules(shop.shop.db)
  expect((await findTemplate(uuid)).rules).toHaveLength(all.length - 1)
})

test('it comes with the bundles that are sold, and without those of which a part is not', async () => {
  const { uuid, amplifier, speaker, cable } = await aTemplate(shop)
  const bundle = await aBundle(shop, [{ product: amplifier }, { product: speaker }])
  await aBundle(shop, [{ product: amplifier }, { product: cable, quantity: 2 }])
  await withdrawProduct(shop, cable)
  expect((await findTemplate(uuid)).bundles).toMatchObject([
    {
      uuid: bundle,
      discount_percent: 10,
      items: [
        { inventory: amplifier.variants[0]?.uuid, quantity: 1 },
        { inventory: speaker.variants[0]?.uuid, quantity: 1 },
      ],
    },
  ])
})

test.each([
  ['en', 'Simulation not found'],
  ['id', 'Simulasi tidak ditemukan'],
])('what is not there is not found, in %s', async (language, message) => {
  expect(await shop.askAs({ language })('simulationFind', { uuid: randomUUID() })).toMatchObject({
    ok: false,
    code: 404,
    message,
  })
})

test('what is no uuid is told to be wrong', async () => {
  expect(await shop.askAs()('simulationFind', { uuid: 'x' })).toMatchObject({ code: 201 })
})
