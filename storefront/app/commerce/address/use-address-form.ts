import type { Answer } from '@gema/contract/client.ts'
import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { useToast } from '../use-toast.ts'
import { emptyDraft } from './address-draft.ts'
import { addressWords } from './address-words.ts'
import { useAddressResolver } from './use-address-resolver.ts'

interface AddressFormOptions {
  draft: AddressInput
  onSave: (input: AddressInput) => Promise<Answer<Address>>
  onSaved: (address: Address) => void
}

const isField = (name: string): name is keyof AddressInput => Object.hasOwn(emptyDraft({}), name)

/** Checks an address as the server does, sends it once, and tells at each field what was refused. */
export function useAddressForm({ draft, onSave, onSaved }: AddressFormOptions) {
  const t = useWords(addressWords)
  const toast = useToast()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const resolver = useAddressResolver()
  const form = useForm<AddressInput>({ resolver, defaultValues: draft, shouldFocusError: false })
  const { submitCount } = form.formState

  useEffect(() => {
    // The first in the order of the page, whichever part of the form it belongs to.
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const send = async (input: AddressInput) => {
    const answer = await onSave(input).catch(() => undefined)
    if (answer === undefined) {
      const sentence = t(navigator.onLine ? 'failed' : 'offline')
      form.setError('root', { message: sentence })
      return toast.error(sentence)
    }
    if (answer.ok) {
      toast.success(answer.message)
      return onSaved(answer.data)
    }
    toast.error(answer.form[0] ?? answer.message)
    for (const { field, message } of answer.fields) {
      const name = field.split('.')[0] ?? ''
      form.setError(isField(name) ? name : 'root', { message })
    }
    if (answer.fields.length === 0) form.setError('root', { message: answer.message })
  }
  const submit = form.handleSubmit(async (input) => {
    // Enter in a field does not wait for a busy button.
    if (isSending.current) return
    isSending.current = true
    await send(input).finally(() => {
      isSending.current = false
    })
  })
  return { form, submit, element }
}
