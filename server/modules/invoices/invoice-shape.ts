import type { PaperPart } from '../../platform/pdf/draw-part.ts'

export interface InvoiceService {
  name: string
  quantity: string
  price: string
  amount: string
}

export interface InvoiceLine extends InvoiceService {
  /** Variant and SKU, smaller. */
  details: string
  /** Empty: none. */
  discount: string
  /** Services that were bought with it. */
  services: InvoiceService[]
}

export interface InvoiceTotal {
  label: string
  amount: string
  isTotal?: boolean
}

/** What stands on an invoice, word for word, before it is drawn. */
export interface InvoiceContents {
  language: 'en' | 'id'
  /** Of the file: what a reader shows in its window. */
  fileTitle: string
  createdAt: Date
  seller: { name: string; colour: string }
  title: string
  number: string
  facts: { label: string; value: string }[]
  stamp: { text: string; tone: 'paid' | 'unpaid' | 'cancelled' }
  /** What is to be known before anything else; empty: nothing. */
  remark: string
  parties: PaperPart[]
  columns: { product: string; quantity: string; price: string; discount: string; amount: string }
  lines: InvoiceLine[]
  totals: InvoiceTotal[]
  payment: PaperPart
  thanks: string
  /** `{page}` and `{pages}` are filled in when it is drawn. */
  pages: string
}
