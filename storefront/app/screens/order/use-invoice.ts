import type { Order } from '@gema/contract/shapes/order.ts'
import { useChange } from '../../commerce/account/use-change.ts'
import { saveFile } from '../../commerce/order/open-file.ts'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { orderActionWords } from './order-action-words.ts'

/** Fetches the invoice of an order and hands it to the browser. */
export function useInvoice({ number }: Order, place: OrderPlace) {
  const t = useWords(orderActionWords)
  const toast = useToast()
  const { change, busy } = useChange()
  const save = async () => {
    const answer = await change('orderInvoice', place)
    if (answer.ok) saveFile(answer.data, t('invoice_name', { number }))
    else toast.error(answer.form[0] ?? answer.message)
  }
  return { save, busy }
}
