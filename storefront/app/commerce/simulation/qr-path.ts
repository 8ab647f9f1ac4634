/** The dark modules of a code as one path: a bar for each run of them in a row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const bars: string[] = []
  for (const [y, row] of rows.entries()) {
    let x = 0
    while (x < row.length) {
      const from = x
      while (row[x]) x += 1
      if (x > from) bars.push(`M${from} ${y}h${x - from}v1h${from - x}z`)
      else x += 1
    }
  }
  return bars.join('')
}
