import { allowedQuantities, type QuantityLimits } from '@gema/contract/match/allowed-quantities.ts'

/** All numbers of units that a component takes, whatever the stock. */
export const quantitiesOf = (component: QuantityLimits): number[] =>
  allowedQuantities(component, Number.POSITIVE_INFINITY)

/** The nearest number of units that a component takes; of two as near, the smaller one. */
export const rightQuantity = (wanted: number, component: QuantityLimits): number =>
  quantitiesOf(component).reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    component.min_quantity,
  )
