import type { Order } from '@gema/contract/shapes/order.ts'
import { useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { proofFault } from './proof-fault.ts'
import { transferWords } from './transfer-words.ts'

interface ProofProps {
  place: OrderPlace
  onSent: (order: Order) => void
}

/** A receipt between being chosen and being sent. Whatever goes wrong, it stays chosen. */
export function useProof({ place, onSent }: ProofProps) {
  const t = useWords(transferWords)
  const about = useWords(paymentReturnWords)
  const ask = useAsk()
  const toast = useToast()
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const choose = async (next: File | undefined) => {
    const fault = next && (await proofFault(next))
    setError(fault && t(fault))
    setFile(fault ? undefined : next)
  }
  const send = async (): Promise<boolean> => {
    if (file === undefined || busy) return false
    setBusy(true)
    setError(undefined)
    const answer = await ask('orderPaymentProof', { ...place, proof: file }).catch(() => undefined)
    setBusy(false)
    if (answer?.ok) {
      setFile(undefined)
      onSent(answer.data)
      toast.success(answer.message)
      return true
    }
    const lost = about(navigator.onLine ? 'no_answer' : 'offline')
    setError(answer === undefined ? lost : (answer.form[0] ?? answer.message))
    return false
  }
  return { file, error, busy, choose, send }
}
