import type { Ref, RefObject } from 'react'
import type { SearchEntry } from './search-entries.ts'

export interface SearchSelectWords {
  /** Stands in the field while nothing is chosen. */
  placeholder: string
  /** The name of the search field. */
  search: string
  /** "3 of 6" */
  count: (shown: number, total: number) => string
  /** Nothing answers what was typed. */
  none: string
  busy: string
  failed: string
  retry: string
  close: string
}

export interface SearchSelectProps {
  label: string
  words: SearchSelectWords
  entries: readonly SearchEntry[]
  /** Empty while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** What the field says while the entry of its value is still on its way. */
  valueText?: string | undefined
  /** Whether the entries are here. */
  state?: 'ready' | 'busy' | 'failed'
  onRetry?: () => void
  error?: string | undefined
  hint?: string | undefined
  /** Stands below the entries. */
  foot?: string
  /** A few entries need no search field: typing a letter leads to the next that begins with it. */
  searchable?: boolean
  disabled?: boolean
  id?: string
  className?: string
  ref?: Ref<{ focus: () => void }>
}

/** What the field hands to the list that it opens. */
export interface SearchSelectOverlayProps extends SearchSelectProps {
  anchor: RefObject<HTMLButtonElement | null>
  listId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was typed to open it. */
  typed: string
}
