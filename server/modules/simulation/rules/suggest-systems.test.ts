import { bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import { matchSystem } from '@gema/contract/match/match-system.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aChoice, sampleComponents, sampleRoom } from '../../../testing/sample-composition.ts'
import { sampleRules } from '../../../testing/sample-rules.ts'
import { type Suggested, type SuggestQuestion, suggestSystems } from './suggest-systems.ts'

const question = (given: Partial<SuggestQuestion> = {}): SuggestQuestion => ({
  components: sampleComponents,
  rules: sampleRules,
  bundles: [],
  room: sampleRoom,
  budget: 60_000_000,
  decimalFormat: 'id-ID',
  ...given,
})

/** Everything that a suggestion promises, worked out anew from its lines alone. */
function expectKept({ components, rules, bundles, room, budget }: SuggestQuestion, system: Suggested): void {
  const lines = system.lines.map(({ quantity, choice }) => ({
    inventory: choice.inventory,
    quantity,
    price: choice.price,
  }))
  const price = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
  const saving = bundleSavings(lines, bundles).reduce((sum, each) => sum + each.saving, 0)
  expect(system).toMatchObject({ price: price - saving, bundle_discount: saving })
  expect(system.price).toBeLessThanOrEqual(budget)
  const filled = new Map(system.lines.map((line) => [line.component, line]))
  for (const { key, is_required, min_quantity, max_quantity, quantity_step, candidates } of components) {
    const line = filled.get(key)
    if (line === undefined) expect(is_required).toBe(false)
    else {
      expect(candidates).toContain(line.choice)
      expect(line.quantity).toBeGreaterThanOrEqual(min_quantity)
      expect(line.quantity).toBeLessThanOrEqual(max_quantity)
      expect((line.quantity - min_quantity) % quantity_step).toBe(0)
    }
  }
  for (const [inventory, all] of Map.groupBy(lines, (line) => line.inventory)) {
    const { stock } = system.lines.find(({ choice }) => choice.inventory === inventory)?.choice ?? {
      stock: 0,
    }
    expect(all.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(stock)
  }
  const parts = system.lines.map(({ component, quantity, choice }) => ({
    slot: component,
    role: components.find(({ key }) => key === component)?.role ?? 'power',
    name: `${choice.brand} ${choice.name}`,
    quantity,
    figures: choice.figures,
  }))
  const notes = matchSystem({ parts, room }, rules, 'id-ID')
  expect(system.notes).toEqual(notes)
  expect(notes.filter(({ verdict }) => verdict === 'warning')).toEqual([])
  expect(system.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(system.score)
  expect(system.reasons.every(({ points, of }) => points >= 0 && points <= of)).toBe(true)
  expect(system.reasons.reduce((sum, { of }) => sum + of, 0)).toBe(100)
}

test('three systems: careful, balanced and best, each dearer and with more points than the one before', () => {
  const { suggestions } = suggestSystems(question({ budget: 80_000_000 }))
  expect(suggestions.map(({ level }) => level)).toEqual(['careful', 'balanced', 'best'])
  const [careful, balanced, best] = suggestions
  expect(careful?.price).toBeLessThanOrEqual((best?.price ?? 0) * (2 / 3))
  expect(balanced?.price).toBeLessThanOrEqual((best?.price ?? 0) * 0.85)
  expect(balanced?.score).toBeGreaterThan(careful?.score ?? 100)
  expect(best?.score).toBeGreaterThan(balanced?.score ?? 100)
})

test('there is cable for every speaker, and a channel for those above', () => {
  const components = sampleComponents.map((each) =>
    each.key === 'height' ? { ...each, is_required: true } : each,
  )
  const { suggestions } = suggestSystems(question({ components, budget: 70_000_000 }))
  expect(suggestions.length).toBeGreaterThan(1)
  for (const { lines } of suggestions) {
    expect(lines.find(({ component }) => component === 'cable')?.quantity).toBe(4)
    expect(lines.find(({ component }) => component === 'receiver')?.choice.name).toMatch(/seven|nine/)
  }
})

test('an optional part is taken in together with the cable that it needs', () => {
  const roomy = sampleComponents.map((each) =>
    each.key === 'receiver'
      ? { ...each, candidates: each.candidates.filter(({ name }) => name === 'Ohm seven') }
      : each,
  )
  const { suggestions } = suggestSystems(question({ components: roomy, budget: 120_000_000 }))
  const best = suggestions.at(-1)
  expect(best?.lines.find(({ component }) => component === 'height')?.quantity).toBe(2)
  expect(best?.lines.find(({ component }) => component === 'cable')?.quantity).toBe(4)
})

test('with less than the least there is nothing, with the least exactly one', () => {
  const { suggestions, least } = suggestSystems(question({ budget: 100_000 }))
  expect(suggestions).toEqual([])
  expect(suggestSystems(question({ budget: (least ?? 0) - 1 })).suggestions).toEqual([])
  const exact = suggestSystems(question({ budget: least ?? 0 })).suggestions
  expect(exact.map(({ level, price }) => [level, price])).toEqual([['best', least]])
})

test('where a required component is sold out nothing can be had for any money', () => {
  const components = sampleComponents.map((each) =>
    each.key === 'front'
      ? { ...each, candidates: each.candidates.map((choice) => ({ ...choice, stock: 0 })) }
      : each,
  )
  expect(suggestSystems(question({ components, budget: 1e10 }))).toEqual({ suggestions: [], least: null })
})

test('a bundle makes a system possible that would cost too much without it', () => {
  const { least } = suggestSystems(question())
  const cheapest = suggestSystems(question({ budget: least ?? 0 })).suggestions[0]
  const items = (cheapest?.lines ?? []).map(({ choice, quantity }) => ({
    inventory: choice.inventory,
    quantity,
  }))
  const bundles = [{ uuid: 'all', name: 'All together', discount_percent: 10, items }]
  const answer = suggestSystems(question({ bundles, budget: Math.ceil((least ?? 0) * 0.9) }))
  expect(answer.least).toBe((least ?? 0) - Math.floor((least ?? 0) / 10))
  expect(answer.suggestions[0]?.bundle_discount).toBe(Math.floor((least ?? 0) / 10))
})

test('a warning that only an optional component can mend brings that component in', () => {
  const rule: MatchRule = {
    key: 'protected',
    roles: ['amplifier'],
    figures: [],
    cases: [{ when: 'not has(power)', verdict: 'warning', sentence: 'Not protected.' }],
    remedies: ['power'],
  }
  const given = question({ rules: [...sampleRules, rule] })
  const { suggestions } = suggestSystems(given)
  expect(suggestions.length).toBeGreaterThan(0)
  for (const each of suggestions) expectKept(given, each)
})

test('variants that differ in nothing but their finish: the cheapest that is there', () => {
  const [first, ...rest] = sampleComponents
  if (first === undefined) throw new Error('there is no sample')
  const candidates = first.candidates.flatMap((choice) => [
    { ...choice, inventory: `${choice.inventory} gold`, price: choice.price + 500_000 },
    { ...choice, inventory: `${choice.inventory} red`, price: choice.price - 500_000, stock: 0 },
    choice,
  ])
  const finishes = question({ components: [{ ...first, candidates }, ...rest] })
  expect(suggestSystems(finishes)).toEqual(suggestSystems(question()))
})

const rupiah = fc.integer({ min: 30_000_000, max: 200_000_000 })
const rooms = fc.option(
  fc.record({
    length_cm: fc.integer({ min: 200, max: 1200 }),
    width_cm: fc.integer({ min: 200, max: 900 }),
    height_cm: fc.integer({ min: 220, max: 400 }),
    seats: fc.integer({ min: 1, max: 8 }),
    use: fc.constant('film' as const),
    va: fc.constantFrom(900 as const, 1300 as const, 2200 as const, 3500 as const),
  }),
  { nil: undefined },
)
/** Stocks and prices change; which shift says how. */
const shifted = (shifts: number[]) =>
  sampleComponents.map((component, at) => ({
    ...component,
    candidates: component.candidates.map((choice, turn) => {
      const shift = shifts[(at * 7 + turn * 3) % shifts.length] ?? 0
      return {
        ...choice,
        price: choice.price + shift * 90_000,
        stock: shift % 5 === 0 ? shift % 3 : 20,
        rating: shift % 4 === 0 ? null : 3 + (shift % 20) / 10,
      }
    }),
  }))
const shifts = fc.array(fc.nat({ max: 60 }), { minLength: 5, maxLength: 11 })

test('never above the budget, never a warning, all that is required is there and in stock', () => {
  fc.assert(
    fc.property(shifts, rooms, rupiah, (given, room, budget) => {
      const asked = question({ components: shifted(given), room, budget })
      const { suggestions, least } = suggestSystems(asked)
      for (const each of suggestions) expectKept(asked, each)
      expect(suggestions.length > 0).toBe(least !== null && least <= budget)
      expect(new Set(suggestions.map(({ lines }) => JSON.stringify(lines))).size).toBe(suggestions.length)
    }),
    { numRuns: 60 },
  )
})

test('the same question has the same answer, in whatever order its candidates, rules and bundles come', () => {
  fc.assert(
    fc.property(shifts, rooms, rupiah, (given, room, budget) => {
      const asked = question({ components: shifted(given), room, budget })
      const backwards = asked.components.map((each) => ({
        ...each,
        candidates: each.candidates.toReversed(),
      }))
      const answer = suggestSystems(asked)
      expect(suggestSystems(asked)).toEqual(answer)
      expect(suggestSystems({ ...asked, components: backwards })).toEqual(answer)
    }),
    { numRuns: 40 },
  )
})

test('what it takes at least is enough, whatever the room and the prices', () => {
  fc.assert(
    fc.property(shifts, rooms, (given, room) => {
      const asked = question({ components: shifted(given), room, budget: 0 })
      const { least } = suggestSystems(asked)
      if (least === null) return
      const again = { ...asked, budget: least }
      const { suggestions } = suggestSystems(again)
      expect(suggestions.length).toBeGreaterThan(0)
      for (const each of suggestions) expectKept(again, each)
    }),
    { numRuns: 60 },
  )
})

const anyFigures = fc.record({
  channels: fc.constantFrom('2.0', '5.1', '7.2', '11.4'),
  power_per_channel_w: fc.integer({ min: 10, max: 200 }),
  impedance_min_ohm: fc.constantFrom(2, 4, 6, 8),
  impedance_ohm: fc.constantFrom(4, 6, 8),
  recommended_power_min_w: fc.integer({ min: 10, max: 120 }),
  pieces: fc.constantFrom(1, 2),
  power_draw_w: fc.integer({ min: 1, max: 900 }),
})
const anyChoices = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), anyFigures), {
  minLength: 1,
  maxLength: 9,
})

test('candidates with any figures at all: whatever is suggested keeps its promises', () => {
  const roles = ['amplifier', 'front', 'surround', 'speaker_cable', 'power'] as const
  fc.assert(
    fc.property(fc.tuple(...roles.map(() => anyChoices)), rooms, rupiah, (all, room, budget) => {
      const components = roles.map((role, at) => ({
        key: role,
        role,
        is_required: at < 4,
        ...{ min_quantity: 1, max_quantity: role === 'speaker_cable' ? 6 : 1, quantity_step: 1 },
        candidates: (all[at] ?? []).map(([price, figures], turn) =>
          aChoice(`${'ABC'[turn % 3]} ${role} ${turn}`, price * 1_000_000, figures),
        ),
      }))
      const asked = question({ components, room, budget })
      const { suggestions, least } = suggestSystems(asked)
      for (const each of suggestions) expectKept(asked, each)
      expect(suggestions.length > 0).toBe(least !== null && least <= budget)
    }),
    { numRuns: 60 },
  )
})
