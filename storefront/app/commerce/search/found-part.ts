import type { SearchData } from '@gema/contract/calls/search.ts'

/** What each group of the popup needs. */
export interface FoundPart {
  /** The id of the list; those of its groups and options begin with it. */
  id: string
  found: SearchData
  /** What is marked in the texts. */
  typed: string
}
