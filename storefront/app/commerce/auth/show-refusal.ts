import type { Answer } from '@gema/contract/client.ts'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

type Refused = Extract<Answer<unknown>, { ok: false }>

interface FormToTell<Values extends FieldValues> {
  setError: UseFormSetError<Values>
  /** The fields of the form, from top to bottom. */
  fields: readonly Path<Values>[]
}

/** Shows each sentence of a refusal under its field and leads to the first of them; what belongs to none stands above. */
export function showRefusal<Values extends FieldValues>(
  refused: Refused,
  { setError, fields }: FormToTell<Values>,
): void {
  const told = fields.flatMap((field) => {
    const message = refused.fields.find((one) => one.field === field)?.message
    return message === undefined ? [] : [{ field, message }]
  })
  for (const [place, { field, message }] of told.entries()) {
    setError(field, { type: 'server', message }, { shouldFocus: place === 0 })
  }
  if (told.length === 0) setError('root', { type: 'server', message: refused.form[0] ?? refused.message })
}
