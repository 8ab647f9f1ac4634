import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import type { Composed } from '../compose-system.ts'
import type { Placed } from './plan-layout.ts'

/** Sold as a pair, as a rule. */
const inPairs = ['front', 'surround']

/** What of a system stands in the room: what was chosen, and what is being chosen for. */
export function placedParts(
  components: readonly SimulationComponent[],
  { slots, notes }: Composed,
  choosing: string | undefined,
): Placed[] {
  return components.flatMap(({ key, role, min_quantity }, place) => {
    const slot = slots[place]
    const choice = slot?.choice
    if (choice === undefined && key !== choosing) return []
    const each = choice?.figures.pieces ?? (choice === undefined && inPairs.includes(role) ? 2 : 1)
    const quantity = choice === undefined ? min_quantity : (slot?.quantity ?? 1)
    const isDoubtful = notes.some(({ slot: shown, verdict }) => shown === key && verdict !== 'ok')
    return {
      number: place + 1,
      role,
      pieces: quantity * (typeof each === 'number' ? each : 1),
      state: key === choosing ? 'choosing' : isDoubtful ? 'look_again' : 'chosen',
    }
  })
}
