import { addressOf } from '../../addresses.ts'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'

/** The page of the order that a complaint is about. */
export const orderAddress = ({ order, key }: OrderPlace): string =>
  addressOf('order', { id: order }) + (key === undefined ? '' : `?${new URLSearchParams({ key })}`)
