import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { aFullOrder, type FullOrder, type FullOrderGiven } from './a-full-order.ts'
import type { StockedShop } from './a-stocked-shop.ts'
import { askForOne, complain, deeds, type OrderDeed } from './order-deeds.ts'

const alsoDone = { ask_for_one: askForOne, complain }
type Step = OrderDeed | keyof typeof alsoDone

const online = 3
const cash = 2
const transfer = 7

const sent: Step[] = ['hand_over', 'in_transit', 'deliver']
const delivered: Step[] = ['pay', ...sent]
const deliveredForCash: Step[] = ['accept_cod', ...sent]

/** Everywhere that an order can stand, and how it came there. */
const ways = {
  pending: [online, []],
  'pending, by transfer': [transfer, []],
  'pending, for cash': [cash, []],
  expired: [online, ['expire']],
  'expired, by transfer': [transfer, ['expire']],
  'cancelled by its owner': [online, ['cancel']],
  'cancelled by the shop': [cash, ['cancel_by_staff']],
  confirmed: [online, ['pay']],
  'confirmed, by transfer': [transfer, ['pay']],
  'confirmed, for cash': [cash, ['accept_cod']],
  'confirmed, wished to be cancelled': [online, ['pay', 'cancel']],
  'confirmed for cash, wished to be cancelled': [cash, ['accept_cod', 'cancel']],
  'confirmed, the wish declined': [online, ['pay', 'cancel', 'decline_cancel']],
  'cancelled by agreement': [online, ['pay', 'cancel', 'accept_cancel']],
  'cancelled by agreement, by transfer': [transfer, ['pay', 'cancel', 'accept_cancel']],
  'cancelled by agreement, for cash': [cash, ['accept_cod', 'cancel', 'accept_cancel']],
  'cancelled by agreement, given back': [online, ['pay', 'cancel', 'accept_cancel', 'give_back']],
  'cancelled by agreement, its money stopped': [online, ['pay', 'cancel', 'accept_cancel', 'withdraw']],
  'picked up': [online, ['pay', 'hand_over']],
  'picked up, for cash': [cash, ['accept_cod', 'hand_over']],
  'on the way': [online, ['pay', 'hand_over', 'in_transit']],
  'on the way, for cash': [cash, ['accept_cod', 'hand_over', 'in_transit']],
  'on the way, money asked back': [online, ['pay', 'hand_over', 'in_transit', 'ask_refund']],
  delivered: [online, delivered],
  'delivered, for cash': [cash, deliveredForCash],
  'delivered, with a complaint': [online, [...delivered, 'complain']],
  finished: [online, [...delivered, 'finish']],
  'confirmed, money asked back': [online, ['pay', 'ask_refund']],
  'confirmed, no money back': [online, ['pay', 'ask_refund', 'reject']],
  'called off for a refund': [online, ['pay', 'ask_refund', 'approve']],
  'delivered, money asked back': [online, [...delivered, 'ask_refund']],
  'delivered, money on its way back': [online, [...delivered, 'ask_refund', 'approve']],
  'delivered for cash, money promised': [cash, [...deliveredForCash, 'ask_refund', 'approve']],
  'delivered for cash, all given back': [cash, [...deliveredForCash, 'ask_refund', 'approve', 'sent']],
  'delivered, a part given back': [online, [...delivered, 'ask_for_one', 'approve', 'sent']],
} as const satisfies Record<string, readonly [PaymentMethodId, readonly Step[]]>

export type WalkedTo = keyof typeof ways

export const everyStanding = Object.keys(ways) as WalkedTo[]

/** An order with all that one can have, brought to where it shall stand. */
export async function orderAt(
  shop: StockedShop,
  where: WalkedTo,
  given: Omit<FullOrderGiven, 'method'> & { method?: PaymentMethodId } = {},
): Promise<FullOrder> {
  const [method, steps] = ways[where]
  const order = await aFullOrder(shop, { method, ...given })
  for (const step of steps) await take(shop, order, step)
  return order
}

/** Takes a step that must be possible: one that is refused is a mistake of the test. */
export async function take(shop: StockedShop, order: FullOrder, step: Step): Promise<void> {
  const answer = await { ...deeds, ...alsoDone }[step](shop, order)
  if (answer !== undefined && 'refused' in answer)
    throw new Error(`the order could not ${step}: ${answer.refused}`)
}
