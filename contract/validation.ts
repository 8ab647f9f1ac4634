import type { z } from 'zod'
import { fieldNameOf } from './field-names.ts'
import { isRefusalName, sentenceOf } from './refusals.ts'

/** One thing that is wrong with an input: the field it belongs to (empty for the whole input) and a sentence. */
export interface FieldMessage {
  field: string
  message: string
}

/**
 * Turns Zod's issues into sentences. A schema names its own refusal as the error text (`z.email('invalid_email')`);
 * whatever a schema does not name becomes "required" or "invalid", with the field's name in the caller's language.
 */
export function messagesOf(issues: readonly z.core.$ZodIssue[], language: string): FieldMessage[] {
  const messages = issues.slice(0, mostMessages).map((issue) => {
    const field = issue.path.map(String).join('.')
    return { field, message: messageOf(issue, language) }
  })
  // Two rules that are broken at once may be told by the same sentence.
  const byText = new Map(messages.map((one) => [`${one.field}: ${one.message}`, one]))
  return [...byText.values()]
}

/** Nobody reads more; a list of nonsense would break a rule with each of its entries. */
const mostMessages = 100

function messageOf(issue: z.core.$ZodIssue, language: string): string {
  const field = fieldNameOf(issue.path.map(String).join('.'), language)
  if (isMissing(issue)) return sentenceOf('field_required', language, { field })
  if (isRefusalName(issue.message)) return sentenceOf(issue.message, language, { field })
  return field === ''
    ? sentenceOf('invalid_data', language)
    : sentenceOf('field_invalid', language, { field })
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  const emptyText = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1
  // Zod leaves the input out of an issue by default, so a missing value is told by its text.
  const absent = issue.code === 'invalid_type' && /received undefined/.test(issue.message)
  return emptyText || absent
}
