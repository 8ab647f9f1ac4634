import { userForgotPassword } from '@gema/contract/calls/user-access.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useAsk } from '../../api/browser-ask.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { SubmitButton } from '../../commerce/auth/submit-button.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { forgotPasswordWords } from './forgot-password-words.ts'
import type { SentLink } from './link-sent.tsx'

interface LinkFormProps {
  /** What was typed before. */
  email: string | undefined
  onSent: (link: SentLink) => void
}

/** Asks for the address of the account. */
export function LinkForm({ email = '', onSent }: LinkFormProps) {
  const t = useWords(forgotPasswordWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const { language } = useLanguage()
  const resolver = useMemo(
    () => contractResolver<{ email: string }>(userForgotPassword.input, language),
    [language],
  )
  const { register, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: { email } })
  const { errors, isSubmitting } = formState

  const send = async (wanted: { email: string }) => {
    const answer = await ask('userForgotPassword', wanted).catch(() => undefined)
    if (answer === undefined) return setError('root', { message: shared('failed') })
    if (!answer.ok) return showRefusal(answer, { setError, fields: ['email'] })
    onSent({ email: answer.data.email, resendAt: Date.now() + answer.data.resend_seconds * 1000 })
  }
  return (
    <form noValidate method="post" onSubmit={handleSubmit(send)} className="mt-6 space-y-4">
      <Field
        {...register('email')}
        type="email"
        autoComplete="username"
        label={t('email')}
        error={errors.email?.message}
      />
      {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      <SubmitButton busy={isSubmitting}>{t('submit')}</SubmitButton>
    </form>
  )
}
