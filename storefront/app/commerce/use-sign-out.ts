import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useAsk } from '../api/browser-ask.ts'
import { inLanguage } from '../language/language-path.ts'
import { useLanguage } from '../language/use-language.ts'
import { useWords } from '../language/use-words.ts'
import { endSession } from '../shopper/session.ts'
import { headerWords } from './header/header-words.ts'
import { useToast } from './use-toast.ts'

/** Ends the session on the server and in every tab, forgets everything personal, and leads home. */
export function useSignOut(): () => Promise<void> {
  const ask = useAsk()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { language } = useLanguage()
  const t = useWords(headerWords)
  return async () => {
    const answer = await ask('userLogout', {}).catch(() => undefined)
    if (answer === undefined) return toast.error(t('sign_out_failed'))
    if (!answer.ok) return toast.error(answer.message)
    endSession()
    queries.clear()
    await navigate(inLanguage(addressOf('home'), language))
    toast.success(t('signed_out'))
  }
}
