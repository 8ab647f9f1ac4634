import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Field } from '../../ui/field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { regionFields } from './address-draft.ts'
import { addressWords } from './address-words.ts'
import { PinField } from './pin-field.tsx'
import { RegionSelect } from './region-select.tsx'

interface AddressFieldsProps {
  form: UseFormReturn<AddressInput>
  known: Address | undefined
}

/** Who gets it, where that is, and how it is found. */
export function AddressFields({ form, known }: AddressFieldsProps) {
  const t = useWords(addressWords)
  const { register, formState } = form
  const { errors } = formState
  const first = 'w768:col-start-1'
  return (
    <div className="grid gap-x-4 gap-y-5 w768:grid-cols-2">
      <Field
        {...register('recipient')}
        label={t('recipient')}
        autoComplete="name"
        maxLength={80}
        error={errors.recipient?.message}
      />
      <PhoneField {...register('phone')} label={t('phone')} maxLength={30} error={errors.phone?.message} />
      {regionFields.map((field) => (
        <RegionSelect key={field} field={field} form={form} known={known} />
      ))}
      <Field
        {...register('postcode', { setValueAs: digitsOf })}
        className={first}
        label={t('postcode')}
        hint={t('postcode_hint')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        error={errors.postcode?.message}
      />
      <AreaField
        {...register('street')}
        className={first}
        label={t('street')}
        autoComplete="street-address"
        maxLength={300}
        error={errors.street?.message}
      />
      <Field
        {...register('landmark')}
        className={first}
        label={t('landmark')}
        optional={t('optional')}
        hint={t('landmark_hint')}
        maxLength={120}
        error={errors.landmark?.message}
      />
      <PinField form={form} className="w768:col-start-2 w768:row-span-3 w768:row-start-4" />
    </div>
  )
}

/** Spaces inside a pasted postcode mean nothing. */
const digitsOf = (written: unknown): string => String(written ?? '').replace(/\s/g, '')
