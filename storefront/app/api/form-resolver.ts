import { messagesOf } from '@gema/contract/validation.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Checks a form with the schema of the call it will be sent to, and shows the sentences that the server would. */
export const contractResolver =
  <Values extends FieldValues>(schema: z.ZodType<Values, Values>, language: string): Resolver<Values> =>
  async (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { field, message } of messagesOf(parsed.error.issues, language)) {
      errors[field || 'root'] ??= { type: 'contract', message }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
