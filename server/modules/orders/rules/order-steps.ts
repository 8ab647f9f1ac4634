/** Who does something to an order. */
export type OrderActor = 'shopper' | 'staff' | 'system' | 'provider'

/** Where an order stands, as far as its steps depend on it. */
export interface OrderStanding {
  /** 1 pending, 2 confirmed, 3 picked up, 4 on the way, 5 delivered. */
  status: number
  paymentStatus: number
  isCancelled: boolean
  isFinished: boolean
  /** The wish to cancel an order that is confirmed. */
  cancelRequest: 'none' | 'open' | 'accepted' | 'declined'
  /** A complaint or a refund that is not decided holds it open; what was given back altogether is over. */
  matter: 'none' | 'complaint' | 'refund' | 'refunded'
}

/** What may happen to an order. */
export type OrderStep =
  | 'pay'
  | 'accept_cod'
  | 'expire'
  | 'revive'
  | 'cancel'
  | 'ask_cancel'
  | 'accept_cancel'
  | 'decline_cancel'
  | 'cancel_refunded'
  | 'hand_over'
  | 'in_transit'
  | 'deliver'
  | 'finish'

/** For each part of a standing, the values that it may have. */
type Condition = { [Part in keyof OrderStanding]?: readonly OrderStanding[Part][] }

interface StepRow {
  who: readonly OrderActor[]
  /** From where it may be taken. */
  from: Condition
  to: Partial<OrderStanding>
  /** Where it is behind the order already: taking it again changes nothing and is a success. */
  done: Condition
}

const alive = { isCancelled: [false], isFinished: [false] } as const
const waiting = { ...alive, status: [1], paymentStatus: [0] } as const
const confirmed = { ...alive, status: [2] } as const
const cancelled = { isCancelled: [true] } as const

/** The table of steps: who takes each, from where, and where it leads. Whatever is not in it does not happen. */
export const orderSteps: Record<OrderStep, StepRow> = {
  pay: {
    who: ['system', 'provider', 'staff'],
    from: waiting,
    to: { status: 2, paymentStatus: 1 },
    done: { paymentStatus: [1] },
  },
  accept_cod: {
    who: ['staff'],
    from: waiting,
    to: { status: 2 },
    done: { ...alive, status: [2, 3, 4, 5] },
  },
  expire: { who: ['system'], from: waiting, to: { isCancelled: true }, done: cancelled },
  /** The payment came after the order had expired, and the goods are still there. */
  revive: {
    who: ['system', 'provider', 'staff'],
    from: { ...cancelled, isFinished: [false], status: [1], paymentStatus: [0] },
    to: { status: 2, paymentStatus: 1, isCancelled: false },
    done: { paymentStatus: [1] },
  },
  cancel: { who: ['shopper', 'staff'], from: waiting, to: { isCancelled: true }, done: cancelled },
  ask_cancel: {
    who: ['shopper'],
    from: { ...confirmed, cancelRequest: ['none'], matter: ['none'] },
    to: { cancelRequest: 'open' },
    done: { cancelRequest: ['open', 'accepted'] },
  },
  accept_cancel: {
    who: ['staff'],
    from: { ...confirmed, cancelRequest: ['open'] },
    to: { isCancelled: true, cancelRequest: 'accepted' },
    done: { cancelRequest: ['accepted'] },
  },
  decline_cancel: {
    who: ['staff'],
    from: { ...confirmed, cancelRequest: ['open'] },
    to: { cancelRequest: 'declined' },
    done: { cancelRequest: ['declined'] },
  },
  /** All of its money goes back before it was handed over: it is never sent. */
  cancel_refunded: {
    who: ['staff'],
    from: { ...confirmed, paymentStatus: [1], cancelRequest: ['none', 'declined'], matter: ['refund'] },
    to: { isCancelled: true },
    done: cancelled,
  },
  hand_over: {
    who: ['staff'],
    from: { ...confirmed, cancelRequest: ['none', 'declined'], matter: ['none'] },
    to: { status: 3 },
    done: { ...alive, status: [3, 4, 5] },
  },
  in_transit: {
    who: ['staff'],
    from: { ...alive, status: [3] },
    to: { status: 4 },
    done: { ...alive, status: [4, 5] },
  },
  /** What is paid on delivery is paid with it. */
  deliver: {
    who: ['staff'],
    from: { ...alive, status: [4] },
    to: { status: 5, paymentStatus: 1 },
    done: { status: [5] },
  },
  finish: {
    who: ['shopper', 'system'],
    from: { ...alive, status: [5], paymentStatus: [1], matter: ['none'] },
    to: { isFinished: true },
    done: { isFinished: [true] },
  },
}

const fits = (condition: Condition, standing: OrderStanding): boolean =>
  Object.entries(condition).every(([part, values]) =>
    (values as readonly unknown[]).includes(standing[part as keyof OrderStanding]),
  )

/** Where a step leads from here; nothing, where it may not be taken. */
export function stepOf(step: OrderStep, standing: OrderStanding): OrderStanding | undefined {
  const { from, to } = orderSteps[step]
  return fits(from, standing) ? { ...standing, ...to } : undefined
}

/** Whether a step is behind an order already. */
export const isTaken = (step: OrderStep, standing: OrderStanding): boolean =>
  fits(orderSteps[step].done, standing)
