import type { CallInput } from '@gema/contract/client.ts'
import type { Complaint, ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import { sendsMoney } from '@gema/contract/shapes/complaint.ts'
import { useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { sentenceOfRefusal, useComplaintChange } from '../../../commerce/complaint/use-complaint-change.ts'
import { keepRefusals } from '../../../commerce/evidence/faults-of-files.ts'
import { refusedFiles } from '../../../commerce/evidence/refused-files.ts'
import type { OrderPlace } from '../../../commerce/order/own-order-place.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { errorsOf } from './filing-errors.ts'
import { filingResolver } from './filing-resolver.ts'
import type { FilingField, FilingValues } from './filing-values.ts'
import { filingWords } from './filing-words.ts'
import { firstValues } from './first-values.ts'
import { forgetDraft, isDraftEmpty, keepDraft } from './kept-draft.ts'

export type FilingForm = UseFormReturn<FilingValues>

interface FilingFormOptions {
  place: OrderPlace
  filing: ComplaintFiling
  onSent: (complaint: Complaint, message: string) => void
  /** Nobody knows whether it has arrived: what can be complained about is to be looked at again. */
  onLost: () => void
}

/** Checks the form as the server does, sends it once with its files, and keeps all of it whenever that fails. */
export function useFilingForm({ place, filing, onSent, onLost }: FilingFormOptions) {
  const t = useWords(filingWords)
  const { language } = useLanguage()
  const { change, busy, progress, stop } = useComplaintChange()
  const [tries, setTries] = useState(0)
  const resolver = useMemo(() => filingResolver(filing.lines, language), [filing.lines, language])
  const [first] = useState(() => firstValues(filing))
  const form = useForm<FilingValues>({ resolver, defaultValues: first.values, shouldFocusError: false })
  useKeptDraft(form, place.order)

  const send = async (values: FilingValues) => {
    const changed = await change('complaintStore', inputOf(place, values))
    if (changed === undefined) return
    if (changed.ok) {
      forgetDraft(place.order)
      return onSent(changed.data, changed.message)
    }
    if ('stopped' in changed) return form.setError('root', { type: 'stopped', message: t('stopped') })
    if (changed.code >= 500) {
      onLost()
      return form.setError('root', { message: changed.code === 500 ? t('lost') : sentenceOfRefusal(changed) })
    }
    keepRefusals(refusedFiles(values.evidence, changed.fields))
    const errors = errorsOf(changed.fields, values)
    for (const [field, error] of Object.entries(errors)) form.setError(field as FilingField, error)
    if (Object.keys(errors).length === 0) form.setError('root', { message: sentenceOfRefusal(changed) })
    else setTries((count) => count + 1)
  }
  const submit = form.handleSubmit(
    (values) => send(values),
    () => setTries((count) => count + 1),
  )
  return { form, submit, busy, progress, stop, tries, isRestored: first.isRestored }
}

function inputOf({ order, key }: OrderPlace, values: FilingValues): CallInput<'complaintStore'> {
  const { bank_name, bank_account_name, bank_account_number, evidence, ...rest } = values
  const isMoney = values.solution !== '' && sendsMoney(values.solution)
  // The files last: the progress of the form is then theirs.
  return {
    order,
    ...(key !== undefined && { key }),
    ...rest,
    ...(isMoney && { bank_name, bank_account_name, bank_account_number }),
    evidence: evidence.length === 0 ? undefined : evidence,
  } as CallInput<'complaintStore'>
}

/** Keeps the texts and choices in this browser while they are filled in. */
function useKeptDraft(form: FilingForm, order: string): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const filled = values as FilingValues
      if (isDraftEmpty(filled)) forgetDraft(order)
      else keepDraft(order, filled)
    })
    return unsubscribe
  }, [form, order])
}
