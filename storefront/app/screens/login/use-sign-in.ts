import { userLogin } from '@gema/contract/calls/user.ts'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { contractResolver } from '../../api/form-resolver.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { isRefusal } from '../../commerce/auth/is-refusal.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { useNext } from '../../commerce/auth/use-next.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { rememberRegEmail } from '../../shopper/reg-email.ts'
import { beginSession } from '../../shopper/session.ts'
import { firstWordOf } from '../../shopper/use-profile.ts'
import { loginWords } from './login-words.ts'

interface Credentials {
  email: string
  password: string
  remember?: boolean | undefined
}

/** After wrong passwords: until when to wait, and for whom. Somebody else may still sign in. */
interface Pause {
  email: string
  until: number
}

/** In seconds, where the answer does not say. */
const shortPause = 10

const noPause: Pause = { email: '', until: 0 }

/** The form that begins a session, with all that can come back. */
export function useSignIn() {
  const t = useWords(loginWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const toast = useToast()
  const navigate = useNavigate()
  const next = useNext()
  const { language } = useLanguage()
  const [pause, setPause] = useState(noPause)
  const resolver = useMemo(() => contractResolver<Credentials>(userLogin.input, language), [language])
  // No default values: what was typed or filled in before this code came stays.
  const form = useForm<Credentials>({ resolver })

  const signIn = form.handleSubmit(async (credentials) => {
    setPause(noPause)
    const answer = await ask('userLogin', credentials).catch(() => undefined)
    if (answer === undefined) return form.setError('root', { message: shared('failed') })
    if (answer.ok) {
      // The screen itself leads on as soon as there is a session.
      beginSession(answer.data.user_token, { remember: credentials.remember !== false })
      return toast.success(t('welcome', { name: firstWordOf(answer.data.profile.name) }))
    }
    if (isRefusal(answer, 'email_unverified', language)) {
      rememberRegEmail({ email: credentials.email, resend_seconds: 0 })
      await navigate(withNext(inLanguage(addressOf('verify'), language), next))
      return
    }
    if (answer.code === 429) {
      setPause({ email: credentials.email, until: Date.now() + (answer.retryAfter ?? shortPause) * 1000 })
      return form.setError('root', { type: 'pause', message: answer.message })
    }
    showRefusal(answer, { setError: form.setError, fields: ['email', 'password'] })
  })
  const isHeldBack = pause.email !== '' && (form.watch('email') ?? '').trim().toLowerCase() === pause.email
  return { form, signIn, until: isHeldBack ? pause.until : 0 }
}
