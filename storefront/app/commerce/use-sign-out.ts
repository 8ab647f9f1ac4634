import { useAsk } from '../api/browser-ask.ts'
import { useWords } from '../language/use-words.ts'
import { useLeave } from './account/use-leave.ts'
import { headerWords } from './header/header-words.ts'
import { useToast } from './use-toast.ts'

/** Signs out and leads home, or says why it could not. */
export function useSignOut(): () => Promise<void> {
  const ask = useAsk()
  const toast = useToast()
  const leave = useLeave()
  const t = useWords(headerWords)
  return async () => {
    const end = () => ask('userLogout', {}).catch(() => undefined)
    const answer = await leave({ end, goodbye: t('signed_out') })
    if (!answer?.ok) toast.error(answer?.message ?? t('sign_out_failed'))
  }
}
