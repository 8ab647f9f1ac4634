import type { complaintStates } from '../complaints-tables.ts'

/** Who does something to a complaint. */
export type ComplaintActor = 'shopper' | 'staff'

export type ComplaintState = (typeof complaintStates)[number]

/** Where a complaint stands, as far as its steps depend on it. */
export interface ComplaintStanding {
  status: ComplaintState
  /** What the shop proposes, and what the shopper says to it. */
  proposal: 'none' | 'waiting' | 'agreed' | 'declined'
  /** A rejection is appealed once. */
  isAppealed: boolean
}

/** What may happen to a complaint. */
export type ComplaintStep =
  | 'reply'
  | 'answer'
  | 'propose'
  | 'agree'
  | 'decline'
  | 'resolve'
  | 'reject'
  | 'cancel'
  | 'appeal'

/** For each part of a standing, the values that it may have. */
type Condition = { [Part in keyof ComplaintStanding]?: readonly ComplaintStanding[Part][] }

interface StepRow {
  who: ComplaintActor
  /** From where it may be taken. */
  from: Condition
  to: Partial<ComplaintStanding>
  /** Where it is behind the complaint already; absent: it can be taken again and again. */
  done?: Condition
}

const open = { status: ['created', 'in_progress'] } as const
const inProgress = { status: ['in_progress'] } as const

/** The table of steps: who takes each, from where, and where it leads. Whatever is not in it does not happen. */
export const complaintSteps: Record<ComplaintStep, StepRow> = {
  /** Its owner says something more. */
  reply: { who: 'shopper', from: open, to: {} },
  /** With the first answer of the shop it is in progress. */
  answer: { who: 'staff', from: open, to: { status: 'in_progress' } },
  /** Also a new proposal in place of one that waits, was declined, or cannot be kept after all. */
  propose: { who: 'staff', from: open, to: { status: 'in_progress', proposal: 'waiting' } },
  agree: {
    who: 'shopper',
    from: { ...inProgress, proposal: ['waiting'] },
    to: { proposal: 'agreed' },
    done: { status: ['in_progress', 'resolved'], proposal: ['agreed'] },
  },
  decline: {
    who: 'shopper',
    from: { ...inProgress, proposal: ['waiting'] },
    to: { proposal: 'declined' },
    done: { ...inProgress, proposal: ['declined'] },
  },
  resolve: {
    who: 'staff',
    from: inProgress,
    to: { status: 'resolved' },
    done: { status: ['resolved'] },
  },
  /** Not what was agreed on: that is kept, or something else is proposed. */
  reject: {
    who: 'staff',
    from: { ...inProgress, proposal: ['none', 'waiting', 'declined'] },
    to: { status: 'rejected' },
    done: { status: ['rejected'] },
  },
  cancel: {
    who: 'shopper',
    from: { ...open, proposal: ['none', 'waiting', 'declined'] },
    to: { status: 'cancelled' },
    done: { status: ['cancelled'] },
  },
  /** What was proposed before counts no more. */
  appeal: {
    who: 'shopper',
    from: { status: ['rejected'], isAppealed: [false] },
    to: { status: 'in_progress', proposal: 'none', isAppealed: true },
    done: { ...inProgress, isAppealed: [true] },
  },
}

const fits = (condition: Condition, standing: ComplaintStanding): boolean =>
  Object.entries(condition).every(([part, values]) =>
    (values as readonly unknown[]).includes(standing[part as keyof ComplaintStanding]),
  )

/** Where a step leads from here; nothing, where it may not be taken. */
export function complaintStepOf(
  step: ComplaintStep,
  standing: ComplaintStanding,
): ComplaintStanding | undefined {
  const { from, to } = complaintSteps[step]
  return fits(from, standing) ? { ...standing, ...to } : undefined
}

/** Whether a step is behind a complaint already: taking it again changes nothing and is a success. */
export function isComplaintTaken(step: ComplaintStep, standing: ComplaintStanding): boolean {
  const { done } = complaintSteps[step]
  return done !== undefined && fits(done, standing)
}

/** Whether somebody still works on it: it holds its order open, and its units cannot stand in another one. */
export const isOpen = ({ status }: Pick<ComplaintStanding, 'status'>): boolean =>
  fits(open, {
    ...{ status, proposal: 'none', isAppealed: false },
  })
