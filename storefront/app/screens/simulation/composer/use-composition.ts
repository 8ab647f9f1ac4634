import type { SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { forget, recall, remember } from '../../../api/remembered.ts'
import {
  type CompositionAction,
  type CompositionState,
  changeComposition,
  emptyComposition,
  emptyState,
} from './composition-state.ts'
import { compositionKey, readComposition, writeComposition } from './kept-composition.ts'

/** While the page is open, also what can be taken back is kept: across templates, languages and the way back. */
const open = new Map<string, CompositionState>()

interface UsedComposition {
  state: CompositionState
  change: Dispatch<CompositionAction>
  /** Before, nothing is known of an earlier visit. */
  isRestored: boolean
}

// The server draws the page without it; in the browser it comes before the page is seen.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** What somebody composes from a template. It is kept in this browser, so that nothing is lost. */
export function useComposition({ uuid, components }: SimulationTemplate): UsedComposition {
  const [state, change] = useReducer(changeComposition, emptyState)
  const [isRestored, setRestored] = useState(false)
  useBeforePaint(() => {
    const now = readComposition(recall(compositionKey(uuid)), components)
    const kept = open.get(uuid) ?? (now && { ...emptyState, now })
    if (kept !== undefined) change({ kind: 'restore', state: kept })
    setRestored(true)
  }, [uuid, components])
  useEffect(() => {
    if (!isRestored) return
    open.set(uuid, state)
    if (state.now === emptyComposition) forget(compositionKey(uuid))
    else remember(compositionKey(uuid), writeComposition(state.now))
  }, [uuid, state, isRestored])
  return { state, change, isRestored }
}
