import type { FieldMessage } from '@gema/contract/validation.ts'
import { type FilingField, type FilingValues, filingFields } from './filing-values.ts'

/** What is wrong with a field; of items and files, with each of them. */
export interface FilingError {
  type: string
  message: string
  /** By the line of an item. */
  types?: Record<string, string>
}

export type FilingErrors = Partial<Record<FilingField, FilingError>>

/** Sentences of the contract or the server at their fields; `items.1.quantity` belongs to the second item that was ticked. */
export function errorsOf(messages: readonly FieldMessage[], { items }: Pick<FilingValues, 'items'>) {
  const errors: FilingErrors = {}
  for (const { field, message } of messages) {
    const [name, place] = field.split('.')
    const known = filingFields.find((one) => one === name)
    if (known === undefined) continue
    errors[known] ??= { type: 'contract', message }
    const line =
      known === 'items' && place !== undefined ? items[Number.parseInt(place, 10)]?.line : undefined
    if (line !== undefined) errors[known].types = { [line]: message, ...errors[known].types }
  }
  return errors
}
