import { sentenceOf } from '@gema/contract/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { authWords } from '../../commerce/auth/auth-words.ts'
import { useNext } from '../../commerce/auth/use-next.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { forgetRegEmail } from '../../shopper/reg-email.ts'
import { beginSession, useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'
import { type CodeDigits, isComplete, noDigits } from '../../ui/code-digits.ts'

interface Step {
  at: 'open' | 'busy' | 'wrong' | 'good'
  message?: string
}

/** What is typed into the boxes, and what became of it. */
export function useVerify(email: string | undefined) {
  const shared = useWords(authWords)
  const ask = useAsk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const next = useNext()
  const { language } = useLanguage()
  const token = useToken()
  // Kept from before the answer: a new account's first session does not make it a change of address.
  const [wasSignedIn, setWasSignedIn] = useState<boolean>()
  const [digits, setDigits] = useState(noDigits)
  const [step, setStep] = useState<Step>({ at: 'open' })

  const verify = async (code: CodeDigits) => {
    if (email === undefined || step.at === 'busy' || step.at === 'good') return
    if (!isComplete(code)) return setStep({ at: 'open', message: sentenceOf('code_incomplete', language) })
    const isChange = token !== undefined
    setWasSignedIn(isChange)
    setStep({ at: 'busy' })
    const answer = await ask('userVerify', { email, code: code.join('') }).catch(() => undefined)
    if (answer === undefined) return setStep({ at: 'open', message: shared('failed') })
    if (!answer.ok) {
      const message = answer.form[0] ?? answer.message
      return setStep({ at: answer.code === 201 ? 'wrong' : 'open', message })
    }
    setStep({ at: 'good' })
    forgetRegEmail()
    if (answer.data.user_token !== token) beginSession(answer.data.user_token)
    else await queries.invalidateQueries({ queryKey: personalKey(token, 'userProfile') })
    const following = isChange ? addressOf('profile') : addressOf('registered')
    await navigate(next ?? inLanguage(following, language), { replace: true })
  }
  const change = (code: CodeDigits) => {
    setDigits(code)
    setStep({ at: 'open' })
    if (isComplete(code)) verify(code)
  }
  const startOver = () => {
    setDigits(noDigits)
    setStep({ at: 'open' })
  }
  return { digits, step, change, verify, startOver, isChange: wasSignedIn ?? token !== undefined }
}
