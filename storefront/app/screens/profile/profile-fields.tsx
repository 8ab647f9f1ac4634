import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { EmailField } from './email-field.tsx'
import type { ProfileValues } from './profile-changes.ts'
import { profileWords } from './profile-words.ts'

interface ProfileFieldsProps {
  form: UseFormReturn<ProfileValues>
  profile: CustomerProfile
}

/** Name, e-mail, phone and birthday, in two columns where there is room. */
export function ProfileFields({ form, profile }: ProfileFieldsProps) {
  const t = useWords(profileWords)
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 w768:grid-cols-2">
      <Field
        {...register('name')}
        autoComplete="name"
        label={t('name')}
        error={errors.name?.message}
        required
      />
      <EmailField profile={profile} />
      <PhoneField
        {...register('phone')}
        label={t('phone')}
        hint={t('phone_hint')}
        error={errors.phone?.message}
      />
      <BirthdayField field={register('birthday')} error={errors.birthday?.message} />
      {errors.root?.message && (
        <Note kind="bad" className="w768:col-span-2">
          {errors.root.message}
        </Note>
      )}
    </div>
  )
}
