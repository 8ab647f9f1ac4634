import type { SimulationTemplate, StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAsk } from '../../../api/browser-ask.ts'
import { useFetchCandidates } from './candidates-query.ts'
import type { CompositionAction, Parts } from './composition-state.ts'
import { casesOf, currentProducts } from './current-products.ts'
import { rightQuantity } from './slots/right-quantity.ts'
import { answersOf } from './use-refreshed-prices.ts'

interface Copying {
  template: SimulationTemplate
  change: (action: CompositionAction) => void
  isRestored: boolean
}

export type CopyResult =
  | { kind: 'busy' }
  | { kind: 'failed' }
  /** With the names of parts that are no longer offered. */
  | { kind: 'done'; name: string; gone: string[] }

/**
 * `?from=` is a saved simulation to begin with. What was composed before is one step back. Afterwards the address is plain
 * again: a reload shows what has become of it.
 */
export function useCopiedSimulation({ template, change, isRestored }: Copying) {
  const [query, setQuery] = useSearchParams()
  const from = query.get('from')
  const ask = useAsk()
  const fetchCandidates = useFetchCandidates()
  const isAsked = useRef<string>(undefined)
  const [result, setResult] = useState<CopyResult>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (from === null || !isRestored || isAsked.current === `${from} ${attempt}`) return
    isAsked.current = `${from} ${attempt}`
    const copy = async (): Promise<CopyResult> => {
      const answer = await ask('simulationFind', { uuid: from }).catch(() => undefined)
      if (!answer?.ok || answer.data.kind !== 'stored') return { kind: 'failed' }
      const stored = answer.data
      const wanted = stored.products.map(({ component, inventory }) => ({
        component: component.key,
        inventory,
      }))
      const answers = await answersOf(casesOf(wanted, template.components), fetchCandidates)
      const parts = partsOf(stored, template, currentProducts(wanted, template.components, answers))
      change({ kind: 'use', parts, room: stored.room ?? undefined, budget: undefined })
      const gone = stored.products.filter(({ component }) => parts[component.key] === undefined)
      return { kind: 'done', name: stored.name, gone: gone.map(({ name }) => name) }
    }
    setResult({ kind: 'busy' })
    void copy().then((made) => {
      setResult(made)
      if (made.kind === 'done')
        setQuery(
          (known) => {
            known.delete('from')
            return known
          },
          { replace: true, preventScrollReset: true },
        )
    })
  }, [from, attempt, isRestored, ask, fetchCandidates, change, template, setQuery])
  return {
    result,
    forgetResult: () => setResult(undefined),
    retry: () => setAttempt((count) => count + 1),
  }
}

function partsOf(
  { products }: StoredSimulation,
  { components }: SimulationTemplate,
  current: ReturnType<typeof currentProducts>,
): Parts {
  return Object.fromEntries(
    products.flatMap(({ component: { key }, inventory, quantity }) => {
      const component = components.find((each) => each.key === key)
      const product = current.get(inventory)
      if (component === undefined || product == null) return []
      return [[key, { product, quantity: rightQuantity(quantity, component) }]]
    }),
  )
}
