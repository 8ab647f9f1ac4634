/** How amounts and times are written on the terminal. */

const figures = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const moments = new Intl.DateTimeFormat('en-GB', {
  ...{ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Asia/Jakarta',
})

export const rupiah = (amount: number): string => `Rp ${figures.format(amount)}`

export const wib = (moment: string): string => `${moments.format(new Date(moment))} WIB`

/** What a terminal would take for a command of its own is left out: shoppers write some of this. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** Rows under each other, column by column. */
export function columns(rows: string[][]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

interface Page {
  current_page: number
  last_page: number
  total: number
}

/** A list with where it stands in the whole. */
export function listText(rows: string[][], { current_page, last_page, total }: Page): string {
  if (total === 0) return 'Nothing here.'
  const where = last_page > 1 ? `, page ${current_page} of ${last_page}` : ''
  return [...(rows.length === 0 ? [] : [columns(rows)]), `${total} in all${where}`].join('\n')
}
