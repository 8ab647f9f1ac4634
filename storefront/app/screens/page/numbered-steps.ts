import type { RichText } from '@gema/contract/shapes/rich-text.ts'

export interface NumberedStep {
  id: string
  number: string
  text: string
}

/** The headings of a text that are numbered, "3. Fill the cart", in their order. */
export const numberedSteps = (contents: RichText['contents']): NumberedStep[] =>
  contents.flatMap(({ id, text }) => {
    const [, number, words] = /^(\d+)\.\s+(.+)$/.exec(text) ?? []
    return number && words ? [{ id, number, text: words }] : []
  })
