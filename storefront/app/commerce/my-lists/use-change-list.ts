import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import { keepPending, type PendingChange } from '../../shopper/pending-change.ts'
import { endSession, useToken } from '../../shopper/session.ts'
import { useToast } from '../use-toast.ts'
import { listCalls } from './list-calls.ts'
import { myListsWords } from './my-lists-words.ts'
import { useListCache } from './use-list-cache.ts'

export interface ListChange extends PendingChange {
  on: boolean
  /** Takes the change back: offered beside the sentence that says it is done. */
  undo?: () => void
}

/** What is under way, by what it is about: presses in a row reach the server one after the other. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Puts something on a list or takes it off: at once on the page, then on the server, whose sentence is shown. If it is
 * refused, the page takes it back. A guest signs in first. Answers what the server says now, where it did.
 */
export function useChangeList(): (change: ListChange) => Promise<object | undefined> {
  const ask = useAsk()
  const toast = useToast()
  const token = useToken()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const cache = useListCache()
  const t = useWords(myListsWords)
  const signInFirst = ({ list, id, on }: ListChange) => {
    if (on) keepPending({ list, id })
    const { pathname, search } = window.location
    void navigate(withNext(inLanguage(addressOf('login'), language), pathname + search))
  }
  return async (change) => {
    if (token === undefined) return void signInFirst(change)
    const { list, id, on } = change
    await cache.write(change, on)
    const about = `${list} ${id}`
    const before = underWay.get(about)
    const mine = (async () => {
      await before
      return listCalls[list].change(ask, id, on)
    })().catch(() => undefined)
    underWay.set(about, mine)
    const answer = await mine
    // Somebody changed their mind meanwhile: that press has the last word.
    if (underWay.get(about) !== mine) return undefined
    underWay.delete(about)
    if (answer?.ok) {
      cache.settle(change, answer.data)
      toast.success(answer.message, change.undo && { text: t('undo'), press: change.undo })
      return answer.data
    }
    await cache.write(change, !on)
    cache.settle(change)
    if (answer?.code === 401) {
      endSession()
      signInFirst(change)
    } else toast.error(answer?.form.join(' ') ?? t('failed'))
    return undefined
  }
}
