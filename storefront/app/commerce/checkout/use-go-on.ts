import type { Order } from '@gema/contract/shapes/order.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { keepLeftOrder, returnPlace } from './left-order.ts'

/**
 * Goes on with an order that was just made, or is tried again: to the place where it is paid or, where there is nothing to
 * pay now, to the page that says how it goes on.
 */
export function useGoOn(): (order: Order) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { language } = useLanguage()
  return (order) => {
    keepLeftOrder(order)
    // What was in the cart is an order now. The page that is about to be left keeps showing it.
    void client.invalidateQueries({ queryKey: ['cart'], refetchType: 'none' })
    const { paying_place: place, key: provider } = order.payment
    if (place !== null) return leaveToPay(place)
    navigate(inLanguage(returnPlace({ order: order.id, provider }), language), { replace: true })
  }
}
