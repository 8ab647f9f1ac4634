import { z } from 'zod'

/**
 * A text with headings, lists and links as a tree of known parts. It is made from Markdown on the server; whoever
 * shows it builds elements from it and never has markup to trust.
 */
export type RichInline =
  | string
  | { kind: 'strong' | 'emphasis'; text: RichInline[] }
  | { kind: 'code'; text: string }
  /** `to` is an address of the shop without language, a part of the page (`#…`), or a whole one with https, mailto or tel. */
  | { kind: 'link'; to: string; text: RichInline[] }
  | { kind: 'break' }

export type RichBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; text: RichInline[] }
  | { kind: 'paragraph'; text: RichInline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: RichBlock[][] }
  | { kind: 'quote'; blocks: RichBlock[] }
  /** Something to take note of: in Markdown, a quote whose first words are strong. */
  | { kind: 'note'; blocks: RichBlock[] }
  | { kind: 'table'; head: RichInline[][]; rows: RichInline[][][] }
  | { kind: 'picture'; picture: string; alt: string; caption: string }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

const inline: z.ZodType<RichInline> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.object({ kind: z.enum(['strong', 'emphasis']), text: z.array(inline) }),
      z.object({ kind: z.literal('code'), text: z.string() }),
      z.object({ kind: z.literal('link'), to: z.string(), text: z.array(inline) }),
      z.object({ kind: z.literal('break') }),
    ]),
  )
  .meta({ id: 'RichInline' })

const block: z.ZodType<RichBlock> = z
  .lazy(() =>
    z.union([
      z.object({
        kind: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
        id: z.string(),
        text: z.array(inline),
      }),
      z.object({ kind: z.literal('paragraph'), text: z.array(inline) }),
      z.object({
        kind: z.literal('list'),
        ordered: z.boolean(),
        start: z.number().int(),
        items: z.array(z.array(block)),
      }),
      z.object({ kind: z.enum(['quote', 'note']), blocks: z.array(block) }),
      z.object({
        kind: z.literal('table'),
        head: z.array(z.array(inline)),
        rows: z.array(z.array(z.array(inline))),
      }),
      z.object({ kind: z.literal('picture'), picture: z.string(), alt: z.string(), caption: z.string() }),
      z.object({ kind: z.literal('code'), text: z.string() }),
      z.object({ kind: z.literal('rule') }),
    ]),
  )
  .meta({ id: 'RichBlock' })

export const richText = z.object({
  blocks: z.array(block),
  /** The headings of the second level, by the ids that they have in the text. */
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
})

export type RichText = z.output<typeof richText>
