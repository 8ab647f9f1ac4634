import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

interface ListingQuery {
  /** What is chosen: already the new choice while its list is on the way, so that a second press adds to the first. */
  query: URLSearchParams
  /** A new list of the same page is on its way. */
  loading: boolean
  /** Opens the same page with another query; the page stays where it is. */
  open: (query: URLSearchParams) => void
}

/** A choice that was just made, and what the router knew at that moment. */
interface Choice {
  search: string
  here: string
  coming: string | undefined
}

/**
 * The choices of a list live in its address, and nowhere else. Only between a press and the moment when the router takes
 * notice the choice is kept here: a box must not lose its tick for an instant.
 */
export function useListingQuery(): ListingQuery {
  const here = useLocation()
  const navigate = useNavigate()
  const coming = useNavigation().location
  const [choice, setChoice] = useState<Choice>()
  const loading = coming !== undefined && coming.pathname === here.pathname
  const isNewest = choice?.here === here.key && choice.coming === coming?.key
  const search = isNewest ? choice.search : loading ? coming.search : here.search
  const query = useMemo(() => new URLSearchParams(search), [search])
  const open = (next: URLSearchParams) => {
    setChoice({ search: searchOf(next), here: here.key, coming: coming?.key })
    navigate(searchOf(next), { preventScrollReset: true })
  }
  return { query, loading, open }
}

/** The end of an address; a single question mark stands for "the same page without a query". */
export const searchOf = (query: URLSearchParams): string => `?${query}`
