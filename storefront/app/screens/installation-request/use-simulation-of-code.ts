import { simulationCode } from '@gema/contract/values/simulation-code.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { useLanguage } from '../../language/use-language.ts'

export interface FoundSimulation {
  uuid: string
  name: string
  price: number
  lines: number
}

type Looked =
  | { state: 'none' | 'busy' | 'unknown' | 'unsure'; found?: undefined }
  | { state: 'found'; found: FoundSimulation }

/**
 * The saved simulation of a code, once somebody has left the field. Each code is asked for once: tries are counted,
 * because codes could be guessed.
 */
export function useSimulationOfCode(typed: string): Looked & { look: () => void } {
  const ask = useAsk()
  const { language } = useLanguage()
  const [wanted, setWanted] = useState('')
  const parsed = simulationCode.safeParse(typed)
  const code = parsed.success ? parsed.data : ''
  const { data, isError, isFetching } = useQuery({
    queryKey: ['simulation-of-code', language, wanted],
    enabled: wanted !== '',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    queryFn: async () => {
      const answer = await ask('simulationFindStored', { simulation_code: wanted })
      if (answer.ok) {
        const { uuid, name, saved } = answer.data
        return { found: { uuid, name, price: saved.price, lines: saved.line_count } }
      }
      if (answer.code === 404) return { found: undefined }
      throw new Error(answer.message)
    },
  })
  const look = () => setWanted(code)
  if (wanted === '' || wanted !== code) return { state: 'none', look }
  if (isFetching) return { state: 'busy', look }
  if (isError || data === undefined) return { state: 'unsure', look }
  return data.found === undefined ? { state: 'unknown', look } : { state: 'found', found: data.found, look }
}
