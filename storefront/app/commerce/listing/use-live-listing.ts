import type { Listing } from '@gema/contract/shapes/listing.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { useLanguage } from '../../language/use-language.ts'
import { type ListingOf, listingCall } from './listing-call.ts'

/** Several presses in a row are one question. */
const restTime = 250

interface LiveListing {
  total: number
  facets: Listing['facets']
  /** The count does not belong to the last press yet. */
  loading: boolean
}

/**
 * What a list would hold with other filters, asked while they are being chosen. Answers are kept by their question, so
 * a late one never takes the place of a newer one.
 */
export function useLiveListing(query: URLSearchParams, of: ListingOf, now: Listing): LiveListing {
  const ask = useAsk()
  const { language } = useLanguage()
  const [here] = useState(() => String(query))
  const wanted = String(query)
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), restTime)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data } = useQuery({
    queryKey: ['live-listing', language, of, asked],
    queryFn: async () => {
      const input = listingCall(new URLSearchParams(asked), of)
      const answer = await ask('productFetch', { ...input, page: 1, per_page: 1 })
      if (!answer.ok) throw new Error(answer.message)
      return { query: asked, total: answer.data.result.total, facets: answer.data.facets }
    },
    // The page itself is the first answer.
    enabled: asked !== here,
    placeholderData: keepPreviousData,
  })
  if (wanted === here || data === undefined) {
    return { total: now.result.total, facets: now.facets, loading: wanted !== here }
  }
  return { total: data.total, facets: data.facets, loading: data.query !== wanted }
}
