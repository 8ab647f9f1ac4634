import type { Verdict } from '@gema/contract/match/match-rule.ts'
import type { MoneyStyle } from '@gema/contract/values/money.ts'
import type { OpenHours } from '../../platform/pdf/hours-text.ts'

/** What has become of a line since it was saved. */
export type QuoteDrift = 'same' | 'price_up' | 'price_down' | 'low_stock' | 'out_of_stock' | 'discontinued'

export interface QuoteLine {
  component: string
  name: string
  variant: string
  sku: string
  quantity: number
  /** Of one unit, when it was saved. */
  price: number
  /** Of one unit today; absent where it cannot be had. */
  todayPrice: number | null
  /** Units that can be had today. */
  available: number
  drift: QuoteDrift
  /** Only few are left, whatever its price does. */
  isLow: boolean
  /** A small JPEG or PNG; a line without one does without. */
  picture?: Uint8Array | undefined
}

export interface QuoteRoom {
  /** In centimetres. */
  length: number
  width: number
  height: number
  seats: number
  use: 'film' | 'music' | 'karaoke' | 'background'
  va?: number | undefined
}

interface Sum {
  /** With what bundles take off. */
  price: number
  bundleDiscount: number
}

/** All that a quotation is made of: a saved simulation, and the shop that offers it. Nothing of who asks for it. */
export interface QuoteFacts {
  simulation: {
    code: string
    /** As somebody called it; empty: they did not. */
    name: string
    /** The kind of system; absent where it is not offered any more. */
    template: string | null
    room: QuoteRoom | null
    savedAt: Date
    checkedAt: Date
    /** Where it can be opened. */
    url: string
  }
  lines: QuoteLine[]
  saved: Sum
  /** Of what can be had today. */
  today: Sum
  notes: { verdict: Verdict; sentence: string }[]
  seller: {
    name: string
    /** The colour of the shop, as `#rrggbb`. */
    colour: string
    /** Phone, e-mail and the like. */
    contact: string[]
  }
  stores: { name: string; lines: string[]; hours: OpenHours[] }[]
  money: MoneyStyle
  /** Of who asks for it. */
  language: string
}
