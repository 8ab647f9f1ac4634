import type { RichBlock, RichInline, RichText } from '@gema/contract/shapes/rich-text.ts'

/**
 * What a text says besides the page that it stands on, section by section: not about the stores, by their names, not how
 * to come to this very page, and nothing before the first heading, which introduces what is known by then.
 */
export function sectionsBeside(
  text: RichText,
  { stores, here }: { stores: string[]; here: string },
): RichText[] {
  const sections: RichBlock[][] = []
  for (const block of text.blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push([block])
    else sections.at(-1)?.push(block)
  }
  return sections
    .filter((blocks) => !stores.includes(titleOf(blocks)) && !leadsTo(blocks, here))
    .map((blocks) => ({ blocks, contents: [] }))
}

const titleOf = ([first]: RichBlock[]): string => (first?.kind === 'heading' ? plain(first.text) : '')

const plain = (text: readonly RichInline[]): string =>
  text
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? plain([part.text].flat()) : ' '))
    .join('')

/** Whether a link to an address stands anywhere in a part: whatever a part is made of, links look the same. */
const leadsTo = (part: unknown, address: string): boolean => {
  if (typeof part !== 'object' || part === null) return false
  if ('kind' in part && part.kind === 'link' && 'to' in part && part.to === address) return true
  return Object.values(part).some((inner) => leadsTo(inner, address))
}
