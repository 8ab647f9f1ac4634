import { quoteContents } from './quote-contents.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { quoteWordsOf } from './quote-language.ts'

export { quoteContents } from './quote-contents.ts'
export type { QuoteDrift, QuoteFacts, QuoteLine, QuoteRoom } from './quote-facts.ts'
export type { QuoteContents } from './quote-shape.ts'

/** A saved simulation as a quotation to print or to send: a PDF file, in the language of who asks. */
export async function quoteFile(facts: QuoteFacts): Promise<File> {
  // Loaded by who draws first: thirty megabytes that most processes never need.
  const { drawQuote } = await import('./draw-quote.ts')
  const pdf = await drawQuote(quoteContents(facts))
  const name = `${quoteWordsOf(facts.language).fileName}-${facts.simulation.code}.pdf`
  return new File([pdf], name, { type: 'application/pdf' })
}
