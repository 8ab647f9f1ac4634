import type { RichBlock } from '@gema/contract/shapes/rich-text.ts'
import { Info } from 'lucide-react'
import { createElement, Fragment, type ReactElement } from 'react'
import { Note } from '../../ui/note.tsx'
import { RichInlines } from './rich-inlines.tsx'
import { RichPicture } from './rich-picture.tsx'
import { RichTable } from './rich-table.tsx'

/** The parts of a text, one below the other. They never change places, so none of them needs a key. */
export const RichBlocks = ({ blocks }: { blocks: readonly RichBlock[] }): ReactElement =>
  createElement(Fragment, null, ...blocks.map(partOf))

const headings = {
  2: 'mt-8 text-22 w768:mt-10 w768:text-28',
  3: 'mt-7 text-18',
  4: 'mt-6 text-16 font-strong',
}

function partOf(block: RichBlock): ReactElement {
  switch (block.kind) {
    case 'heading':
      return createElement(
        `h${block.level}`,
        // What a link leads to comes to stand below the header, which stays in sight.
        { id: block.id, className: `scroll-mt-24 first:mt-0 ${headings[block.level]}` },
        <RichInlines text={block.text} />,
      )
    case 'paragraph':
      return (
        <p className="mt-4 text-pretty first:mt-0">
          <RichInlines text={block.text} />
        </p>
      )
    case 'list':
      return listOf(block)
    case 'quote':
      return (
        <blockquote className="my-7 border-s-3 border-ink ps-5 text-18 leading-7 font-medium tracking-[-0.01em] w768:text-22 w768:leading-8">
          <RichBlocks blocks={block.blocks} />
        </blockquote>
      )
    case 'note':
      return (
        <Note kind="info" sign={Info} className="mt-4 first:mt-0">
          <RichBlocks blocks={block.blocks} />
        </Note>
      )
    case 'table':
      return <RichTable head={block.head} rows={block.rows} />
    case 'picture':
      return <RichPicture {...block} />
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
        <pre tabIndex={0} className="mt-4 overflow-x-auto rounded-inner bg-soft p-4 text-14 first:mt-0">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="my-8 border-line w768:my-10" />
  }
}

const listLooks = {
  plain: 'list-disc marker:text-control',
  ordered: 'list-decimal marker:font-semibold marker:text-ink-2',
}

function listOf({ ordered, start, items }: Extract<RichBlock, { kind: 'list' }>): ReactElement {
  const look = listLooks[ordered ? 'ordered' : 'plain']
  return createElement(
    ordered ? 'ol' : 'ul',
    {
      className: `mt-4 space-y-2 ps-6 first:mt-0 ${look}`,
      ...(ordered && start !== 1 && { start }),
    },
    ...items.map((blocks) => (
      // biome-ignore lint/correctness/useJsxKeyInIterable: the items are spread, and stay where they are
      <li className="ps-1 text-pretty">
        <RichBlocks blocks={blocks} />
      </li>
    )),
  )
}
