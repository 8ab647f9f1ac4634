import type { SimulationTemplate } from '@gema/contract/shapes/simulation.ts'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { type Candidates, useFetchCandidates } from './candidates-query.ts'
import type { CompositionAction, CompositionState } from './composition-state.ts'
import { casesOf, currentProducts, wantedOf } from './current-products.ts'

/** What has changed since the last visit. */
export interface Changes {
  /** The names of parts that are no longer offered. */
  gone: string[]
  /** How many parts have another price now. */
  repriced: number
}

interface Refreshing {
  template: SimulationTemplate
  state: CompositionState
  change: (action: CompositionAction) => void
  isRestored: boolean
}

/** Brings what was kept up to date once in each language of the page: names, prices and stock of today. */
export function useRefreshedPrices({ template, state, change, isRestored }: Refreshing) {
  const [changes, setChanges] = useState<Changes>()
  const fetchCandidates = useFetchCandidates()
  const { language } = useLanguage()
  const askedIn = useRef<string>(undefined)
  useEffect(() => {
    if (!isRestored || askedIn.current === language) return
    askedIn.current = language
    const wanted = wantedOf(state)
    if (wanted.length === 0) return
    void answersOf(casesOf(wanted, template.components), fetchCandidates).then((answers) => {
      // The page has another language by now: its own answers are on their way.
      if (askedIn.current !== language) return
      const products = currentProducts(wanted, template.components, answers)
      const parts = Object.values(state.now.parts)
      change({ kind: 'refresh', products })
      setChanges({
        gone: parts
          .filter(({ product }) => products.get(product.inventory) === null)
          .map(({ product }) => `${product.brand} ${product.name}`),
        repriced: parts.filter(({ product }) => {
          const price = products.get(product.inventory)?.price
          return price !== undefined && price !== product.price
        }).length,
      })
    })
  }, [isRestored, language, state, template, change, fetchCandidates])
  return { changes, forgetChanges: () => setChanges(undefined) }
}

/** The answers that came; what did not is left out. */
export async function answersOf(
  displayCases: readonly string[],
  fetchCandidates: (displayCase: string) => Promise<Candidates>,
): Promise<Map<string, Candidates>> {
  const answers = await Promise.all(
    displayCases.map(async (uuid) => [uuid, await fetchCandidates(uuid).catch(() => undefined)] as const),
  )
  return new Map(answers.flatMap(([uuid, answer]) => (answer === undefined ? [] : [[uuid, answer] as const])))
}
