import type { OrderLine } from '@gema/contract/shapes/order.ts'
import { useState } from 'react'
import { useChange } from '../../commerce/account/use-change.ts'
import { useAdd } from '../../commerce/cart/use-add.ts'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { boughtLineWords } from './bought-line-words.ts'

export interface BuyAgain {
  /** The line that is being put into the cart. */
  busy: string | undefined
  /** Why the last one was refused. */
  refused: { line: string; text: string } | undefined
  buy: (line: OrderLine) => Promise<void>
}

/** Puts a product of an order into the cart, as it is sold today. An order does not know its products, only what they were. */
export function useBuyAgain(): BuyAgain {
  const t = useWords(boughtLineWords)
  const toast = useToast()
  const { change } = useChange()
  const { add, refused } = useAdd()
  const [busy, setBusy] = useState<string>()
  const [last, setLast] = useState<string>()
  const buy = async ({ id, product_uuid, sku, name, quantity }: OrderLine) => {
    if (busy !== undefined) return
    setBusy(id)
    setLast(id)
    const found = await change('productFind', { id: product_uuid })
    const inventory = found.ok ? found.data.product.inventories.find((one) => one.sku === sku) : undefined
    if (inventory !== undefined) await add({ inventory: inventory.uuid, quantity })
    else toast.error(found.ok || found.code === 404 ? t('gone', { name }) : found.message)
    setBusy(undefined)
  }
  return { busy, buy, refused: last && refused ? { line: last, text: refused } : undefined }
}
