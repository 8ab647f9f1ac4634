import type { RichBlock, RichInline } from '@gema/contract/shapes/rich-text.ts'

/** A line without its looks. */
export const plainLine = (parts: readonly RichInline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.kind === 'break') return ' '
      return typeof part.text === 'string' ? part.text : plainLine(part.text)
    })
    .join('')

/** A text without its looks, block after block. */
export const plainText = (blocks: readonly RichBlock[]): string =>
  blocks.map(plainBlock).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()

function plainBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainLine(block.text)
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'quote':
    case 'note':
      return plainText(block.blocks)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainLine).join(' ')).join(' ')
    case 'picture':
      return block.caption
    case 'code':
      return block.text
    case 'rule':
      return ''
  }
}
