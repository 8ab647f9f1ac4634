import type { RichText } from '@gema/contract/shapes/rich-text.ts'
import { slugOf } from '@gema/contract/values/slug.ts'
import type { Definition } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { richBlocks } from './rich-blocks.ts'
import { plainLine, plainText } from './rich-plain-text.ts'

/** Texts change seldom, and are read often. */
const mostRemembered = 200
const remembered = new Map<string, RichText>()

/** Markdown as a tree of parts that are known to be harmless, whatever stands in it. */
export function presentRichText(markdown: string): RichText {
  const known = remembered.get(markdown)
  if (known !== undefined) return known
  const made = richTextOf(markdown)
  const [oldest] = remembered.keys()
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(markdown, made)
  return made
}

/** Markdown as text alone. */
export const presentPlainText = (markdown: string): string => plainText(presentRichText(markdown).blocks)

function richTextOf(markdown: string): RichText {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const named = children.filter((node): node is Definition => node.type === 'definition')
  const definitions = new Map(named.map((definition) => [definition.identifier, definition]))
  const blocks = richBlocks(children, { definitions, idOf: uniqueIds(), depth: 0 })
  const contents = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: plainLine(block.text) }] : [],
  )
  return { blocks, contents }
}

/** Each heading leads to itself: one that is written twice gets a number. */
function uniqueIds(): (text: string) => string {
  const given = new Map<string, number>()
  return (text) => {
    const id = slugOf(text) || 'part'
    const times = (given.get(id) ?? 0) + 1
    given.set(id, times)
    return times === 1 ? id : `${id}-${times}`
  }
}
