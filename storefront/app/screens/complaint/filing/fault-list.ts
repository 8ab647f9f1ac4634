import { fieldId, lineId } from './field-id.ts'
import type { FilingErrors } from './filing-errors.ts'
import { type FilingField, type FilingLine, filingFields } from './filing-values.ts'

/** A field that needs another look. */
export interface Fault {
  field: FilingField
  /** The element that the way to it leads to. */
  id: string
  /** The product, where the fault is its quantity. */
  product?: string
}

/** Everything that is wrong with the form, from top to bottom. */
export const faultList = (errors: FilingErrors, lines: readonly FilingLine[]): Fault[] =>
  filingFields.flatMap((field): Fault[] => {
    const error = errors[field]
    if (error === undefined) return []
    const faulty = lines.filter(({ transaction_detail_id: line }) => error.types?.[line] !== undefined)
    if (faulty.length === 0) return [{ field, id: fieldId(field) }]
    return faulty.map(({ transaction_detail_id: line, product_name: product }) => ({
      field,
      id: lineId(line),
      product,
    }))
  })
