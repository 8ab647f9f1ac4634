import type { Ask } from '@gema/contract/client.ts'
import type { Region } from '@gema/contract/shapes/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useAsk } from '../../api/browser-ask.ts'
import type { RegionField } from './address-draft.ts'

const regionCalls = {
  province: (ask: Ask) => ask('utilityProvinceFetch', {}),
  city: (ask: Ask, province: string) => ask('utilityCityFetch', { province }),
  district: (ask: Ask, city: string) => ask('utilityDistrictFetch', { city }),
  subdistrict: (ask: Ask, district: string) => ask('utilitySubdistrictFetch', { district }),
} satisfies Record<RegionField, (ask: Ask, parent: string) => unknown>

interface Regions {
  regions: readonly Region[]
  state: 'ready' | 'busy' | 'failed'
  retry: () => void
}

const none: readonly Region[] = []

/** The regions of a level inside the one above it; provinces are inside nothing. They hardly ever change. */
export function useRegions(field: RegionField, parent: string): Regions {
  const ask = useAsk()
  const isAsked = field === 'province' || parent !== ''
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['regions', field, parent],
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60 * 60_000,
    // Offline it fails at once and says so, instead of waiting without a word.
    networkMode: 'always',
    retry: 1,
    queryFn: async () => {
      const answer = await regionCalls[field](ask, parent)
      if (!answer.ok) throw new Error(answer.message)
      return answer.data
    },
  })
  const state = data !== undefined || !isAsked ? 'ready' : isError && !isFetching ? 'failed' : 'busy'
  return { regions: data ?? none, state, retry: () => void refetch() }
}
