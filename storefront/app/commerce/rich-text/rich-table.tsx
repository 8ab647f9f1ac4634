import type { RichInline } from '@gema/contract/shapes/rich-text.ts'
import { createElement, type ReactElement } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { plainLine } from './plain-line.ts'
import { RichInlines } from './rich-inlines.tsx'

type Cell = readonly RichInline[]

const cellLook = 'px-4 py-[13px] text-start align-top first:rounded-s-control last:rounded-e-control'

/** Narrow columns cannot be read: from three on, a table is wider than a phone and scrolls inside itself. */
const widthFor = (columns: number): string | undefined =>
  columns >= 4 ? 'min-w-[640px]' : columns === 3 ? 'min-w-[480px]' : undefined

/** A table whose rows are told apart by grey; its name is what stands over the columns. */
export function RichTable({ head, rows }: { head: Cell[]; rows: Cell[][] }) {
  return (
    <section
      aria-label={head.map(plainLine).filter(Boolean).join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
      tabIndex={0}
      className="mt-5 mb-6 overflow-x-auto rounded-control [overflow-wrap:normal]"
    >
      <table className={classNames('w-full border-collapse text-14 leading-5', widthFor(head.length))}>
        <thead>{rowOf(head, 'head')}</thead>
        {createElement('tbody', null, ...rows.map((row) => rowOf(row, 'body')))}
      </table>
    </section>
  )
}

function rowOf(cells: Cell[], part: 'head' | 'body'): ReactElement {
  const made = cells.map((cell, place) => {
    const names = place === 0
    const isHead = part === 'head' || names
    const weight = names ? 'font-normal text-ink-2' : part === 'head' ? 'font-strong' : 'font-medium'
    return createElement(
      isHead ? 'th' : 'td',
      { className: `${cellLook} ${weight}`, ...(isHead && { scope: part === 'head' ? 'col' : 'row' }) },
      <RichInlines text={cell} />,
    )
  })
  return createElement('tr', { className: part === 'head' ? 'bg-soft' : 'even:bg-soft' }, ...made)
}
