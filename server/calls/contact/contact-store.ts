import type { contactStore } from '@gema/contract/calls/contact.ts'
import type { Handler } from '../../http/handler.ts'
import { takeMessage } from '../../modules/contact/contact.ts'
import type { Shop } from '../../shop.ts'

/** Takes a message to the shop. */
export const answerContactStore: Handler<typeof contactStore, Shop> = async (input, { shop, language }) => {
  const { name, email, phone = '', topic, order = '', message } = input
  await takeMessage(shop.db, shop, { name, email, phone, topic, orderNumber: order, message, language })
  return {}
}
