import type { AskStaff } from '@gema/contract/client.ts'
import { orderTabs } from '@gema/contract/shapes/order-card.ts'
import { orderLine, orderRow, orderText } from './order-texts.ts'
import { dataOf, oneOf, pageOf } from './refused.ts'
import { listText } from './texts.ts'

type Given = Record<string, string>

const numbered = ({ number = '' }: Given) => number

/** What can be done with orders; each answers what is told. */
export const orderCommands = {
  async orders(ask: AskStaff, { tab = 'all', q = '', page }: Given): Promise<string> {
    const wanted = { tab: oneOf(tab, [...orderTabs, 'cancel_asked']), q, page: pageOf(page) }
    const list = dataOf(await ask('orderFetch', wanted))
    return listText(list.data.map(orderRow), list)
  },
  order: async (ask: AskStaff, given: Given) =>
    orderText(dataOf(await ask('orderFind', { number: numbered(given) }))),
  openContact: async (ask: AskStaff, given: Given) =>
    orderText(dataOf(await ask('orderOpenContact', { number: numbered(given) }))),
  confirmTransfer: async (ask: AskStaff, { note, ...given }: Given) =>
    orderLine(dataOf(await ask('orderConfirmTransfer', { number: numbered(given), note }))),
  acceptCod: async (ask: AskStaff, { note, ...given }: Given) =>
    orderLine(dataOf(await ask('orderAcceptCod', { number: numbered(given), note }))),
  handOver: async (ask: AskStaff, { tracking: tracking_number, ...given }: Given) =>
    orderLine(dataOf(await ask('orderHandOver', { number: numbered(given), tracking_number }))),
  inTransit: async (ask: AskStaff, { note, ...given }: Given) =>
    orderLine(dataOf(await ask('orderInTransit', { number: numbered(given), note }))),
  delivered: async (ask: AskStaff, { note, ...given }: Given) =>
    orderLine(dataOf(await ask('orderDeliver', { number: numbered(given), note }))),
  cancel: async (ask: AskStaff, { reason = '', ...given }: Given) =>
    orderLine(dataOf(await ask('orderCancel', { number: numbered(given), reason }))),
  acceptCancel: (ask: AskStaff, given: Given) => decide(ask, 'accept', given),
  declineCancel: (ask: AskStaff, given: Given) => decide(ask, 'decline', given),
}

async function decide(ask: AskStaff, decision: 'accept' | 'decline', given: Given): Promise<string> {
  const { reason = '' } = given
  return orderLine(dataOf(await ask('orderDecideCancel', { number: numbered(given), decision, reason })))
}
