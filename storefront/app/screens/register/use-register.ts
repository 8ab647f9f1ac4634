import { userRegister } from '@gema/contract/calls/user-access.ts'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { repeatedPasswordResolver } from '../../commerce/auth/repeated-password-resolver.ts'
import { showRefusal } from '../../commerce/auth/show-refusal.ts'
import { useNext } from '../../commerce/auth/use-next.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { recallRegEmail, rememberRegEmail } from '../../shopper/reg-email.ts'

/** Who registers begins without having agreed to anything. */
type Registration = Omit<z.input<typeof userRegister.input>, 'terms'> & { terms: boolean }
type Agreed = z.input<typeof userRegister.input>

const fields = ['name', 'email', 'phone', 'password', 'password_confirmation', 'terms'] as const

/** The form that asks for an account and then leads to the code. */
export function useRegister() {
  const shared = useWords(authWords)
  const ask = useAsk()
  const navigate = useNavigate()
  const verify = withNext(addressOf('verify'), useNext())
  const { language } = useLanguage()
  const resolver = useMemo(
    () =>
      repeatedPasswordResolver(
        userRegister.input as unknown as z.ZodType<Registration, Registration>,
        language,
      ),
    [language],
  )
  // No default values: what was typed or filled in before this code came stays.
  const form = useForm<Registration>({ resolver })

  const submit = form.handleSubmit(async (registration) => {
    const answer = await ask('userRegister', registration as Agreed).catch(() => undefined)
    if (answer === undefined) return form.setError('root', { message: shared('failed') })
    if (!answer.ok) {
      // The mail before went to this very address: its code still counts.
      const hasCode = answer.code === 429 && recallRegEmail()?.email === registration.email
      if (!hasCode) return showRefusal(answer, { setError: form.setError, fields })
      return form.setError('root', { type: 'code', message: answer.message })
    }
    rememberRegEmail(answer.data)
    await navigate(inLanguage(verify, language))
  })
  return { form, submit, verify }
}
