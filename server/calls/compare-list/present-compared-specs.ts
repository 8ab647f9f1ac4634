import type { Compared, ComparedRow } from '@gema/contract/calls/compare-list.ts'
import type { SpecLine } from '../../modules/catalogue/catalogue.ts'
import { judgeRow, type Measure } from '../../modules/compare/compare.ts'
import { partsOfLine, presentSpecifications, specificationGroups } from '../product/present-specification.ts'

interface Style {
  language: string
  decimalFormat: string
}

/** Specifications side by side: the groups, lines and values of product pages, row by row. */
export function presentComparedSpecs(specs: SpecLine[][], style: Style): Compared['groups'] {
  const sheets = presentSpecifications(specs, style)
  const lines = new Map(specs.flat().map((line) => [line.attribute.key, line.attribute]))
  const positionOf = (key: string) => lines.get(partsOfLine(key)[0] ?? key)?.position ?? 0
  return specificationGroups.flatMap((group) => {
    const columns = sheets.map((sheet) => sheet.find((part) => part.group === group)?.lines ?? [])
    const names = new Map(columns.flat().map(({ key, name }) => [key, name]))
    const rows = [...names]
      .sort(([one], [other]) => positionOf(one) - positionOf(other))
      .map(([key, name]) => {
        const values = columns.map((column) => column.find((line) => line.key === key)?.value ?? null)
        return rowOf({ key, name, values }, measuresOf(key, specs))
      })
    return rows.length === 0 ? [] : [{ group, rows }]
  })
}

function rowOf(row: Pick<ComparedRow, 'key' | 'name' | 'values'>, measures: Measure[]): ComparedRow {
  const { isEqual, best } = judgeRow(row.values, measures)
  return { ...row, is_equal: isEqual, best }
}

/** What each attribute of a line says of each product. */
const measuresOf = (key: string, specs: SpecLine[][]): Measure[] =>
  partsOfLine(key).map((part) => {
    const lines = specs.map((spec) => spec.find(({ attribute }) => attribute.key === part))
    return {
      better: lines.find((line) => line !== undefined)?.attribute.better ?? null,
      figures: lines.map((line) => line?.number ?? null),
    }
  })
