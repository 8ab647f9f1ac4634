import { spacedCode } from '@gema/contract/values/simulation-code.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { newUuid } from '../../api/new-uuid.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { installationFormWords } from './installation-form-words.ts'
import { errorsOf, installationResolver } from './installation-resolver.ts'
import {
  emptyInstallation,
  type InstallationField,
  type InstallationValues,
  sentOf,
} from './installation-values.ts'
import { forgetForm, keepForm, recallForm } from './kept-form.ts'
import { keepPhotoRefusals } from './photo-faults.ts'
import { useSending } from './use-sending.ts'

export type InstallationForm = UseFormReturn<InstallationValues>

export interface Sent {
  reference: string
  message: string
  email: string
}

/** Checks the form as the server does, sends it once with its photos, and keeps all of it whenever that fails. */
export function useInstallationForm(onSent: (sent: Sent) => void) {
  const t = useWords(installationFormWords)
  const { language } = useLanguage()
  const { send, hidden, busy, progress, stop } = useSending()
  const [tries, setTries] = useState(0)
  const resolver = useMemo(() => installationResolver(language), [language])
  const form = useForm<InstallationValues>({
    ...{ resolver, defaultValues: emptyInstallation, shouldFocusError: false },
  })
  const key = useKeptForm(form)

  const submitted = async (values: InstallationValues) => {
    const answer = await send(sentOf(values, key()))
    if (answer === undefined) return
    if (answer === 'stopped') return form.setError('root', { type: 'stopped', message: t('stopped') })
    if (answer === 'lost')
      return form.setError('root', { message: t(navigator.onLine ? 'no_answer' : 'offline') })
    if (answer.ok) {
      forgetForm()
      return onSent({ ...answer.data, message: answer.message, email: values.email.trim() })
    }
    keepPhotoRefusals(values.photos, answer.fields)
    const errors = errorsOf(answer.fields)
    for (const [field, error] of Object.entries(errors)) form.setError(field as InstallationField, error)
    if (Object.keys(errors).length === 0) form.setError('root', { message: answer.form[0] ?? answer.message })
    else setTries((count) => count + 1)
  }
  const submit = form.handleSubmit(submitted, () => setTries((count) => count + 1))
  return { form, submit, hidden, busy, progress, stop, tries }
}

/**
 * Puts back what this tab has kept, with the code that came with the address, and keeps what is filled in. Answers the
 * key that the form is sent with: it stays the same however often it is sent, so that it arrives once.
 */
function useKeptForm(form: InstallationForm): () => string {
  const key = useRef<string>(undefined)
  const keyOf = () => {
    key.current ??= newUuid()
    return key.current
  }
  const [search] = useSearchParams()
  const given = search.get('code') ?? ''
  const begin = useEffectEvent(() => {
    const kept = recallForm()
    if (kept !== undefined) {
      key.current = kept.key
      form.reset(kept.values)
    }
    if (given !== '') form.setValue('simulation_code', asShown(given))
  })
  const keep = useEffectEvent((values: InstallationValues) => keepForm(keyOf(), values))
  useEffect(() => {
    begin()
    const { unsubscribe } = form.watch((values) => keep(values as InstallationValues))
    return unsubscribe
  }, [form])
  return keyOf
}

function asShown(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]+/g, '')
  return /^[2-9A-Z]{8}$/.test(plain) ? spacedCode(plain) : code.slice(0, 20)
}
