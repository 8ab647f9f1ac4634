import { useAsk } from '../../api/browser-ask.ts'
import { useListCache } from '../../commerce/my-lists/use-list-cache.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { compareWords } from './compare-words.ts'

/** Takes everything out of the comparison; one press brings it back, in the same order. */
export function useClearList(): (uuids: string[]) => Promise<void> {
  const ask = useAsk()
  const toast = useToast()
  const cache = useListCache()
  const t = useWords(compareWords)
  const write = async (uuids: string[], on: boolean) => {
    for (const id of uuids) await cache.write({ list: 'compare', id }, on)
  }
  const bringBack = async (uuids: string[]) => {
    for (const id of uuids) {
      const answer = await ask('compareListStore', { product_id: id }).catch(() => undefined)
      if (!answer?.ok) return toast.error(answer?.form.join(' ') ?? t('failed'))
      cache.settle({ list: 'compare', id }, answer.data)
    }
  }
  return async (uuids) => {
    await write(uuids, false)
    const answer = await ask('compareListDelete', {}).catch(() => undefined)
    if (answer?.ok) {
      cache.settle({ list: 'compare', id: '' }, answer.data)
      return toast.success(t('cleared'), { text: t('undo'), press: () => void bringBack(uuids) })
    }
    await write(uuids, true)
    toast.error(answer?.form.join(' ') ?? t('failed'))
  }
}
