import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { useCartChange } from '../../shopper/use-cart.ts'
import { useToast } from '../use-toast.ts'
import { voucherDrawerWords } from './voucher-drawer-words.ts'

/** Puts a voucher to the cart, or takes it away with `null`, and says so. Answers why that was refused. */
export function useSetVoucher() {
  const t = useWords(voucherDrawerWords)
  const toast = useToast()
  const change = useCartChange()
  /** The code that is on its way; of one that is taken away, nothing. */
  const [busy, setBusy] = useState<{ code: string | null }>()
  const set = async (code: string | null): Promise<string | undefined> => {
    setBusy({ code })
    const answer = await change('cartUpdate', { voucher: code })
    setBusy(undefined)
    if (!answer?.ok) return answer?.form.join(' ') ?? t('lost')
    const { voucher } = answer.data
    if (code === null) toast.success(t('removed'))
    else if (voucher?.applies) toast.success(t('applied'))
    // It waits in the cart until it fits.
    else toast.success(t('kept', { reason: voucher?.message ?? '' }))
    return undefined
  }
  return { busy, set }
}
