import { useLocation, useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { AuthHead } from '../../commerce/auth/auth-head.tsx'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { useNext } from '../../commerce/auth/use-next.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { useIsAwake } from '../../shopper/session.ts'
import { forgotPasswordWords } from './forgot-password-words.ts'
import { LinkForm } from './link-form.tsx'
import { LinkSent, type SentLink } from './link-sent.tsx'

/** The answer is the same whether or not the address is known: nobody learns who has an account here. */
export function AskForLink() {
  const t = useWords(forgotPasswordWords)
  const shared = useWords(authWords)
  const ask = useAsk()
  const toast = useToast()
  const next = useNext()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  // Kept in the history entry: it survives a reload, and the back button leads to the form.
  const { sent, email }: Kept = useIsAwake() && isKept(state) ? state : {}
  const go = (kept: Kept, replace = false) => navigate(`${pathname}${search}`, { state: kept, replace })

  const resend = async (to: string) => {
    const answer = await ask('userForgotPassword', { email: to }).catch(() => undefined)
    if (answer === undefined) return toast.error(shared('failed'))
    if (!answer.ok) toast.error(answer.message)
    const seconds = answer.ok ? answer.data.resend_seconds : (answer.retryAfter ?? 0)
    await go({ sent: { email: to, resendAt: Date.now() + seconds * 1000 } }, true)
  }
  return (
    <>
      <AuthHead title={t('title')} back={{ to: withNext(addressOf('login'), next), label: t('back') }}>
        {t('lead')}
      </AuthHead>
      {sent === undefined ? (
        <LinkForm key={email} email={email} onSent={(link) => go({ sent: link })} />
      ) : (
        <LinkSent {...sent} onResend={() => resend(sent.email)} onChange={() => go({ email: sent.email })} />
      )}
    </>
  )
}

/** What a step of this page keeps: where the link went, or the address to be corrected. */
interface Kept {
  sent?: SentLink
  email?: string
}

const isKept = (state: unknown): state is Kept => typeof state === 'object' && state !== null
