import type { RichInline } from '@gema/contract/shapes/rich-text.ts'

/** The words of a line alone, for names that cannot hold anything else. */
export const plainLine = (text: readonly RichInline[]): string => text.map(plainPart).join('')

function plainPart(part: RichInline): string {
  if (typeof part === 'string') return part
  if (part.kind === 'break') return ' '
  return part.kind === 'code' ? part.text : plainLine(part.text)
}
