import { userDelete } from '@gema/contract/calls/user.ts'
import type { CustomerProfile } from '@gema/contract/shapes/customer-profile.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '../../api/form-resolver.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { useLeave } from '../../commerce/account/use-leave.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { usePasswordTexts } from '../../commerce/auth/use-password-texts.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { deleteWords } from './delete-words.ts'

interface DeleteFormProps {
  profile: CustomerProfile
  onBusy: (busy: boolean) => void
  onCancel: () => void
}

interface Values {
  confirmation: string
}

/** Asks for the password once more, or for the e-mail where there is none; then everything is over. */
export function DeleteForm({ profile, onBusy, onCancel }: DeleteFormProps) {
  const t = useWords(deleteWords)
  const words = usePasswordTexts()
  const { language } = useLanguage()
  const { change } = useChange()
  const leave = useLeave()
  const resolver = useMemo(() => contractResolver<Values>(userDelete.input, language), [language])
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { confirmation: '' },
  })
  const { errors, isSubmitting } = formState
  const confirmation = { ...register('confirmation'), error: errors.confirmation?.message }
  const remove = async (values: Values) => {
    onBusy(true)
    const answer = await leave({ end: () => change('userDelete', values), goodbye: t('done') })
    onBusy(false)
    if (!answer.ok) showRefusal(answer, { setError, fields: ['confirmation'] })
  }
  return (
    <form noValidate onSubmit={handleSubmit(remove)} className="mt-4">
      <div className="grid gap-4">
        {profile.has_password ? (
          <PasswordField
            {...confirmation}
            autoComplete="current-password"
            eye={words.eye}
            label={t('password')}
          />
        ) : (
          <Field {...confirmation} type="email" autoComplete="off" label={t('email')} />
        )}
        {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      </div>
      <DialogActions>
        <Button look="secondary" size={40} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" look="danger" size={40} busy={isSubmitting}>
          {t('submit')}
        </Button>
      </DialogActions>
    </form>
  )
}
