import type { Answer } from '@gema/contract/client.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { holdAsks, letAsksGo } from '../../api/held-asks.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { endSession } from '../../shopper/session.ts'
import { useToast } from '../use-toast.ts'

/** Says on the way home that the session is over: nothing on the page that is left can be saved any more. */
export const leavingState = { sessionOver: true }

interface Leaving<Answered> {
  /** Ends the session on the server. */
  end: () => Promise<Answered>
  goodbye: string
}

/**
 * Ends the session on the server and in every tab, forgets everything personal, and leads home. Answers what the server
 * has said; where it does not agree, everything stays as it is.
 */
export function useLeave() {
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { language } = useLanguage()
  const goHome = async (goodbye: string) => {
    // On the way before the session ends: a page of the account would lead to the sign-in otherwise.
    const gone = navigate(inLanguage(addressOf('home'), language), { flushSync: true, state: leavingState })
    endSession()
    queries.clear()
    letAsksGo()
    await gone
    toast.success(goodbye)
  }
  return async <Answered extends Answer<unknown> | undefined>({
    end,
    goodbye,
  }: Leaving<Answered>): Promise<Answered> => {
    await whatIsAsked(queries)
    holdAsks()
    try {
      const answer = await end()
      if (answer?.ok) await goHome(goodbye)
      return answer
    } finally {
      letAsksGo()
    }
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
