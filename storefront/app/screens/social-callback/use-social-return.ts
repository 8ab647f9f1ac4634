import { nextPath } from '@gema/contract/values/next-path.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { beginSession, useToken } from '../../shopper/session.ts'
import { socialLanguage } from '../../shopper/social-start.ts'
import { firstWordOf } from '../../shopper/use-profile.ts'
import { type Finished, finishSocial, type SocialReturn, takeSocialReturn } from './finish-social.ts'
import { socialCallbackWords } from './social-callback-words.ts'

type Step = { at: 'waiting' } | { at: 'stopped'; message: string; canTryAgain: boolean }
type Done = Extract<Finished, { ok: true }>['data']

/** Finishes the sign-in that the provider has led back from, and leads on. */
export function useSocialReturn() {
  const t = useWords(socialCallbackWords)
  const ask = useAsk()
  const toast = useToast()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const token = useToken()
  const [step, setStep] = useState<Step>({ at: 'waiting' })
  const back = useRef<SocialReturn | undefined>(undefined)
  const begun = useRef(false)

  const leadOn = async ({ user_token, profile, next, is_new }: Done) => {
    // Connecting a provider goes on with the session that is there.
    const isConnecting = user_token === token
    if (!isConnecting) beginSession(user_token)
    const home = inLanguage(addressOf('home'), language)
    const wanted = nextPath(next) ?? home
    const isAnywhere = wanted === '/' || wanted === home
    const following = is_new && isAnywhere ? inLanguage(addressOf('registered'), language) : wanted
    await navigate(following, { replace: true })
    toast.success(isConnecting ? t('connected') : t('welcome', { name: firstWordOf(profile.name) }))
  }
  const finish = async () => {
    if (back.current === undefined) {
      return setStep({ at: 'stopped', message: t('nothing'), canTryAgain: false })
    }
    setStep({ at: 'waiting' })
    const answer = await finishSocial(ask, back.current).catch(() => undefined)
    if (answer === undefined) return setStep({ at: 'stopped', message: t('failed'), canTryAgain: true })
    if (answer.ok) return leadOn(answer.data)
    setStep({ at: 'stopped', message: answer.form[0] ?? answer.message, canTryAgain: answer.code >= 429 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens in the right language
  useEffect(() => {
    const begunIn = socialLanguage()
    if (begunIn !== undefined && begunIn !== language) {
      const here = inLanguage(addressOf('socialCallback'), begunIn)
      navigate(`${here}${window.location.search}`, { replace: true })
      return
    }
    if (begun.current) return
    begun.current = true
    back.current = takeSocialReturn()
    finish()
  }, [language])
  return { step, finish, isSignedIn: token !== undefined }
}
