/** Where an order stands, as far as its steps depend on it. */
export interface OrderStanding {
  status: number
  paymentStatus: number
  isCancelled: boolean
}

/** What may happen to an order on its way from the checkout to the shop's hands. */
export type OrderStep = 'pay' | 'accept_cod' | 'expire' | 'revive'

/** The table of steps: from where each may be taken, and where it leads. */
const steps: Record<OrderStep, { from: OrderStanding; to: OrderStanding }> = {
  pay: {
    from: { status: 1, paymentStatus: 0, isCancelled: false },
    to: { status: 2, paymentStatus: 1, isCancelled: false },
  },
  accept_cod: {
    from: { status: 1, paymentStatus: 0, isCancelled: false },
    to: { status: 2, paymentStatus: 0, isCancelled: false },
  },
  expire: {
    from: { status: 1, paymentStatus: 0, isCancelled: false },
    to: { status: 1, paymentStatus: 0, isCancelled: true },
  },
  /** The payment came after the order had expired, and the goods are still there. */
  revive: {
    from: { status: 1, paymentStatus: 0, isCancelled: true },
    to: { status: 2, paymentStatus: 1, isCancelled: false },
  },
}

/** Where a step leads from here; nothing, where it may not be taken. */
export function stepOf(step: OrderStep, standing: OrderStanding): OrderStanding | undefined {
  const { from, to } = steps[step]
  const fits =
    from.status === standing.status &&
    from.paymentStatus === standing.paymentStatus &&
    from.isCancelled === standing.isCancelled
  return fits ? to : undefined
}
