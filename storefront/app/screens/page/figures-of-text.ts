import type { RichInline, RichText } from '@gema/contract/shapes/rich-text.ts'

export interface Figure {
  name: RichInline[]
  value: RichInline[]
}

/** The figures of a text, which are its first table with a single row, and the text without them. */
export function figuresOfText(text: RichText): { figures: Figure[]; rest: RichText } {
  const table = text.blocks.find((block) => block.kind === 'table' && block.rows.length === 1)
  if (table?.kind !== 'table') return { figures: [], rest: text }
  const [values = []] = table.rows
  return {
    figures: table.head.map((name, place) => ({ name, value: values[place] ?? [] })),
    rest: { ...text, blocks: text.blocks.filter((block) => block !== table) },
  }
}
