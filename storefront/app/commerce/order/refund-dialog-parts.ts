import type { Order } from '@gema/contract/shapes/order.ts'

/** Something of an order that money can be asked back for: a product, or a service that was bought with it. */
export interface RefundPart {
  id: string
  name: string
  label: string
  /** Stands below the product that it was bought with. */
  isService: boolean
  /** How many are left. */
  most: number
  costOf: (units: number) => number
}

/** How many of each are wanted, by the ids of the parts. */
export type WantedParts = Record<string, number>

type Refundable = Pick<Order, 'refunds' | 'payment'> & {
  lines: Pick<
    Order['lines'][number],
    'id' | 'name' | 'label' | 'quantity' | 'unit_price' | 'discount' | 'add_ons'
  >[]
}

const promised = ({ refunds }: Pick<Order, 'refunds'>) =>
  refunds.filter(({ status }) => status !== 'rejected')

/** What of an order is left to be given back by the piece, each with its price less its share of the discounts. */
export function refundPartsOf(order: Refundable): RefundPart[] {
  const before = (id: string): number =>
    promised(order)
      .flatMap(({ items }) => items)
      .filter(({ line }) => line === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return order.lines.flatMap((line) => {
    const { id, name, label, quantity, unit_price: price, discount } = line
    const gone = before(id)
    // The discount of the first units, from the first on: however a line is taken apart, its parts add up.
    const cost = (units: number) => units * price - Math.floor((discount * units) / quantity)
    return [
      {
        ...{ id, name, label },
        isService: false,
        most: quantity - gone,
        costOf: (units: number) => cost(gone + units) - cost(gone),
      },
      ...line.add_ons.map((service) => ({
        ...{ id: service.id, name: service.name, label: '' },
        isService: true,
        most: service.quantity - before(service.id),
        costOf: (units: number) => units * service.price,
      })),
    ]
  })
}

/** What has been paid for an order and is not given back or promised. */
export const moneyLeft = (order: Pick<Order, 'refunds' | 'payment'>): number =>
  order.payment.amount - promised(order).reduce((sum, { amount }) => sum + amount, 0)

/** What a wish comes to: all that is left, or the price of some parts of it. */
export function refundAmount(order: Refundable, wanted: WantedParts | undefined): number {
  const left = moneyLeft(order)
  if (wanted === undefined) return left
  const cost = refundPartsOf(order).reduce((sum, { id, costOf }) => sum + costOf(wanted[id] ?? 0), 0)
  return Math.min(cost, left)
}

/** Whether an amount goes back the way it came: only a whole online payment does. */
export const goesBackAsPaid = ({ payment: { key, amount } }: Pick<Order, 'payment'>, wish: number): boolean =>
  key !== 'bank-transfer' && key !== 'cash-on-delivery' && amount === wish
