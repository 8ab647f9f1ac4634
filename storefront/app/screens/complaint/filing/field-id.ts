import type { FilingField } from './filing-values.ts'

/** Where the note about faults finds a field. */
export const fieldId = (field: FilingField): string => `complaint-${field}`

/** Where it finds the quantity of an item. */
export const lineId = (line: string): string => `complaint-line-${line}`
