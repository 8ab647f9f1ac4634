import { addressOf } from '../../addresses.ts'
import { authLink } from '../../commerce/auth/auth-head.tsx'
import { SubmitButton } from '../../commerce/auth/submit-button.tsx'
import { useNext } from '../../commerce/auth/use-next.ts'
import { usePasswordTexts } from '../../commerce/auth/use-password-texts.ts'
import { clockOf, useSecondsLeft } from '../../commerce/auth/use-seconds-left.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { loginWords } from './login-words.ts'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password, checked by the same schema on both sides. */
export function LoginForm() {
  const t = useWords(loginWords)
  const { eye } = usePasswordTexts()
  const { form, signIn, until } = useSignIn()
  const { errors, isSubmitting } = form.formState
  const left = useSecondsLeft(until)
  const isPause = errors.root?.type === 'pause'
  const forgot = withNext(addressOf('forgotPassword'), useNext())
  return (
    // Sent before this code is there, it must not put the password into the address.
    <form noValidate method="post" onSubmit={signIn} className="space-y-4">
      <Field
        {...form.register('email')}
        type="email"
        autoComplete="username"
        label={t('email')}
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
        eye={eye}
        autoComplete="current-password"
        label={t('password')}
        error={errors.password?.message}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-14">
        <Checkbox {...form.register('remember')} defaultChecked>
          {t('remember')}
        </Checkbox>
        <PageLink to={forgot} className={authLink}>
          {t('forgot')}
        </PageLink>
      </div>
      {errors.root?.message && (!isPause || left > 0) && (
        <Note kind="bad">
          {errors.root.message} {isPause && <PageLink to={forgot}>{t('new_password')}</PageLink>}
        </Note>
      )}
      <SubmitButton busy={isSubmitting} disabled={left > 0}>
        {left > 0 ? t('wait', { time: clockOf(left) }) : t('submit')}
      </SubmitButton>
      <DemoAccounts
        onChoose={({ email, password }) => {
          form.setValue('email', email, { shouldValidate: form.formState.isSubmitted })
          form.setValue('password', password, { shouldValidate: form.formState.isSubmitted })
        }}
      />
    </form>
  )
}
