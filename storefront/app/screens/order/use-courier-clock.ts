import type { Order } from '@gema/contract/shapes/order.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'

/** What the courier clock would do next with an order, in words. */
interface Tick {
  next: string | null
  words: string
}

/** The demo's courier clock: what comes next for an order, and doing it. */
export function useCourierClock(order: Order, onMoved: () => void) {
  const { language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const address = `/demo/courier/${order.id}`
  const ask = (method: 'GET' | 'POST') => fetch(address, { method, headers: { Language: language } })
  const { data } = useQuery({
    // Whatever happens to the order may change what comes next.
    queryKey: ['courier clock', order.id, language, order.events.length, order.status],
    retry: false,
    gcTime: 0,
    queryFn: async (): Promise<Tick | null> => {
      const response = await ask('GET')
      return response.ok && isJson(response) ? await response.json() : null
    },
  })
  const move = async () => {
    setBusy(true)
    setFailed(false)
    const done = await ask('POST').catch(() => undefined)
    setBusy(false)
    if (done?.ok) onMoved()
    else setFailed(true)
  }
  return { tick: data ?? undefined, busy, failed, move }
}

/** An address that the demo does not know is a page like any other. */
const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('application/json') ?? false
