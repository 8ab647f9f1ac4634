import type { Compared, ComparedRow } from '@gema/contract/calls/compare-list.ts'
import { Check } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareWords } from './compare-words.ts'

export interface TableLayout {
  /** Those of products, also where a place is empty. */
  columns: number
  /** The name of a row stands above its values. */
  stacked: boolean
  marksDifferences: boolean
}

interface ComparedGroupProps {
  title: string
  rows: ComparedRow[]
  products: Compared['products']
  layout: TableLayout
}

export const columnId = (uuid: string): string => `column-${uuid}`
const rowId = (key: string): string => `row-${key}`

/** Rows of one kind under their name. */
export function ComparedGroup({ title, rows, products, layout }: ComparedGroupProps) {
  const all = layout.columns + (layout.stacked ? 0 : 1)
  return (
    <tbody>
      <tr>
        <th
          colSpan={all}
          scope="rowgroup"
          className="rounded-control bg-soft px-3 py-2.5 font-strong w992:px-4"
        >
          {title}
        </th>
      </tr>
      {rows.map((row) =>
        layout.stacked ? (
          <StackedRow key={row.key} row={row} products={products} layout={layout} />
        ) : (
          <tr key={row.key}>
            <th
              id={rowId(row.key)}
              scope="row"
              className="border-b border-line px-4 py-3.5 font-medium text-ink-2"
            >
              {row.name}
            </th>
            <Values row={row} products={products} layout={layout} />
          </tr>
        ),
      )}
    </tbody>
  )
}

function StackedRow({ row, products, layout }: RowProps) {
  return (
    <>
      <tr>
        <th
          id={rowId(row.key)}
          colSpan={layout.columns}
          scope="row"
          className="pt-2.5 text-12 font-medium text-ink-2"
        >
          {row.name}
        </th>
      </tr>
      <tr>
        <Values row={row} products={products} layout={layout} />
      </tr>
    </>
  )
}

interface RowProps {
  row: ComparedRow
  products: Compared['products']
  layout: TableLayout
}

function Values({ row, products, layout }: RowProps) {
  const { columns, stacked, marksDifferences } = layout
  const quiet = marksDifferences && row.is_equal
  const cell = classNames(
    'border-b border-line wrap-anywhere',
    stacked ? 'pt-0.5 pe-3 pb-2.5' : 'px-4 py-3.5',
    quiet ? 'text-ink-2' : 'font-medium',
  )
  return (
    <>
      {products.map(({ uuid }, column) => (
        <td key={uuid} headers={`${rowId(row.key)} ${columnId(uuid)}`} className={cell}>
          <Value value={row.values[column] ?? null} best={row.best.includes(column)} />
        </td>
      ))}
      {products.length < columns && <td colSpan={columns - products.length} className={cell} />}
    </>
  )
}

function Value({ value, best }: { value: string | null; best: boolean }) {
  const t = useWords(compareWords)
  if (value === null) {
    return (
      <>
        <span aria-hidden className="text-ink-2">
          –
        </span>
        <span className="sr-only">{t('not_stated')}</span>
      </>
    )
  }
  if (!best) return value
  return (
    <b className="inline-flex gap-1.5 font-strong text-theme-ink">
      <Icon of={Check} size={14} className="mt-[3px]" />
      <span className="sr-only">{t('best')} </span>
      <span>{value}</span>
    </b>
  )
}
