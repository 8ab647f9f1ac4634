import { userResetPassword } from '@gema/contract/calls/user-access.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { isRefusal } from '../../commerce/auth/is-refusal.ts'
import { NewPasswordFields } from '../../commerce/auth/new-password-fields.tsx'
import { repeatedPasswordResolver } from '../../commerce/auth/repeated-password-resolver.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { SubmitButton } from '../../commerce/auth/submit-button.tsx'
import { useNext, useNextOrHome } from '../../commerce/auth/use-next.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { beginSession } from '../../shopper/session.ts'
import { firstWordOf } from '../../shopper/use-profile.ts'
import { Note } from '../../ui/note.tsx'
import { forgotPasswordWords } from './forgot-password-words.ts'

type NewPassword = z.input<typeof userResetPassword.input>

interface NewPasswordFormProps {
  token: string
  email: string
  /** How many sessions end when it is saved. */
  sessions: number
}

/** The new password, twice; saving it signs in here and out everywhere else. */
export function NewPasswordForm({ token, email, sessions }: NewPasswordFormProps) {
  const t = useWords(forgotPasswordWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const toast = useToast()
  const navigate = useNavigate()
  const next = useNext()
  const following = useNextOrHome()
  const { language } = useLanguage()
  const resolver = useMemo(
    () => repeatedPasswordResolver<NewPassword>(userResetPassword.input, language),
    [language],
  )
  const form = useForm<NewPassword>({
    resolver,
    defaultValues: { token, password: '', password_confirmation: '' },
  })
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async (wanted) => {
    const answer = await ask('userResetPassword', wanted).catch(() => undefined)
    if (answer === undefined) return form.setError('root', { message: shared('failed') })
    if (answer.ok) {
      beginSession(answer.data.user_token)
      await navigate(following, { replace: true })
      return toast.success(t('saved', { name: firstWordOf(answer.data.profile.name) }))
    }
    if (isRefusal(answer, 'reset_link_unknown', language)) {
      return form.setError('root', { type: 'link', message: answer.message })
    }
    showRefusal(answer, { setError: form.setError, fields: ['password', 'password_confirmation'] })
  })
  return (
    <form noValidate method="post" onSubmit={save} className="mt-6 space-y-4">
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={form.register('password')}
        repeated={form.register('password_confirmation')}
        labels={{ password: t('new_password'), repeated: t('repeat') }}
        errors={{ password: errors.password?.message, repeated: errors.password_confirmation?.message }}
        typed={form.watch('password')}
      />
      {sessions > 0 && <Note kind="info">{t('signs_out', { count: sessions })}</Note>}
      {errors.root?.message && (
        <Note kind="bad">
          {errors.root.message}{' '}
          {errors.root.type === 'link' && (
            <PageLink to={withNext(addressOf('forgotPassword'), next)}>{t('new_link')}</PageLink>
          )}
        </Note>
      )}
      <SubmitButton busy={isSubmitting}>{t('save')}</SubmitButton>
    </form>
  )
}
