import { useMemo, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { type Asked, queryOf } from './parcel-query.ts'
import { parcelResolver } from './parcel-resolver.ts'
import { askedOf, type ParcelValues, valuesOf } from './parcel-values.ts'
import { shippingWords } from './shipping-words.ts'

export type ParcelForm = UseFormReturn<ParcelValues>

/** What is asked for lives in the address: sending the form opens another one, and going back brings the fields back. */
export function useParcelForm(asked: Asked, onAsk: () => void) {
  const t = useWords(shippingWords)
  const navigate = useNavigate()
  const { language } = useLanguage()
  const isAsking = useRef(false)
  const resolver = useMemo(() => parcelResolver(language), [language])
  const values = useMemo(() => valuesOf(asked), [asked])
  const form = useForm<ParcelValues>({ resolver, values })
  const submit = form.handleSubmit(async () => {
    // Enter in a field does not wait for a busy button.
    if (isAsking.current) return
    if (!navigator.onLine) return form.setError('root', { message: t('offline') })
    isAsking.current = true
    onAsk()
    await navigate(queryOf(askedOf(form.getValues())), { preventScrollReset: true })
    isAsking.current = false
  })
  return { form, submit }
}
