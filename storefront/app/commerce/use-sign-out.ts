import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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
  const queries = useQueryClient()
  const t = useWords(headerWords)
  return async () => {
    await whatIsAsked(queries)
    const answer = await ask('userLogout', {}).catch(() => undefined)
    if (answer === undefined) return toast.error(t('sign_out_failed'))
    if (!answer.ok) return toast.error(answer.message)
    await leave(t('signed_out'))
  }
}

/** On a slow line nobody waits longer than this to be signed out. */
const patience = 2_000

/** What is still being asked for with the session: answered after its end, it would be refused. */
const whatIsAsked = (queries: QueryClient): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => setTimeout(resolve, patience)),
    Promise.allSettled(
      queries
        .getQueryCache()
        .findAll({ fetchStatus: 'fetching' })
        .map((query) => query.fetch()),
    ),
  ])
