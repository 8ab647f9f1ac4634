import { sentenceOf } from '@gema/contract/refusals.ts'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { contractResolver } from '../../api/form-resolver.ts'

/**
 * Checks a form with a password that is typed twice. A schema compares the two only once all else is right; a form tells
 * everything at once.
 */
export function repeatedPasswordResolver<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  language: string,
): Resolver<Values> {
  const check = contractResolver<Values>(schema, language)
  return async (values, context, options) => {
    const checked = await check(values, context, options)
    if (values.password === values.password_confirmation || 'password_confirmation' in checked.errors) {
      return checked
    }
    const differs = { type: 'contract', message: sentenceOf('passwords_differ', language) }
    const errors = { ...checked.errors, password_confirmation: differs }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
