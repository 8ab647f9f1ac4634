import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useEffect, useRef } from 'react'
import { useCartChange } from '../../shopper/use-cart.ts'

/** What is told once. That something is out of stock stays true, however often it was read. */
const toldOnce = ['price_up', 'price_down', 'clipped']

/** Whoever has had the cart open has read what changed; it is taken as read when they leave, not under their eyes. */
export function useSeenNotices(cart: CartState | undefined): void {
  const change = useCartChange()
  const leave = useRef(() => {})
  useEffect(() => {
    const told = cart?.cart.filter(({ notices }) => notices.some(({ kind }) => toldOnce.includes(kind))) ?? []
    leave.current = () => {
      if (told.length > 0) void change('cartUpdate', { seen: told.map(({ cart_id }) => cart_id) })
    }
  })
  useEffect(() => () => leave.current(), [])
}
