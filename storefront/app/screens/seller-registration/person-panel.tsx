import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useProfile } from '../../shopper/use-profile.ts'
import { Field } from '../../ui/field.tsx'
import { localPhone } from '../../ui/local-phone.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { NumberedPanel, twoFields } from './numbered-panel.tsx'
import { sellerFormWords } from './seller-form-words.ts'
import type { TextField } from './seller-values.ts'
import { useFieldProps } from './use-field-props.ts'
import type { SellerForm } from './use-seller-form.ts'

/** Who runs the store. Somebody who is signed in finds what the shop knows already. */
export function PersonPanel({ form }: { form: SellerForm }) {
  const t = useWords(sellerFormWords)
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
    fillIn({ owner_name: name, email, phone: localPhone(phone) })
  }, [profile])
  return (
    <NumberedPanel number={2} title={t('person_panel')}>
      <div className={twoFields}>
        <Field {...field('owner_name')} hint={t('owner_name_hint')} maxLength={80} autoComplete="name" />
        <Field {...field('email')} type="email" maxLength={200} autoComplete="email" />
        <PhoneField {...field('phone')} hint={t('phone_hint')} maxLength={30} />
      </div>
    </NumberedPanel>
  )
}
