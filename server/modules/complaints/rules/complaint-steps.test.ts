import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ComplaintStanding,
  type ComplaintStep,
  complaintStepOf,
  complaintSteps,
  isComplaintTaken,
  isOpen,
} from './complaint-steps.ts'
import { whyNoStep } from './why-no-step.ts'

const all = Object.keys(complaintSteps) as ComplaintStep[]
const states = ['created', 'in_progress', 'resolved', 'rejected', 'cancelled'] as const
const standings: ComplaintStanding[] = states.flatMap((status) =>
  (['none', 'waiting', 'agreed', 'declined'] as const).flatMap((proposal) =>
    [false, true].map((isAppealed) => ({ status, proposal, isAppealed })),
  ),
)
const filed: ComplaintStanding = { status: 'created', proposal: 'none', isAppealed: false }
const keyOf = (standing: ComplaintStanding) => JSON.stringify(standing)

/** Everywhere that a complaint can come to by the table. */
function reachable(): Map<string, ComplaintStanding> {
  const found = new Map([[keyOf(filed), filed]])
  for (const standing of found.values())
    for (const step of all) {
      const to = complaintStepOf(step, standing)
      if (to !== undefined) found.set(keyOf(to), to)
    }
  return found
}

const working: ComplaintStep[] = ['reply', 'answer', 'propose', 'resolve', 'reject']

/** The way of a complaint as it is agreed, by the steps that may be taken from each place of it. */
const drawn: [string, Partial<ComplaintStanding>, ComplaintStep[]][] = [
  ['filed', {}, ['reply', 'answer', 'propose', 'cancel']],
  ['in progress', { status: 'in_progress' }, [...working, 'cancel']],
  [
    'in progress with a proposal that waits',
    { status: 'in_progress', proposal: 'waiting' },
    [...working, 'agree', 'decline', 'cancel'],
  ],
  [
    'in progress and agreed on',
    { status: 'in_progress', proposal: 'agreed' },
    working.filter((step) => step !== 'reject'),
  ],
  [
    'in progress, the proposal declined',
    { status: 'in_progress', proposal: 'declined' },
    [...working, 'cancel'],
  ],
  ['resolved', { status: 'resolved', proposal: 'agreed' }, []],
  ['rejected', { status: 'rejected' }, ['appeal']],
  ['appealed', { status: 'in_progress', isAppealed: true }, [...working, 'cancel']],
  ['rejected again', { status: 'rejected', isAppealed: true }, []],
  ['cancelled', { status: 'cancelled' }, []],
]

test.each(drawn)('a complaint that is %s takes exactly the steps that are drawn', (_where, given, steps) => {
  const here = { ...filed, ...given }
  expect(all.filter((step) => complaintStepOf(step, here) !== undefined)).toEqual(
    all.filter((step) => steps.includes(step)),
  )
})

test('every state can be come to, and every step can be taken somewhere', () => {
  const known = [...reachable().values()]
  expect(new Set(known.map(({ status }) => status))).toEqual(new Set(states))
  for (const [, given] of drawn) expect(known).toContainEqual({ ...filed, ...given })
  for (const step of all)
    expect(known.some((standing) => complaintStepOf(step, standing) !== undefined)).toBe(true)
})

test('from every standing, every step is either taken, taken already, or refused with a reason', () => {
  for (const standing of standings)
    for (const step of all) {
      const to = complaintStepOf(step, standing)
      const refused = whyNoStep(step, standing)
      expect(refused === undefined).toBe(to !== undefined)
      if (to !== undefined) expect(isComplaintTaken(step, standing)).toBe(false)
    }
})

test('only an appeal opens what is closed, and only once', () => {
  for (const standing of standings)
    for (const step of all) {
      const to = complaintStepOf(step, standing)
      if (to === undefined || isOpen(standing)) continue
      expect(step).toBe('appeal')
      expect(standing).toMatchObject({ status: 'rejected', isAppealed: false })
    }
})

test('a step that was taken counts as taken, and one that ends a complaint cannot be taken again', () => {
  for (const standing of standings)
    for (const step of all) {
      const to = complaintStepOf(step, standing)
      if (to === undefined || complaintSteps[step].done === undefined) continue
      expect(isComplaintTaken(step, to)).toBe(true)
      expect(complaintStepOf(step, to)).toBeUndefined()
    }
})

test('nobody takes a step of the other side', () => {
  const by = (who: 'shopper' | 'staff') => all.filter((step) => complaintSteps[step].who === who)
  expect(by('staff')).toEqual(['answer', 'propose', 'resolve', 'reject'])
  expect(by('shopper')).toEqual(['reply', 'agree', 'decline', 'cancel', 'appeal'])
})

test.each<[ComplaintStep, Partial<ComplaintStanding>, string]>([
  ['cancel', { status: 'in_progress', proposal: 'agreed' }, 'complaint_agreed'],
  ['cancel', { status: 'resolved' }, 'complaint_closed'],
  ['cancel', { status: 'rejected' }, 'complaint_closed'],
  ['agree', { status: 'in_progress' }, 'complaint_no_proposal'],
  ['agree', { status: 'in_progress', proposal: 'declined' }, 'complaint_no_proposal'],
  ['agree', { status: 'cancelled', proposal: 'waiting' }, 'complaint_closed'],
  ['decline', { status: 'in_progress', proposal: 'agreed' }, 'complaint_agreed'],
  ['decline', {}, 'complaint_no_proposal'],
  ['appeal', {}, 'appeal_not_rejected'],
  ['appeal', { status: 'resolved' }, 'appeal_not_rejected'],
  ['appeal', { status: 'rejected', isAppealed: true }, 'appeal_used'],
  ['reply', { status: 'rejected' }, 'complaint_closed'],
  ['answer', { status: 'resolved' }, 'complaint_closed'],
  ['resolve', {}, 'complaint_step_refused'],
  ['reject', {}, 'complaint_step_refused'],
  ['reject', { status: 'resolved' }, 'complaint_closed'],
])('%s is refused from %j with %s', (step, given, refused) => {
  expect(whyNoStep(step, { ...filed, ...given })).toBe(refused)
})

test('whatever is tried in whatever order, a complaint stays somewhere that the table knows', () => {
  const known = reachable()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 30 }), (tried) => {
      let standing = filed
      let opened = 1
      for (const step of tried) {
        const to = complaintStepOf(step, standing) ?? standing
        opened += Number(isOpen(to)) - Number(isOpen(standing))
        standing = to
      }
      expect(known.has(keyOf(standing))).toBe(true)
      // What an order counts as open is never negative, and never more than one for a complaint.
      expect(opened).toBe(isOpen(standing) ? 1 : 0)
    }),
  )
})
