import type { RichInline } from '@gema/contract/shapes/rich-text.ts'
import type { Definition, PhrasingContent } from 'mdast'
import { safeLink } from './safe-link.ts'

/** Where the links of a text that are named at its end lead to. */
export type Definitions = Map<string, Definition>

/** A line of text. Markup that stands in it is shown as it was typed. */
export const richInlines = (nodes: readonly PhrasingContent[], definitions: Definitions): RichInline[] =>
  joined(nodes.flatMap((node) => richInline(node, definitions)))

function richInline(node: PhrasingContent, definitions: Definitions): RichInline[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value]
    case 'break':
      return [{ kind: 'break' }]
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, text: richInlines(node.children, definitions) }]
    case 'link':
      return link(node.url, richInlines(node.children, definitions))
    case 'linkReference':
      return link(definitions.get(node.identifier)?.url ?? '', richInlines(node.children, definitions))
    case 'image':
    case 'imageReference':
      // A picture has a line of its own; in the middle of one, what it shows is said.
      return [node.alt ?? '']
    default:
      return 'children' in node ? richInlines(node.children, definitions) : []
  }
}

function link(url: string, text: RichInline[]): RichInline[] {
  const to = safeLink(url)
  return to === undefined ? text : [{ kind: 'link', to, text }]
}

/** Texts beside each other as one. */
function joined(parts: RichInline[]): RichInline[] {
  const lines: RichInline[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (typeof part === 'string' && typeof last === 'string') lines.splice(-1, 1, last + part)
    else if (part !== '') lines.push(part)
  }
  return lines
}
