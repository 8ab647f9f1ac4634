import { userLogin } from '@gema/contract/calls/user.ts'
import { Eye, EyeOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { beginSession } from '../../shopper/session.ts'
import { firstWordOf } from '../../shopper/use-profile.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { loginWords } from './login-words.ts'

interface Credentials {
  email: string
  password: string
}

/** E-mail and password, checked by the same schema on both sides. */
export function LoginForm() {
  const t = useWords(loginWords)
  const ask = useAsk()
  const toast = useToast()
  const { language } = useLanguage()
  const [visible, setVisible] = useState(false)
  const resolver = useMemo(() => contractResolver<Credentials>(userLogin.input, language), [language])
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const signIn = async (credentials: Credentials) => {
    const answer = await ask('userLogin', credentials).catch(() => undefined)
    if (answer === undefined) return setError('root', { message: t('failed') })
    if (!answer.ok) {
      const field = answer.fields[0]?.field === 'password' ? 'password' : 'root'
      return setError(field, { message: answer.message })
    }
    // The screen itself leads home as soon as there is a session.
    beginSession(answer.data.user_token)
    toast.success(t('welcome', { name: firstWordOf(answer.data.profile.name) }))
  }
  return (
    <form noValidate onSubmit={handleSubmit(signIn)} className="space-y-4">
      <Field
        {...register('email')}
        type="email"
        autoComplete="username"
        label={t('email')}
        error={errors.email?.message}
      />
      <Field
        {...register('password')}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        label={t('password')}
        error={errors.password?.message}
        end={
          <button
            type="button"
            onClick={() => setVisible(!visible)}
            aria-label={visible ? t('hide_password') : t('show_password')}
            className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <Icon of={visible ? EyeOff : Eye} />
          </button>
        }
      />
      <p className="text-end text-14">
        <PageLink to={addressOf('forgotPassword')} className="font-semibold text-primary hover:underline">
          {t('forgot')}
        </PageLink>
      </p>
      <div aria-live="assertive">
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
      <Button type="submit" size={56} busy={isSubmitting} className="w-full">
        {t('submit')}
      </Button>
    </form>
  )
}
