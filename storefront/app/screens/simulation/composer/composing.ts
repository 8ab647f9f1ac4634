import type { Remedy } from '@gema/contract/match/find-remedy.ts'
import type { SimulationProduct, SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { createContext, useContext } from 'react'
import type { Composed } from './compose-system.ts'
import type { Composition, CompositionAction } from './composition-state.ts'

/** What the parts of the composer share. */
export interface Composing {
  template: SimulationTemplate
  composition: Composition
  composed: Composed
  change: (action: CompositionAction) => void
  /** The component that is being chosen for, by its key. */
  choosing: string | undefined
  choose: (component: string | undefined) => void
  /** The component whose list was closed last: the keyboard goes on from its button. */
  returnTo: string | undefined
  /** The way out of each warning, by its rule, as far as it is known. */
  remedies: ReadonlyMap<string, Remedy<SimulationProduct>>
}

const context = createContext<Composing | undefined>(undefined)

export const ComposingProvider = context.Provider

export function useComposing(): Composing {
  const composing = useContext(context)
  if (composing === undefined) throw new Error('useComposing is for the parts of the composer')
  return composing
}
