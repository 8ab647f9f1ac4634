import type { ComposedSlot } from '@gema/contract/match/composition.ts'
import type { CandidateJudgement } from '@gema/contract/match/judge-candidates.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { expect, test } from 'vitest'
import { aProduct } from '../a-product.ts'
import { judgeFairly } from './judge-fairly.ts'

const slot = (key: ComposedSlot['key'], role: ComposedSlot['role'], choice?: SimulationProduct) => ({
  key,
  role,
  is_required: true,
  min_quantity: 1,
  max_quantity: 4,
  quantity_step: 1,
  choice,
  quantity: 1,
})
const slots = [slot('front', 'front'), slot('cable', 'speaker_cable', aProduct('cable'))]

const tooFewCables: MatchRule = {
  key: 'cables',
  roles: ['speaker_cable', 'front'],
  figures: [],
  cases: [{ when: 'count(front) > units(speaker_cable)', verdict: 'warning', sentence: 'Too few cables.' }],
  remedies: ['speaker_cable'],
}
const tooWide: MatchRule = {
  key: 'width',
  roles: ['front'],
  figures: [],
  cases: [
    { when: 'front.width_cm > 30', verdict: 'warning', sentence: 'Too wide.' },
    { when: 'front.width_cm <= 30', verdict: 'ok', sentence: 'Fits.' },
  ],
  remedies: ['front'],
}
const wide = aProduct('wide', { figures: { width_cm: 40, pieces: 2 } })
const slim = aProduct('slim', { figures: { width_cm: 20, pieces: 2 } })
async function judge(candidates: SimulationProduct[], rules: MatchRule[]) {
  const judgement = await judgeFairly({ slots, key: 'front', candidates, rules, decimalFormat: 'id-ID' })
  expect(judgement).toBeDefined()
  return judgement ?? { judged: new Map<string, CandidateJudgement>(), shared: [] }
}

test('a warning that every candidate would bring is told once and held against none', async () => {
  const { judged, shared } = await judge([wide, slim], [tooFewCables, tooWide])
  expect(shared).toEqual(['Too few cables.'])
  expect(judged.get('slim')).toMatchObject({ fits: true, verdict: 'ok', sentence: 'Fits.' })
  expect(judged.get('wide')).toMatchObject({ fits: false, verdict: 'warning', sentence: 'Too wide.' })
})

test('a note that is the same for all is held against none', async () => {
  const measure: MatchRule = {
    key: 'measure',
    roles: ['front'],
    figures: [],
    cases: [{ when: 'has(front)', verdict: 'note', sentence: 'Measure before you drill.' }],
    remedies: [],
  }
  const { judged, shared } = await judge([wide, slim], [measure, tooWide])
  expect(shared).toEqual([])
  expect(judged.get('slim')).toMatchObject({ verdict: 'ok', sentence: 'Fits.' })
})

test('a warning that only some would bring stays with them', async () => {
  const { judged, shared } = await judge([wide, slim], [tooWide])
  expect(shared).toEqual([])
  expect(judged.get('wide')?.fits).toBe(false)
  expect(judged.get('slim')?.fits).toBe(true)
})

test('a single candidate keeps what is said of it', async () => {
  const { judged } = await judge([wide], [tooWide])
  expect(judged.get('wide')?.fits).toBe(false)
})

test('many are judged one and all, and none once nobody wants to know', async () => {
  const many = Array.from({ length: 90 }, (_, place) => aProduct(`slim-${place}`, { figures: slim.figures }))
  const { judged } = await judge(many, [tooWide])
  expect(judged.size).toBe(90)
  expect(
    await judgeFairly(
      { slots, key: 'front', candidates: many, rules: [tooWide], decimalFormat: 'id-ID' },
      () => false,
    ),
  ).toBeUndefined()
})
