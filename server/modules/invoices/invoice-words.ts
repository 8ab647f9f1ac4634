/** What an invoice says, in one language. */
export interface InvoiceWords {
  invoice: string
  proforma: string
  number: string
  date: string
  order: string
  stamps: { paid: string; unpaid: string; cancelled: string }
  proformaRemark: string
  cancelledRemark(day: string): string
  cancelledRefunded(day: string, amount: string): string
  from: string
  billedTo: string
  deliveredTo: string
  fetchedBy: string
  taxInvoice: string
  taxNumber(number: string): string
  parcel(service: string, store: string): string
  tracking(number: string): string
  columns: { product: string; quantity: string; price: string; discount: string; amount: string }
  totals: {
    subtotal: string
    subtotalBefore: string
    bundle: string
    voucher(code: string | null): string
    shipping: string
    free: string
    shippingDiscount: string
    insurance: string
    uniqueCode: string
    total: string
    refundComing: string
    refunded(day: string): string
    left: string
  }
  payment: string
  paid: string
  paidOn(moment: string): string
  neverPaid(day: string): string
  paidAtTheDoor: string
  notPaid: string
  payUntil(moment: string): string
  charged(amount: string, currency: string, rate: string): string
  sandbox: string
  thanks: string
  pages: string
}
