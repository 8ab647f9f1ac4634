import type { Answer, CallData, CallInput } from '@gema/contract/client.ts'
import { useEffect, useRef, useState } from 'react'
import { askWithProgress, type Progress } from '../../api/ask-with-progress.ts'
import { useFormGuard } from '../../commerce/form-guard/use-form-guard.ts'
import { useLanguage } from '../../language/use-language.ts'

type Call = 'installationRequestStore'

/** What came of it; nothing, where it is on its way already. */
export type Sending = Answer<CallData<Call>> | 'lost' | 'stopped' | undefined

/** Sends the form, once however often it is pressed, and tells how far its photos are. */
export function useSending() {
  const { language } = useLanguage()
  const [progress, setProgress] = useState<Progress>()
  const [busy, setBusy] = useState(false)
  const sending = useRef<AbortController>(undefined)
  const { hidden, proof } = useFormGuard()
  // Whoever leaves the page stops what is still being sent.
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (input: CallInput<Call>): Promise<Sending> => {
    if (sending.current !== undefined) return undefined
    const stopper = new AbortController()
    sending.current = stopper
    setBusy(true)
    const { signal } = stopper
    const ask = askWithProgress({ language, onProgress: setProgress, signal, nameless: true })
    // The photos stay last: the progress of the form is theirs.
    const answer = await ask('installationRequestStore', { ...(await proof()), ...input }).catch(
      () => undefined,
    )
    sending.current = undefined
    setBusy(false)
    setProgress(undefined)
    if (signal.aborted) return 'stopped'
    return answer ?? 'lost'
  }
  return { send, hidden, busy, progress, stop: () => sending.current?.abort() }
}
