import type { RichBlock, RichInline } from '@gema/contract/shapes/rich-text.ts'
import type { Blockquote, Heading, Image, List, Paragraph, RootContent, Table } from 'mdast'
import { type Definitions, richInlines } from './rich-inlines.ts'
import { plainLine } from './rich-plain-text.ts'

/** What is nested deeper than anybody reads is shown as text: no tree may grow without end. */
const deepest = 6

interface Around {
  definitions: Definitions
  /** Gives a heading the id that leads to it. */
  idOf: (text: string) => string
  depth: number
}

/** The parts of a text that are known here; markup among them is shown as it was typed, anything else is left out. */
export const richBlocks = (nodes: readonly RootContent[], around: Around): RichBlock[] =>
  nodes.flatMap((node) => richBlock(node, around))

function richBlock(node: RootContent, around: Around): RichBlock[] {
  switch (node.type) {
    case 'heading':
      return [headingOf(node, around)]
    case 'paragraph':
      return paragraphOf(node, around)
    case 'list':
      return around.depth >= deepest ? [] : [listOf(node, around)]
    case 'blockquote':
      return around.depth >= deepest ? [] : [quoteOf(node, around)]
    case 'table':
      return [tableOf(node, around)]
    case 'code':
      return [{ kind: 'code', text: node.value }]
    case 'html':
      return [{ kind: 'paragraph', text: [node.value] }]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    default:
      return []
  }
}

function headingOf({ depth, children }: Heading, around: Around): RichBlock {
  const text = richInlines(children, around.definitions)
  // The title of the page is its only heading of the first level.
  const level = depth <= 2 ? 2 : depth === 3 ? 3 : 4
  return { kind: 'heading', level, id: around.idOf(plainLine(text)), text }
}

function paragraphOf({ children }: Paragraph, around: Around): RichBlock[] {
  const [only, ...others] = children
  if (only?.type === 'image' && others.length === 0) return pictureOf(only)
  const text = richInlines(children, around.definitions)
  return text.length === 0 ? [] : [{ kind: 'paragraph', text }]
}

/** Only pictures that the shop keeps itself; of any other one, what it shows is said. */
function pictureOf({ url, alt, title }: Image): RichBlock[] {
  const isKept = /^[\w-]+(\.[\w-]+)*\.(webp|avif|jpe?g|png)$/i.test(url)
  if (isKept) return [{ kind: 'picture', picture: url, alt: alt ?? '', caption: title ?? '' }]
  return alt ? [{ kind: 'paragraph', text: [alt] }] : []
}

const listOf = ({ ordered, start, children }: List, around: Around): RichBlock => ({
  kind: 'list',
  ordered: ordered === true,
  start: start ?? 1,
  items: children.map((item) => richBlocks(item.children, { ...around, depth: around.depth + 1 })),
})

function quoteOf({ children }: Blockquote, around: Around): RichBlock {
  const blocks = richBlocks(children, { ...around, depth: around.depth + 1 })
  const [first] = blocks
  const opening = first?.kind === 'paragraph' ? first.text[0] : undefined
  const isNote = typeof opening === 'object' && opening.kind === 'strong'
  return { kind: isNote ? 'note' : 'quote', blocks }
}

function tableOf({ children }: Table, { definitions }: Around): RichBlock {
  const rows = children.map((row): RichInline[][] =>
    row.children.map((cell) => richInlines(cell.children, definitions)),
  )
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}
