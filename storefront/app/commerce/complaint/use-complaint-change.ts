import type { Answer, CallData, CallInput } from '@gema/contract/client.ts'
import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askWithProgress, type Progress } from '../../api/ask-with-progress.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { endSession, useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'
import { useOrdersChanged } from '../order/use-orders-changed.ts'
import { complaintWords } from './complaint-words.ts'

type ChangeCall = 'complaintStore' | 'complaintReply' | 'complaintUpdateStatus'
type Refused = Extract<Answer<unknown>, { ok: false }>

/** What came of a change: done, refused with sentences, or stopped by who had begun it. */
export type Changed = { ok: true; data: Complaint; message: string } | Refused | { ok: false; stopped: true }

/**
 * Sends something about a complaint, once however often it is pressed, and tells how far its files are. A lost connection
 * is an answer like any other, with a sentence that can be shown. The lists that it stands in are asked for anew.
 */
export function useComplaintChange() {
  const t = useWords(complaintWords)
  const { language } = useLanguage()
  const token = useToken()
  const client = useQueryClient()
  const ordersChanged = useOrdersChanged()
  const [progress, setProgress] = useState<Progress>()
  const [busy, setBusy] = useState(false)
  const sending = useRef<AbortController>(undefined)
  // Whoever leaves the page stops what is still being sent.
  useEffect(() => () => sending.current?.abort(), [])

  const change = async <Name extends ChangeCall>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<Changed | undefined> => {
    if (sending.current !== undefined) return undefined
    const stopper = new AbortController()
    sending.current = stopper
    setBusy(true)
    const ask = askWithProgress({ language, onProgress: setProgress, signal: stopper.signal })
    const answer: Answer<CallData<Name>> | undefined = await ask(name, input).catch(() => undefined)
    sending.current = undefined
    setBusy(false)
    setProgress(undefined)
    if (stopper.signal.aborted) return { ok: false, stopped: true }
    if (answer === undefined) {
      const message = t(navigator.onLine ? 'no_answer' : 'offline')
      return { ok: false, code: 500, message, form: [message], fields: [] }
    }
    if (!answer.ok) {
      if (answer.code === 401 && token !== undefined) endSession()
      return answer
    }
    void client.invalidateQueries({ queryKey: personalKey(token, 'complaintFetch') })
    void ordersChanged()
    return { ok: true, data: answer.data as Complaint, message: answer.message }
  }
  return { change, busy, progress, stop: () => sending.current?.abort() }
}

/** The sentence of a refusal that belongs to no field. */
export const sentenceOfRefusal = (refused: Refused): string => refused.form[0] ?? refused.message
