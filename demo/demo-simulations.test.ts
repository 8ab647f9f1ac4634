import { randomUUID } from 'node:crypto'
import type { CallData } from '@gema/contract/client.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { limitRequests } from '@gema/server/testing/limit-requests.ts'
import type { TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSimulationTemplates } from './data/simulation-templates.ts'
import { demoUuid } from './demo-uuid.ts'
import { startSeededShop } from './testing/start-seeded-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startSeededShop()
  for (const pace of ['save', 'work', 'code'] as const)
    await limitRequests(shop, pace, { requests: 10_000, seconds: 60 })
})
afterAll(() => shop.close())

const templateUuid = (key: string) => demoUuid(`simulation ${key}`)
const rooms = {
  small: { length_cm: 400, width_cm: 300, height_cm: 270, seats: 2, use: 'film' },
  usual: { length_cm: 600, width_cm: 400, height_cm: 280, seats: 4, use: 'film', va: 2200 },
  large: { length_cm: 900, width_cm: 600, height_cm: 320, seats: 6, use: 'music', va: 3500 },
} as const
/** A little and plenty for each room. */
const budgets = {
  small: [12_000_000, 40_000_000],
  usual: [40_000_000, 90_000_000],
  large: [90_000_000, 200_000_000],
}

const suggest = async (
  key: string,
  { budget, room }: { budget: number; room: keyof typeof rooms },
  language = 'en',
): Promise<CallData<'simulationSuggest'>> =>
  answered(
    await shop.askAs({ language })('simulationSuggest', {
      ...{ uuid: templateUuid(key), budget },
      ...rooms[room],
    }),
  )

const asked = demoSimulationTemplates.flatMap(({ key }) =>
  (['small', 'usual', 'large'] as const).flatMap((room) =>
    budgets[room].map((budget) => ({ key, room, budget })),
  ),
)

test.each(asked)(
  '$key in a $room room for $budget: within the budget, complete, without a warning',
  async ({ key, room, budget }) => {
    const { suggestions, least } = await suggest(key, { budget, room })
    const required = demoSimulationTemplates
      .find((template) => template.key === key)
      ?.components.filter(({ isRequired }) => isRequired)
      .map((component) => component.key)
    for (const { price, lines, notes, score, reasons, bundle_discount } of suggestions) {
      expect(price).toBeLessThanOrEqual(budget)
      const whole = lines.reduce((sum, { quantity, product }) => sum + quantity * product.price, 0)
      expect(price).toBe(whole - bundle_discount)
      expect(notes.filter(({ verdict }) => verdict === 'warning')).toEqual([])
      expect(lines.map(({ component }) => component)).toEqual(expect.arrayContaining(required ?? []))
      expect(lines.every(({ quantity, product }) => product.stock >= quantity)).toBe(true)
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    }
    // Nothing is only suggested where it takes more than there is.
    if (suggestions.length === 0) expect(least ?? Number.POSITIVE_INFINITY).toBeGreaterThan(budget)
  },
)

test('what it takes at least is enough', async () => {
  const { least } = await suggest('living-room-5-1', { budget: 1_000_000, room: 'usual' })
  const { suggestions } = await suggest('living-room-5-1', { budget: least ?? 0, room: 'usual' })
  expect(suggestions.length).toBeGreaterThan(0)
})

test('the same question has the same answer, and another language only other words', async () => {
  const question = { budget: 90_000_000, room: 'usual' } as const
  const [first, again] = [
    await suggest('living-room-5-1', question),
    await suggest('living-room-5-1', question),
  ]
  expect(again).toEqual(first)
  const indonesian = await suggest('living-room-5-1', question, 'id')
  const chosen = ({ suggestions }: typeof first) =>
    suggestions.map(({ level, price, lines }) => [
      level,
      price,
      lines.map(({ product }) => product.inventory),
    ])
  expect(chosen(indonesian)).toEqual(chosen(first))
  expect(indonesian.suggestions[0]?.reasons[0]?.sentence).not.toBe(first.suggestions[0]?.reasons[0]?.sentence)
})

test('three levels are three systems, each dearer than the one before', async () => {
  const { suggestions } = await suggest('living-room-5-1', { budget: 90_000_000, room: 'usual' })
  expect(suggestions.map(({ level }) => level)).toEqual(['careful', 'balanced', 'best'])
  const prices = suggestions.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(new Set(prices).size).toBe(3)
})

test('a suggestion can be saved, costs what was told, and goes into a cart whole', async () => {
  const { suggestions } = await suggest('family-karaoke', { budget: 40_000_000, room: 'usual' })
  const best = suggestions.at(-1)
  if (best === undefined) throw new Error('nothing was suggested')
  const lines = best.lines.map(({ component, quantity, product }) => ({
    ...{ component, quantity, inventory: product.inventory },
  }))
  const wish = { key: randomUUID(), uuid: templateUuid('family-karaoke'), lines }
  expect(answered(await shop.askAs()('simulationStore', wish)).price).toBe(best.price)
  const token = `guest_${randomUUID()}`
  const { skipped, cart } = answered(
    await shop.askAs({ token })('cartStoreList', {
      lines: lines.map(({ inventory, quantity }) => ({ inventory, quantity })),
    }),
  )
  expect(skipped).toEqual([])
  expect(cart.totals.items - cart.totals.bundle_discount).toBe(best.price)
})

test('every template can be composed: each component has candidates that rules know something of', async () => {
  for (const { key, components } of demoSimulationTemplates) {
    const template = answered(await shop.askAs()('simulationFind', { uuid: templateUuid(key) }))
    if (template.kind !== 'template') throw new Error(`${key} is no template`)
    expect(template.components.map((component) => component.key)).toEqual(components.map((each) => each.key))
    for (const { display_case, product_count } of template.components) {
      const { total, data } = answered(await shop.askAs()('displayCaseFind', { uuid: display_case.uuid }))
      expect(total).toBe(product_count)
      expect(data.every(({ figures, key_spec }) => Object.keys(figures).length > 0 && key_spec !== '')).toBe(
        true,
      )
    }
  }
})
