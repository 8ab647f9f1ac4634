import type { CallName } from '@gema/contract/call-paths.ts'
import type { Ask, CallData, CallInput } from '@gema/contract/client.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAsk } from '../api/browser-ask.ts'
import { useLanguage } from '../language/use-language.ts'
import { endSession, useToken } from './session.ts'

/** The session has ended on the server: whoever shows something personal leads to the sign-in. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/** The name under which the answer of a personal call is kept: by shopper, so that nobody sees what was another's. */
export const personalKey = (token: string | undefined, name: CallName): readonly unknown[] => [
  'my',
  token,
  name,
]

/** What the customer's own call answers with. A session that the server no longer knows ends here. */
export async function askPersonally<Name extends CallName>(
  ask: Ask,
  name: Name,
  input: CallInput<Name>,
): Promise<CallData<Name>> {
  const answer = await ask(name, input)
  if (answer.ok) return answer.data
  if (answer.code !== 401) throw new Error(answer.message)
  endSession()
  throw new SessionEnded(answer.message)
}

/** Something of the signed-in customer's own. A session that the server no longer knows ends here too. */
export function usePersonalQuery<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: { staleTime?: number; enabled?: boolean } = {},
): UseQueryResult<CallData<Name>> {
  const token = useToken()
  const ask = useAsk()
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...personalKey(token, name), language, input],
    enabled: token !== undefined && options.enabled !== false,
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    retry: (count, error) => !(error instanceof SessionEnded) && count < 1,
    queryFn: () => askPersonally(ask, name, input),
  })
}
