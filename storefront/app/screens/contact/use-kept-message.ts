import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useProfile } from '../../shopper/use-profile.ts'
import { type ContactValues, contactFields } from './contact-values.ts'
import { keepMessage, recallMessage } from './kept-message.ts'

/** Puts back what this tab has kept, keeps what is typed, and fills in what the shop knows of who is signed in. */
export function useKeptMessage(form: UseFormReturn<ContactValues>): void {
  const profile = useProfile()
  const begin = useEffectEvent(() => {
    const kept = recallMessage()
    for (const field of contactFields) {
      const value = kept[field]
      if (value !== undefined) form.setValue(field, value)
    }
  })
  const keep = useEffectEvent((values: Partial<ContactValues>) =>
    keepMessage(values, form.formState.defaultValues ?? {}),
  )
  const fillIn = useEffectEvent((known: Partial<ContactValues>) => {
    for (const field of contactFields) {
      const value = known[field]
      if (value === undefined) continue
      const typed = form.getValues(field)
      // What is known becomes what the form begins with: only another name is kept in the tab.
      form.resetField(field, { defaultValue: value })
      if (typed !== '') form.setValue(field, typed)
    }
  })
  useEffect(() => {
    begin()
    const { unsubscribe } = form.watch((values) => keep(values))
    return unsubscribe
  }, [form])
  useEffect(() => {
    if (profile !== undefined) fillIn({ name: profile.name, email: profile.email })
  }, [profile])
}
