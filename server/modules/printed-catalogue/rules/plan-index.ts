/** Of the list of contents, in points. */
export interface IndexMeasures {
  /** How high a column is. */
  height: number
  columns: number
  /** The line of a section, of a group below it, and the room after the last of them. */
  section: number
  group: number
  after: number
}

export type IndexEntry = { column: number; y: number; section: number } & (
  | { kind: 'section' }
  | { kind: 'group'; group: number }
)

/**
 * Lays out the list of contents, column after column; answers the entries of each page. A section stays together unless it
 * is higher than a whole column, and what fits on one page stands in columns of about one height.
 */
export function planIndex(sections: { groups: unknown[] }[], measures: IndexMeasures): IndexEntry[][] {
  const { height, section, group, after, columns } = measures
  const whole = sections.reduce((sum, { groups }) => sum + section + groups.length * group + after, 0)
  for (let least = Math.ceil(whole / columns); least < height; least += group) {
    const pages = fill(sections, { ...measures, height: least })
    if (pages.length <= 1) return pages
  }
  return fill(sections, measures)
}

function fill(
  sections: { groups: unknown[] }[],
  { height, columns, section: sectionLine, group: groupLine, after }: IndexMeasures,
): IndexEntry[][] {
  const pages: IndexEntry[][] = []
  let column = columns
  let y = 0
  const turn = () => {
    column += 1
    y = 0
    if (column < columns) return
    column = 0
    pages.push([])
  }
  const put = (entry: { section: number } & ({ kind: 'section' } | { kind: 'group'; group: number })) => {
    const line = entry.kind === 'section' ? sectionLine : groupLine
    if (pages.length === 0 || y + line > height) turn()
    pages.at(-1)?.push({ ...entry, column, y })
    y += line
  }
  sections.forEach(({ groups }, section) => {
    const whole = sectionLine + groups.length * groupLine
    if (y > 0 && y + whole > height) turn()
    put({ kind: 'section', section })
    groups.forEach((_, group) => {
      put({ kind: 'group', section, group })
    })
    y += after
  })
  return pages
}
