import { contactStore } from '@gema/contract/calls/contact.ts'
import type { CallInput } from '@gema/contract/client.ts'
import { useMemo, useRef } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useAsk } from '../../api/browser-ask.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { useFormGuard } from '../../commerce/form-guard/use-form-guard.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { contactFormWords } from './contact-form-words.ts'
import {
  type ContactField,
  type ContactValues,
  contactFields,
  emptyContact,
  fieldId,
  filledOf,
  isContactField,
} from './contact-values.ts'
import { forgetMessage } from './kept-message.ts'
import { useKeptMessage } from './use-kept-message.ts'

export type ContactFormState = UseFormReturn<ContactValues>

export interface Sent {
  message: string
  email: string
}

/** Checks the form as the server does, sends it once, and keeps all of it whenever that fails. */
export function useContactForm(onSent: (sent: Sent) => void) {
  const t = useWords(contactFormWords)
  const ask = useAsk()
  const { language } = useLanguage()
  const isSending = useRef(false)
  const { hidden, proof } = useFormGuard()
  const resolver = useMemo(() => contactResolver(language), [language])
  const form = useForm<ContactValues>({ resolver, defaultValues: emptyContact, shouldFocusError: false })
  useKeptMessage(form)

  const send = async (values: ContactValues) => {
    const input = filledOf(values) as CallInput<'contactStore'>
    const answer = await ask('contactStore', { ...input, ...(await proof()) }).catch(() => undefined)
    if (answer?.ok) {
      forgetMessage()
      return onSent({ message: answer.message, email: values.email.trim() })
    }
    if (answer === undefined)
      return form.setError('root', { message: t(navigator.onLine ? 'no_answer' : 'offline') })
    const faults = answer.fields.filter(({ field }) => isContactField(field))
    for (const { field, message } of faults) form.setError(field as ContactField, { message })
    if (faults.length === 0) form.setError('root', { message: answer.form[0] ?? answer.message })
    else focusFirst(new Set(faults.map(({ field }) => field)))
  }
  const submit = form.handleSubmit(
    async () => {
      // Enter in a field does not wait for a busy button.
      if (isSending.current) return
      isSending.current = true
      await send(form.getValues()).finally(() => {
        isSending.current = false
      })
    },
    (errors) => focusFirst(new Set(Object.keys(errors))),
  )
  return { form, submit, hidden }
}

function focusFirst(wrong: ReadonlySet<string>): void {
  const first = contactFields.find((field) => wrong.has(field))
  if (first !== undefined) document.getElementById(fieldId(first))?.focus()
}

function contactResolver(language: string): Resolver<ContactValues> {
  // What comes out of the check is not what is sent: the server reads the fields as they were typed.
  const schema = contactStore.input as unknown as z.ZodType<ContactValues, ContactValues>
  const check = contractResolver<ContactValues>(schema, language)
  return async (values, ...rest) => {
    const { errors } = await check(filledOf(values) as ContactValues, ...rest)
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<ContactValues> }
      : { values, errors: {} }
  }
}
