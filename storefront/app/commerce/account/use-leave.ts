import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { endSession } from '../../shopper/session.ts'
import { useToast } from '../use-toast.ts'

/** Says on the way home that the session is over: nothing on the page that is left can be saved any more. */
export const leavingState = { sessionOver: true }

/** Once the server has ended the session: ends it in every tab, forgets everything personal, and leads home. */
export function useLeave(): (goodbye: string) => Promise<void> {
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { language } = useLanguage()
  return async (goodbye) => {
    // On the way before the session ends: a page of the account would lead to the sign-in otherwise.
    const gone = navigate(inLanguage(addressOf('home'), language), { flushSync: true, state: leavingState })
    endSession()
    queries.clear()
    await gone
    toast.success(goodbye)
  }
}
