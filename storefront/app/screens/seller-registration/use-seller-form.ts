import { sellerRegister } from '@gema/contract/calls/seller.ts'
import type { CallInput } from '@gema/contract/client.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import { useMemo, useRef } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useAsk } from '../../api/browser-ask.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { useFormGuard } from '../../commerce/form-guard/use-form-guard.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { sellerFormWords } from './seller-form-words.ts'
import { emptySeller, filledOf, isSellerField, type SellerValues } from './seller-values.ts'
import { unreadableDocuments } from './unreadable-documents.ts'

export type SellerForm = UseFormReturn<SellerValues>

export interface Sent {
  reference: string
  message: string
  email: string
}

/** Checks the form as the server does, sends it once, and keeps all of it whenever that fails. */
export function useSellerForm(onSent: (sent: Sent) => void, onFaults: () => void) {
  const t = useWords(sellerFormWords)
  const ask = useAsk()
  const { language } = useLanguage()
  const isSending = useRef(false)
  const { hidden, proof } = useFormGuard()
  const resolver = useMemo(() => sellerResolver(language), [language])
  const form = useForm<SellerValues>({ resolver, defaultValues: emptySeller, shouldFocusError: false })

  const send = async (values: SellerValues) => {
    const input = filledOf(values) as CallInput<'sellerRegister'>
    const answer = await ask('sellerRegister', { ...input, ...(await proof()) }).catch(() => undefined)
    if (answer?.ok) return onSent({ ...answer.data, message: answer.message, email: values.email.trim() })
    if (answer === undefined) {
      return form.setError('root', { message: t(navigator.onLine ? 'no_answer' : 'offline') })
    }
    const faults = answer.fields.filter(({ field }) => isSellerField(field))
    for (const { field, message } of faults) form.setError(field as keyof SellerValues, { message })
    if (faults.length === 0) form.setError('root', { message: answer.form[0] ?? answer.message })
    else onFaults()
  }
  const submit = form.handleSubmit(async () => {
    // Enter in a field does not wait for a busy button.
    if (isSending.current) return
    isSending.current = true
    await send(form.getValues()).finally(() => {
      isSending.current = false
    })
  }, onFaults)
  return { form, submit, hidden }
}

/** The sentences of the contract, and of what it cannot see: whether a photo is a picture at all. */
function sellerResolver(language: string): Resolver<SellerValues> {
  // What comes out of the check is not what is sent: the server reads the fields as they were typed.
  const schema = sellerRegister.input as unknown as z.ZodType<SellerValues, SellerValues>
  const check = contractResolver<SellerValues>(schema, language)
  return async (values, ...rest) => {
    const filled = filledOf(values)
    const { errors } = await check(filled as SellerValues, ...rest)
    const all: Record<string, unknown> = { ...errors }
    for (const field of await unreadableDocuments(filled)) {
      all[field] ??= { type: 'picture', message: sentenceOf('picture_unreadable', language) }
    }
    // A city can be chosen only once there is a province.
    if (all.province) delete all.city
    return Object.keys(all).length > 0
      ? { values: {}, errors: all as FieldErrors<SellerValues> }
      : { values, errors: {} }
  }
}
