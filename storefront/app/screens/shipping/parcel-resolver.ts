import { shippingFetch } from '@gema/contract/calls/shipping.ts'
import { fieldNameOf } from '@gema/contract/field-names.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { askedOf, measures, type ParcelValues } from './parcel-values.ts'

/** What the contract calls by another name than the page. */
const shownAt: Record<string, keyof ParcelValues> = { grams: 'weight', destination: 'city' }

/** Checks the calculator as the server would, and for what the page needs besides: a city and a weight. */
export const parcelResolver =
  (language: string): Resolver<ParcelValues> =>
  async (values) => {
    const errors: Record<string, { type: string; message: string }> = {}
    const wrong = (field: string, message: string) => {
      errors[shownAt[field] ?? field] ??= { type: 'contract', message }
    }
    for (const field of missingFields(values)) {
      wrong(field, sentenceOf('field_required', language, { field: fieldNameOf(field, language) }))
    }
    const { error } = shippingFetch.input.safeParse(askedOf(values))
    for (const { field, message } of messagesOf(error?.issues ?? [], language)) wrong(field, message)
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<ParcelValues> }
  }

/** A province alone is too wide to tell a price; measures count together or not at all. */
function missingFields(values: ParcelValues): string[] {
  const region = values.province === '' ? ['province'] : values.city === '' ? ['city'] : []
  if (values.product !== '') return region
  const missing = measures.filter((measure) => values[measure].trim() === '')
  return [
    ...region,
    ...(values.weight.trim() === '' ? ['grams'] : []),
    ...(missing.length < measures.length ? missing : []),
  ]
}
