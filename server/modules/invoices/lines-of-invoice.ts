import { formatMoney } from '@gema/contract/values/money.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import type { InvoiceLine } from './invoice-shape.ts'

/** What was bought: each with its own share of the discounts, and its services below it. */
export const linesOf = ({ whole: { lines }, money }: InvoiceFacts): InvoiceLine[] =>
  lines.map((line) => {
    const discount = line.bundleDiscount + line.voucherDiscount
    return {
      name: line.name,
      details: [line.label, `SKU ${line.sku}`].filter((detail) => detail !== '').join(' · '),
      quantity: String(line.quantity),
      price: formatMoney(line.unitPrice, money),
      discount: discount === 0 ? '' : `−${formatMoney(discount, money)}`,
      amount: formatMoney(line.quantity * line.unitPrice - discount, money),
      services: line.addOns.map(({ name, quantity, price }) => ({
        name,
        quantity: String(quantity),
        price: formatMoney(price, money),
        amount: formatMoney(quantity * price, money),
      })),
    }
  })
