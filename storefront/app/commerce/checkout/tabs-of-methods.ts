import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'

export type PaymentTabName = PaymentMethod['tab']

/** The ways to pay that share a tab. */
export interface PaymentTab {
  name: PaymentTabName
  methods: [PaymentMethod, ...PaymentMethod[]]
  isAvailable: boolean
}

const order: readonly PaymentTabName[] = ['card', 'transfer', 'paypal', 'cod', 'others']

/** Groups the ways to pay, in the order of the tabs. A tab without any is left out; one that cannot be used stays. */
export const tabsOfMethods = (methods: readonly PaymentMethod[]): PaymentTab[] =>
  order.flatMap((name) => {
    const [first, ...others] = methods.filter(({ tab }) => tab === name)
    if (first === undefined) return []
    const all: PaymentTab['methods'] = [first, ...others]
    return [{ name, methods: all, isAvailable: all.some(({ is_available }) => is_available) }]
  })

/** The one that a tab begins with: the first that can be used. */
export const firstOfTab = ({ methods }: PaymentTab): PaymentMethod =>
  methods.find(({ is_available }) => is_available) ?? methods[0]

/** The way to pay that holds: the chosen one, else the first that can be used. */
export function methodInForce(
  methods: readonly PaymentMethod[],
  chosen: number | undefined,
): PaymentMethod | undefined {
  const tabs = tabsOfMethods(methods)
  const first = tabs.find(({ isAvailable }) => isAvailable) ?? tabs[0]
  return methods.find(({ id }) => id === chosen) ?? (first && firstOfTab(first))
}
