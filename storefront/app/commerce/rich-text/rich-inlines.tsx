import type { RichInline } from '@gema/contract/shapes/rich-text.ts'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { RichLink } from './rich-link.tsx'

/** Words of a line, with what is strong, linked or broken in it. */
export const RichInlines = ({ text }: { text: readonly RichInline[] }): ReactElement =>
  createElement(Fragment, null, ...text.map(inlineOf))

function inlineOf(part: RichInline): ReactNode {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return (
        <strong className="font-strong">
          <RichInlines text={part.text} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <RichInlines text={part.text} />
        </em>
      )
    case 'code':
      return <code className="rounded-sm bg-soft px-1 py-0.5 text-[0.9em]">{part.text}</code>
    case 'link':
      return (
        <RichLink to={part.to}>
          <RichInlines text={part.text} />
        </RichLink>
      )
    case 'break':
      return <br />
  }
}
