import { useEffect, useMemo, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useLanguage } from '../../language/use-language.ts'
import { useToken } from '../../shopper/session.ts'
import { keepDraft, recallDraft } from './checkout-draft.ts'
import { type Details, emptyDetails, faultsOfDetails } from './details.ts'

export type DetailsForm = UseFormReturn<Details>

/** E-mail, note, sender and tax invoice: checked as the server does, and kept in the tab while they are typed. */
export function useDetailsForm(): DetailsForm {
  const token = useToken()
  const { language } = useLanguage()
  const [defaultValues] = useState(() => ({ ...emptyDetails, ...recallDraft(token).details }))
  const resolver = useMemo<Resolver<Details>>(
    () => (values) => {
      const faults = faultsOfDetails(values, { isGuest: token === undefined, language })
      const errors: Record<string, { type: string; message: string }> = {}
      for (const { field, message } of faults) errors[field] ??= { type: 'contract', message }
      return faults.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errors as FieldErrors<Details> }
    },
    [token, language],
  )
  const form = useForm<Details>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false })
  useEffect(() => {
    const { unsubscribe } = form.watch((details) => keepDraft(token, { details: { ...details } }))
    return unsubscribe
  }, [form, token])
  return form
}
