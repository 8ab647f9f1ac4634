import { useAsk } from '../api/browser-ask.ts'
import { useWords } from '../language/use-words.ts'
import { useLeave } from './account/use-leave.ts'
import { headerWords } from './header/header-words.ts'
import { useToast } from './use-toast.ts'

/** Ends the session on the server and in every tab, forgets everything personal, and leads home. */
export function useSignOut(): () => Promise<void> {
  const ask = useAsk()
  const toast = useToast()
  const leave = useLeave()
  const t = useWords(headerWords)
  return async () => {
    const answer = await ask('userLogout', {}).catch(() => undefined)
    if (answer === undefined) return toast.error(t('sign_out_failed'))
    if (!answer.ok) return toast.error(answer.message)
    await leave(t('signed_out'))
  }
}
