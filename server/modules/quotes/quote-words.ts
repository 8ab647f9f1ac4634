import type { Verdict } from '@gema/contract/match/match-rule.ts'
import type { QuoteDrift, QuoteRoom } from './quote-facts.ts'

/** What a quotation says, in one language. */
export interface QuoteWords {
  quotation: string
  /** What the file is called, before the code. */
  fileName: string
  code: string
  system: string
  room: string
  roomText(size: string, room: { seats: number; use: QuoteRoom['use']; va: string | null }): string
  saved: string
  checked: string
  online: string
  scan: string
  remark(moment: string): string
  columns: { product: string; quantity: string; saved: string; today: string; amount: string }
  drifts: Record<QuoteDrift, string>
  someAvailable(available: number, quantity: number): string
  totals: { products: string; bundle: string; total: string; saved: string; today: string }
  /** Why the total of today is not that of everything. */
  onlySome(available: number, lines: number): string
  difference: { more(amount: string): string; less(amount: string): string; none: string }
  notes: string
  verdicts: Record<Verdict, string>
  stores: string
  pages: string
}
