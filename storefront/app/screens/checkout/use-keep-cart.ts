import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../language/use-language.ts'
import { useToken } from '../../shopper/session.ts'
import { cartKey, keepCart } from '../../shopper/use-cart.ts'

/** Keeps a cart that came with another answer, unless a newer one is there already. */
export function useKeepCart(): (cart: CartState) => void {
  const client = useQueryClient()
  const token = useToken()
  const { language } = useLanguage()
  return (cart) => keepCart(client, cartKey(token, language), cart)
}
