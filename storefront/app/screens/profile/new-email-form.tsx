import { type MailSent, userChangeEmail } from '@gema/contract/calls/user-access.ts'
import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { contractResolver } from '../../api/form-resolver.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { usePasswordTexts } from '../../commerce/auth/use-password-texts.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { changeEmailWords } from './change-email-words.ts'

interface Values {
  email: string
  current_password: string
}

interface NewEmailFormProps {
  profile: CustomerProfile
  onSent: (sent: MailSent) => void
  onCancel: () => void
}

export function NewEmailForm({ profile, onSent, onCancel }: NewEmailFormProps) {
  const t = useWords(changeEmailWords)
  const words = usePasswordTexts()
  const { language } = useLanguage()
  const { change } = useChange()
  const resolver = useMemo(() => {
    // The call asks for it only where there is one.
    const current_password = profile.has_password ? z.string().min(1).max(200) : z.string()
    return contractResolver<Values>(userChangeEmail.input.extend({ current_password }), language)
  }, [profile.has_password, language])
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { email: profile.email_verified ? '' : profile.email, current_password: '' },
  })
  const { errors, isSubmitting } = formState
  const send = async ({ email, current_password }: Values) => {
    const answer = await change('userChangeEmail', {
      email,
      ...(profile.has_password && { current_password }),
    })
    if (answer.ok) onSent(answer.data)
    else showRefusal(answer, { setError, fields: ['email', 'current_password'] })
  }
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="mt-4">
      <div className="grid gap-4">
        <Field
          {...register('email')}
          type="email"
          autoComplete="email"
          label={t('email')}
          error={errors.email?.message}
        />
        {profile.has_password && (
          <PasswordField
            {...register('current_password')}
            autoComplete="current-password"
            eye={words.eye}
            label={t('current_password')}
            error={errors.current_password?.message}
          />
        )}
        {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      </div>
      <DialogActions>
        <Button look="secondary" size={40} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" size={40} busy={isSubmitting}>
          {t('send')}
        </Button>
      </DialogActions>
    </form>
  )
}
