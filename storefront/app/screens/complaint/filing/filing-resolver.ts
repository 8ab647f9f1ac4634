import { sentenceOf } from '@gema/contract/refusals.ts'
import { complaintDraft, sendsMoney } from '@gema/contract/shapes/complaint.ts'
import { type FieldMessage, messagesOf } from '@gema/contract/validation.ts'
import { bankDetails } from '@gema/contract/values/bank-details.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { z } from 'zod'
import { faultsOfFiles } from '../../../commerce/evidence/faults-of-files.ts'
import { errorsOf } from './filing-errors.ts'
import { asSent, type FilingLine, type FilingValues } from './filing-values.ts'

const bankAlone = z.object(bankDetails)

/** Checks the form with the schema that the server checks it with, and with what can still be complained about. */
export const filingResolver =
  (lines: readonly FilingLine[], language: string): Resolver<FilingValues> =>
  async (values) => {
    const files = await faultsOfFiles(values.evidence, language)
    const messages = [
      ...draftMessages(values, language),
      ...quantityMessages(values, { lines, language }),
      ...files.flatMap((message) => (message === undefined ? [] : [{ field: 'evidence', message }])),
    ]
    const errors = errorsOf(messages, values)
    // What comes out of the check is not what is sent: the server reads the fields as they were typed.
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<FilingValues> }
  }

function draftMessages(values: FilingValues, language: string): FieldMessage[] {
  const checked = complaintDraft.safeParse({
    ...values,
    description: asSent(values.description),
    // Each file is checked on its own, so that each has its sentence.
    evidence: undefined,
  })
  // Whether money has to be sent is looked at only once all the rest is right; all faults are told at once.
  const wantsMoney = values.solution !== '' && sendsMoney(values.solution)
  const bank = wantsMoney ? bankAlone.safeParse(values) : undefined
  return messagesOf([...(checked.error?.issues ?? []), ...(bank?.error?.issues ?? [])], language)
}

function quantityMessages(
  { items }: FilingValues,
  { lines, language }: { lines: readonly FilingLine[]; language: string },
): FieldMessage[] {
  return items.flatMap(({ line, quantity }, place) => {
    const most = lines.find((one) => one.transaction_detail_id === line)?.most ?? 0
    if (quantity <= most) return []
    return [{ field: `items.${place}.quantity`, message: sentenceOf('complaint_quantity_invalid', language) }]
  })
}
