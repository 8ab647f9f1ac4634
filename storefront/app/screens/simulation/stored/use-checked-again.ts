import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { useState } from 'react'
import { useChange } from '../../../commerce/account/use-change.ts'

export interface CheckingAgain {
  busy: boolean
  /** The last look did not succeed; what is shown is older. */
  failed: boolean
  check: () => Promise<void>
}

/** A saved simulation as it was loaded, or as it was found when somebody looked once more. A failure takes nothing away. */
export function useCheckedAgain(loaded: StoredSimulation): CheckingAgain & { stored: StoredSimulation } {
  const { change, busy } = useChange()
  const [checked, setChecked] = useState<StoredSimulation>()
  const [failed, setFailed] = useState(false)
  const check = async () => {
    if (busy) return
    const answer = await change('simulationFind', { uuid: loaded.uuid })
    const found = answer.ok && answer.data.kind === 'stored' ? answer.data : undefined
    if (found) setChecked(found)
    setFailed(found === undefined)
  }
  return { stored: checked ?? loaded, busy, failed, check }
}
