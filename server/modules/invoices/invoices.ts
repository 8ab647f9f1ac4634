import { invoiceContents, invoiceNumber } from './invoice-contents.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

export { invoiceContents, invoiceNumber } from './invoice-contents.ts'
export type { InvoiceFacts, InvoiceOrder, InvoicePayment, InvoiceRefund } from './invoice-facts.ts'
export type { InvoiceContents } from './invoice-shape.ts'

/** The invoice of an order as a PDF file, in the language of who asks. */
export async function invoiceFile(facts: InvoiceFacts): Promise<File> {
  // Loaded by who draws first: thirty megabytes that most processes never need.
  const { drawInvoice } = await import('./draw-invoice.ts')
  const pdf = await drawInvoice(invoiceContents(facts))
  const name = `${invoiceNumber(facts.whole.order.number).replaceAll('/', '-')}.pdf`
  return new File([pdf], name, { type: 'application/pdf' })
}
