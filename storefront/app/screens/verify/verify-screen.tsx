import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { AuthHead } from '../../commerce/auth/auth-head.tsx'
import { useNext } from '../../commerce/auth/use-next.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { type AwaitedMail, recallRegEmail } from '../../shopper/reg-email.ts'
import { useIsAwake, useToken } from '../../shopper/session.ts'
import type { Route } from './+types/verify-screen'
import { AddressForm } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { verifyWords } from './verify-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, verifyWords, (t) => ({ title: t('title'), noindex: true }))

/** The code from the mail: of a new account, or of a signed-in customer's new address. */
export default function VerifyScreen() {
  const t = useWords(verifyWords)
  const awake = useIsAwake()
  const isSignedIn = useToken() !== undefined
  const next = useNext()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const remembered = useMemo(() => (awake ? recallRegEmail() : undefined), [awake])
  const [sent, setSent] = useState<AwaitedMail>()
  const awaited = sent ?? remembered
  const nothingToProve = awake && isSignedIn && awaited === undefined
  useEffect(() => {
    if (nothingToProve) navigate(inLanguage(addressOf('profile'), language), { replace: true })
  }, [nothingToProve, language, navigate])
  const back = isSignedIn
    ? { to: addressOf('profile'), label: t('to_profile') }
    : { to: withNext(addressOf('register'), next), label: t('change_email') }
  const asksForAddress = awake && awaited === undefined
  return (
    <>
      <AuthHead title={t('title')} back={back}>
        {asksForAddress ? t('which_email') : <SentTo email={awaited?.email} />}
      </AuthHead>
      {asksForAddress ? <AddressForm onSent={setSent} /> : <CodeForm awaited={awaited} onSent={setSent} />}
    </>
  )
}

/** Until the browser has told the address, as much room as it will take. */
function SentTo({ email }: { email: string | undefined }) {
  const t = useWords(verifyWords)
  return (
    <>
      {t('sent_to')}{' '}
      {email === undefined ? (
        <span aria-hidden className="inline-block h-4 w-44 rounded bg-line align-middle" />
      ) : (
        <b className="font-bold text-ink">{email}</b>
      )}
      . {t('valid')}
    </>
  )
}
