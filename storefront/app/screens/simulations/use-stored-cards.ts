import type { StoredCard } from '@gema/contract/shapes/simulation.ts'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import type { SavedSimulation } from '../../commerce/simulation/saved-simulations.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { savedWords } from './saved-words.ts'

/** What the server knows of the simulations on a page, by their uuids. */
export function useStoredCards(shown: SavedSimulation[]): UseQueryResult<Map<string, StoredCard>> {
  const ask = useAsk()
  const t = useWords(savedWords)
  const { language } = useLanguage()
  const uuids = shown.map(({ uuid }) => uuid)
  return useQuery({
    queryKey: ['simulations', language, ...uuids],
    // Where one is forgotten, the others stay as they are while their page is asked for anew.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await ask('simulationFetchStored', { uuids })
      if (!answer.ok) throw new Error(answer.form[0] ?? answer.message ?? t('failed'))
      return new Map(answer.data.map((card) => [card.uuid, card]))
    },
  })
}
