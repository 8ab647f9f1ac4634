/** What there is to tell the owner of a complaint. */
export type ComplaintNewsKind =
  | 'filed'
  | 'answered'
  | 'proposed'
  | 'resolved'
  | 'rejected'
  | 'cancelled'
  | 'appealed'

/** What the sentences are filled with; empty: there is none of it. */
export interface ComplaintNamed {
  number: string
  order: string
  /** Who of the shop has written. */
  staff: string
  /** What was said, each line for itself. */
  text: string[]
  /** Until when a rejection can be appealed. */
  appealUntil: string
  /** Money that goes back, and the last four digits of the account. */
  refund: string
  account: string
  /** The refund waits for an approval. */
  isToBeApproved: boolean
}

export interface ComplaintTexts {
  subject: string
  heading: string
  paragraphs: string[]
  action: string
}

/** What the letters about a complaint say, in one language. */
export interface ComplaintLetterWords {
  letters: Record<ComplaintNewsKind, (named: ComplaintNamed) => ComplaintTexts>
  sections: { items: string; description: string }
  footer(order: string): string
}
