import { userChangePassword } from '@gema/contract/calls/user-access.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useChange } from '../../commerce/account/use-change.ts'
import { useKeepProfile } from '../../commerce/account/use-keep-profile.ts'
import { NewPasswordFields } from '../../commerce/auth/new-password-fields.tsx'
import { repeatedPasswordResolver } from '../../commerce/auth/repeated-password-resolver.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { usePasswordTexts } from '../../commerce/auth/use-password-texts.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { passwordWords } from './password-words.ts'
import { useForgetSessions } from './use-forget-sessions.ts'

interface PasswordDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function PasswordDialog({ open, onOpenChange }: PasswordDialogProps) {
  const t = useWords(passwordWords)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('dialog_title')} text={t('dialog_text')}>
      <PasswordForm onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface Values {
  current_password: string
  password: string
  password_confirmation: string
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const t = useWords(passwordWords)
  const words = usePasswordTexts()
  const toast = useToast()
  const keepProfile = useKeepProfile()
  const forgetSessions = useForgetSessions()
  const { language } = useLanguage()
  const { change } = useChange()
  const resolver = useMemo(
    () => repeatedPasswordResolver<Values>(userChangePassword.input, language),
    [language],
  )
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({
    resolver,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  })
  const { errors, isSubmitting } = formState
  const save = async (values: Values) => {
    const answer = await change('userChangePassword', values)
    if (!answer.ok) {
      return showRefusal(answer, {
        setError,
        fields: ['current_password', 'password', 'password_confirmation'],
      })
    }
    keepProfile()
    forgetSessions()
    toast.success(answer.message)
    onClose()
  }
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="mt-4">
      <div className="grid gap-4">
        <PasswordField
          {...register('current_password')}
          autoComplete="current-password"
          eye={words.eye}
          label={t('current')}
          error={errors.current_password?.message}
        />
        <NewPasswordFields
          password={register('password')}
          repeated={register('password_confirmation')}
          labels={{ password: t('new'), repeated: t('repeat') }}
          errors={{ password: errors.password?.message, repeated: errors.password_confirmation?.message }}
          typed={watch('password')}
        />
        {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      </div>
      <DialogActions>
        <Button look="secondary" size={40} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" size={40} busy={isSubmitting}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  )
}
