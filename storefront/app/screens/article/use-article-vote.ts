import { useEffect, useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { guestToken } from '../../api/guest-token.ts'
import { readToken } from '../../api/token-cookie.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { voteWords } from './vote-words.ts'
import { recallVote, rememberVote } from './votes-given.ts'

interface Voted {
  uuid: string
  useful_count: number
}

/** What this reader says about an article, and how many found it useful; a vote that fails is told and not kept. */
export function useArticleVote({ uuid, useful_count }: Voted) {
  const t = useWords(voteWords)
  const ask = useAsk()
  const toast = useToast()
  const [given, setGiven] = useState<boolean>()
  const [count, setCount] = useState(useful_count)
  const [sending, setSending] = useState<boolean>()
  const [isNew, setIsNew] = useState(false)
  // What was said at an earlier visit: only the browser knows.
  useEffect(() => setGiven(recallVote(uuid)), [uuid])
  const vote = async (isUseful: boolean) => {
    if (sending !== undefined || given === isUseful) return
    setSending(isUseful)
    // Whoever says something needs a name that stands for them, even if nobody knows whose it is.
    if (readToken() === undefined) guestToken()
    const answer = await ask('articleVote', { uuid, is_useful: isUseful }).catch(() => undefined)
    setSending(undefined)
    if (!answer?.ok) return toast.error(answer?.message ?? t('failed'))
    rememberVote(uuid, isUseful)
    setGiven(isUseful)
    setIsNew(true)
    setCount(answer.data.useful_count)
  }
  return { given, count, sending, isNew, vote }
}
