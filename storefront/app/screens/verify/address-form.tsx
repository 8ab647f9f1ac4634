import { userResendCode } from '@gema/contract/calls/user-access.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useAsk } from '../../api/browser-ask.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { SubmitButton } from '../../commerce/auth/submit-button.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { type AwaitedMail, rememberRegEmail } from '../../shopper/reg-email.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { verifyWords } from './verify-words.ts'

/** For somebody whose address this browser does not remember. */
export function AddressForm({ onSent }: { onSent: (awaited: AwaitedMail) => void }) {
  const t = useWords(verifyWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const { language } = useLanguage()
  const resolver = useMemo(
    () => contractResolver<{ email: string }>(userResendCode.input, language),
    [language],
  )
  const { register, handleSubmit, setError, formState } = useForm({ resolver, defaultValues: { email: '' } })
  const { errors, isSubmitting } = formState

  const send = async ({ email }: { email: string }) => {
    const answer = await ask('userResendCode', { email }).catch(() => undefined)
    if (answer === undefined) return setError('root', { message: shared('failed') })
    if (answer.ok) return onSent(rememberRegEmail(answer.data))
    // Too soon: the code of the mail before still counts.
    if (answer.code === 429 && answer.retryAfter !== undefined) {
      return onSent(rememberRegEmail({ email, resend_seconds: answer.retryAfter }))
    }
    showRefusal(answer, { setError, fields: ['email'] })
  }
  return (
    <form noValidate method="post" onSubmit={handleSubmit(send)} className="mt-6 space-y-4">
      <Field
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('email')}
        error={errors.email?.message}
      />
      {errors.root?.message && <Note kind="bad">{errors.root.message}</Note>}
      <SubmitButton busy={isSubmitting}>{t('send_code')}</SubmitButton>
    </form>
  )
}
