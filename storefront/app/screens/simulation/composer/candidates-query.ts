import type { Ask } from '@gema/contract/client.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAsk } from '../../../api/browser-ask.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** How many variants of a display case come at once; beyond that the server searches. */
const mostAtOnce = 200

export interface Candidates {
  products: SimulationProduct[]
  /** Also those that did not come. */
  total: number
}

interface CandidatesAsked {
  ask: Ask
  language: string
  displayCase: string
  name?: string
}

/** What stands in a display case. Each search has an answer of its own: a late one never takes the place of another. */
export const candidatesQuery = ({ ask, language, displayCase, name = '' }: CandidatesAsked) => ({
  queryKey: ['display-case', displayCase, language, name] as const,
  staleTime: 60_000,
  queryFn: async (): Promise<Candidates> => {
    const answer = await ask('displayCaseFind', {
      uuid: displayCase,
      response_type: 'list',
      product_name: name,
      per_page: mostAtOnce,
    })
    if (!answer.ok) throw new Error(answer.message)
    return { products: answer.data.data, total: answer.data.total }
  },
})

/** All variants of a display case as far as they come at once, asked for when they are needed. */
export function useFetchCandidates(): (displayCase: string) => Promise<Candidates> {
  const ask = useAsk()
  const client = useQueryClient()
  const { language } = useLanguage()
  return useCallback(
    (displayCase) => client.fetchQuery(candidatesQuery({ ask, language, displayCase })),
    [ask, client, language],
  )
}
