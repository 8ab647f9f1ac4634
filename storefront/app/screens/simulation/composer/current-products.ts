import type { SimulationComponent, SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import type { Candidates } from './candidates-query.ts'
import type { Composition, CompositionState } from './composition-state.ts'

interface Wanted {
  component: string
  inventory: string
}

const wantedIn = ({ parts }: Composition): Wanted[] =>
  Object.entries(parts).map(([component, { product }]) => ({ component, inventory: product.inventory }))

/** Everything that is chosen, or was and can be again. */
export const wantedOf = ({ past, now, future }: CompositionState): Wanted[] =>
  [...past, now, ...future].flatMap(wantedIn)

/**
 * What the shop says of variants now, by their uuids: `null` for one that is not offered any more. Where that is not known,
 * because a display case did not answer or holds more than came, nothing is said.
 */
export function currentProducts(
  wanted: readonly Wanted[],
  components: readonly SimulationComponent[],
  answers: ReadonlyMap<string, Candidates>,
): Map<string, SimulationProduct | null> {
  const found = new Map<string, SimulationProduct | null>()
  for (const { component: key, inventory } of wanted) {
    const component = components.find((each) => each.key === key)
    const answer = component && answers.get(component.display_case.uuid)
    if (answer === undefined) continue
    const product = answer.products.find((each) => each.inventory === inventory)
    if (product !== undefined) found.set(inventory, product)
    else if (answer.products.length >= answer.total && !found.has(inventory)) found.set(inventory, null)
  }
  return found
}

/** The display cases that hold them, each once. */
export const casesOf = (wanted: readonly Wanted[], components: readonly SimulationComponent[]): string[] => [
  ...new Set(
    components
      .filter(({ key }) => wanted.some(({ component }) => component === key))
      .map(({ display_case }) => display_case.uuid),
  ),
]
