import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useProfile } from '../../shopper/use-profile.ts'
import { Field } from '../../ui/field.tsx'
import { localPhone } from '../../ui/local-phone.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { FormPanel, twoFields } from './form-panel.tsx'
import { installationFormWords } from './installation-form-words.ts'
import type { TextField } from './installation-values.ts'
import { useFieldProps } from './use-field-props.ts'
import type { InstallationForm } from './use-installation-form.ts'

/** Whom we call. Somebody who is signed in finds what the shop knows already. */
export function ContactPanel({ form, disabled }: { form: InstallationForm; disabled: boolean }) {
  const t = useWords(installationFormWords)
  const field = useFieldProps(form)
  const profile = useProfile()
  const fillIn = useEffectEvent((known: Partial<Record<TextField, string>>) => {
    for (const [name, value] of Object.entries(known) as [TextField, string][]) {
      if (form.getValues(name) === '') form.setValue(name, value)
    }
  })
  useEffect(() => {
    if (profile === undefined) return
    const { name, email, phone } = profile
    fillIn({ name, email, phone: localPhone(phone) })
  }, [profile])
  return (
    <FormPanel number={5} title={t('contact_panel')}>
      <div className={`${twoFields} w1200:grid-cols-3`}>
        <Field {...field('name')} maxLength={80} autoComplete="name" readOnly={disabled} />
        <PhoneField {...field('phone')} hint={t('phone_hint')} maxLength={30} readOnly={disabled} />
        <Field {...field('email')} type="email" maxLength={200} autoComplete="email" readOnly={disabled} />
      </div>
    </FormPanel>
  )
}
