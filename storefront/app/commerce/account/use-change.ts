import type { CallName } from '@gema/contract/call-paths.ts'
import type { Answer, CallData, CallInput } from '@gema/contract/client.ts'
import { useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { useWords } from '../../language/use-words.ts'
import { endSession } from '../../shopper/session.ts'
import { accountWords } from './account-words.ts'

/**
 * Asks the server to change something of the customer's own. A lost connection is an answer like any other, with a
 * sentence that can be shown; a session that the server no longer knows ends here too.
 */
export function useChange() {
  const ask = useAsk()
  const t = useWords(accountWords)
  const [busy, setBusy] = useState(false)
  const change = async <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Answer<CallData<Name>>> => {
    setBusy(true)
    const answer = await ask(name, input).catch(() => undefined)
    setBusy(false)
    if (answer === undefined) {
      const message = t(navigator.onLine ? 'no_answer' : 'offline')
      return { ok: false, code: 500, message, form: [message], fields: [] }
    }
    if (!answer.ok && answer.code === 401) endSession()
    return answer
  }
  return { change, busy }
}
