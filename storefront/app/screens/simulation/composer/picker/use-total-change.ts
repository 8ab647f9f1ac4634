import { withChoice } from '@gema/contract/match/composition.ts'
import type { SimulationComponent, SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { priceSlots } from '../compose-system.ts'
import { useComposing } from '../composing.ts'

/** By how much the total changes with another choice, bundles included. */
export function useTotalChange(
  component: SimulationComponent,
  choice: SimulationProduct | undefined,
  quantity: number,
): number | undefined {
  const { template, composed } = useComposing()
  if (choice === undefined) return undefined
  const slots = withChoice(composed.slots, component.key, { choice, quantity })
  return priceSlots(slots, template.bundles).total - composed.total
}
