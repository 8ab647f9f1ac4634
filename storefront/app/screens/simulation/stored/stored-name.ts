import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { spacedCode } from '@gema/contract/values/spaced-code.ts'

/** What it is called: nobody has to give it a name. */
export const storedName = ({
  name,
  template,
  simulation_code,
}: Pick<StoredSimulation, 'name' | 'template' | 'simulation_code'>): string =>
  name || template?.name || spacedCode(simulation_code)
