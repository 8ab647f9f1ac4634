import type { Tone } from '../../platform/pdf/pdf-colours.ts'

export interface QuoteRow {
  component: string
  name: string
  /** Variant and SKU, smaller. */
  details: string
  /** What has become of it since it was saved. */
  badge: { text: string; tone: Tone }
  quantity: string
  saved: string
  today: string
  amount: string
  picture: Uint8Array | undefined
}

export interface QuoteTotal {
  label: string
  saved: string
  today: string
  isTotal?: boolean
}

/** A store with its address and its hours. */
export interface QuoteStore {
  name: string
  lines: string[]
}

/** What stands on a quotation, word for word, before it is drawn. */
export interface QuoteContents {
  language: 'en' | 'id'
  /** Of the file: what a reader shows in its window. */
  fileTitle: string
  createdAt: Date
  seller: { name: string; colour: string }
  /** How to reach the shop, in one line. */
  contact: string
  title: string
  /** Of the simulation. */
  name: string
  facts: { label: string; value: string }[]
  /** `shown` is the address as people write it. */
  online: { label: string; url: string; shown: string; scan: string }
  remark: string
  columns: { product: string; quantity: string; saved: string; today: string; amount: string }
  lines: QuoteRow[]
  totals: { saved: string; today: string; rows: QuoteTotal[]; remark: string }
  notes: { heading: string; rows: { label: string; tone: Tone; sentence: string }[] }
  stores: { heading: string; all: QuoteStore[] }
  /** `{page}` and `{pages}` are filled in when it is drawn. */
  pages: string
}
