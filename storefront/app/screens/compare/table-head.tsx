import type { Compared } from '@gema/contract/calls/compare-list.ts'
import type { ReactNode } from 'react'
import { AddTile } from './add-tile.tsx'
import { columnId } from './compared-group.tsx'
import { HeadAction } from './head-action.tsx'
import { HeadName } from './head-name.tsx'
import { HeadPicture } from './head-picture.tsx'

export interface ColumnChoice {
  products: Compared['products']
  choose: (column: number, uuid: string) => void
}

interface TableHeadProps {
  compared: Compared
  columns: number
  /** Stands in the column of names, where there is one. */
  legend: ReactNode
  choice: ColumnChoice | undefined
}

const cell = 'pe-3 w992:px-4'
/** Below the header, which is 60 px high once the page is scrolled. */
const stuck = 'sticky top-15 z-10 bg-page [container-type:scroll-state]'

/** Picture, name and price, action: three rows, of which the one in the middle sticks below the header. */
export function TableHead({ compared: { products, category }, columns, legend, choice }: TableHeadProps) {
  const free = columns - products.length
  const names = legend !== undefined
  return (
    <thead>
      <tr>
        {names && <td />}
        {products.map((product, column) => (
          <td key={product.uuid} className={cell}>
            <HeadPicture
              product={product}
              choice={
                choice && {
                  number: column + 1,
                  products: choice.products,
                  choose: (uuid) => choice.choose(column, uuid),
                }
              }
            />
          </td>
        ))}
        {free > 0 && <td className={cell}>{category && <AddTile category={category} />}</td>}
        {free > 1 && <td colSpan={free - 1} />}
      </tr>
      <tr>
        {names && (
          <td className={stuck}>
            <StuckLine />
          </td>
        )}
        {products.map((product) => (
          <th
            key={product.uuid}
            id={columnId(product.uuid)}
            scope="col"
            className={`${cell} ${stuck} pt-3 pb-1.5 font-normal`}
          >
            <HeadName product={product} />
            <StuckLine />
          </th>
        ))}
        {free > 0 && (
          <td colSpan={free} className={stuck}>
            <StuckLine />
          </td>
        )}
      </tr>
      <tr>
        {names && <td className="pe-4 pb-5 [vertical-align:bottom]!">{legend}</td>}
        {products.map((product) => (
          <td key={product.uuid} className={`${cell} pb-5`}>
            <HeadAction product={product} />
          </td>
        ))}
        {free > 0 && <td colSpan={free} />}
      </tr>
    </thead>
  )
}

/** Where a browser can tell that the row sticks, a line parts it from what goes by below it. */
function StuckLine() {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-0 h-px bg-line opacity-0 [@container_scroll-state(stuck:top)]:opacity-100"
    />
  )
}
