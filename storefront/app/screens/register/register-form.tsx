import { NewPasswordFields } from '../../commerce/auth/new-password-fields.tsx'
import { SubmitButton } from '../../commerce/auth/submit-button.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { Agreements } from './agreements.tsx'
import { registerWords } from './register-words.ts'
import { useRegister } from './use-register.ts'

/** Name, e-mail, phone and password; every sentence under its field. */
export function RegisterForm() {
  const t = useWords(registerWords)
  const { form, submit, verify } = useRegister()
  const { errors, isSubmitting } = form.formState
  return (
    // Sent before this code is there, it must not put the password into the address.
    <form noValidate method="post" onSubmit={submit} className="space-y-4">
      <Field {...form.register('name')} autoComplete="name" label={t('name')} error={errors.name?.message} />
      <div className="grid gap-4 w992:grid-cols-2">
        <Field
          {...form.register('email')}
          type="email"
          autoComplete="email"
          label={t('email')}
          error={errors.email?.message}
        />
        <PhoneField
          {...form.register('phone')}
          label={t('phone')}
          hint={t('phone_hint')}
          error={errors.phone?.message}
        />
      </div>
      <NewPasswordFields
        password={form.register('password')}
        repeated={form.register('password_confirmation')}
        labels={{ password: t('password'), repeated: t('repeat') }}
        errors={{ password: errors.password?.message, repeated: errors.password_confirmation?.message }}
        typed={form.watch('password') ?? ''}
      />
      <Agreements form={form} />
      {errors.root?.message && (
        <Note kind="bad">
          {errors.root.message}{' '}
          {errors.root.type === 'code' && <PageLink to={verify}>{t('enter_code')}</PageLink>}
        </Note>
      )}
      <SubmitButton busy={isSubmitting}>{t('submit')}</SubmitButton>
      <p className="text-12 text-ink-2">{t('what_follows')}</p>
    </form>
  )
}
