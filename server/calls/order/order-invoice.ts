import type { orderInvoice } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { invoiceFile } from '../../modules/invoices/invoices.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { orderInvoiceFacts } from './order-invoice-facts.ts'

/** The invoice of an order of the caller as a PDF; of one that is not paid yet, a proforma. */
export const answerOrderInvoice: Handler<typeof orderInvoice, Shop> = async (
  input,
  { shop, caller, language },
) => {
  const order = await orderOfCaller(shop, caller, input)
  return order === undefined
    ? refuse('order_unknown')
    : invoiceFile(await orderInvoiceFacts(shop, order, language))
}
