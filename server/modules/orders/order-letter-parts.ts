import { formatMoney } from '@gema/contract/values/money.ts'
import type { LetterFact, LetterLine, LetterRow, LetterSection } from '../notifications/notifications.ts'
import type { OrderLetterFacts, OrderLetterParcel } from './order-letter-facts.ts'
import type { OrderLetterWords } from './order-letter-words.ts'

interface Told {
  facts: OrderLetterFacts
  words: OrderLetterWords
}

/** The page of the order, which shows all about it; `part` is where on it. */
export function orderLink({ pagesUrl, uuid, accessKey }: OrderLetterFacts, part = ''): string {
  const key = accessKey === null ? '' : `?key=${encodeURIComponent(accessKey)}`
  return `${pagesUrl}/user/order/${uuid}${key}${part === '' ? '' : `#${part}`}`
}

/** The return page of the payment, where the order can be paid. */
export function payLink({ pagesUrl, payment, uuid, accessKey }: OrderLetterFacts): string {
  const key = accessKey === null ? '' : `&key=${encodeURIComponent(accessKey)}`
  return `${pagesUrl}/payment/${payment.key}/return?order=${uuid}${key}`
}

/** What was bought, and the services below each product. */
export const orderLines = ({ facts: { lines, money } }: Told): LetterLine[] =>
  lines.map(({ name, label, quantity, unitPrice, addOns }) => ({
    text: name,
    details: [
      ...(label === '' ? [] : [label]),
      `${quantity} × ${formatMoney(unitPrice, money)}`,
      ...addOns.map((service) => {
        const times = service.quantity > 1 ? `${service.quantity} × ` : ''
        return `+ ${service.name}: ${times}${formatMoney(service.price, money)}`
      }),
    ],
    amount: formatMoney(quantity * unitPrice, money),
  }))

/** The sum in its parts; parts of nothing are left out, but the delivery is always told. */
export function totalRows({ facts: { totals, voucherCode, money }, words }: Told): LetterRow[] {
  const plus = (label: string, amount: number): LetterRow[] =>
    amount === 0 ? [] : [{ label, amount: formatMoney(amount, money) }]
  const less = (label: string, amount: number): LetterRow[] =>
    amount === 0 ? [] : [{ label, amount: `−${formatMoney(amount, money)}` }]
  return [
    ...plus(words.rows.items, totals.items),
    ...plus(words.rows.addOns, totals.addOns),
    ...less(words.rows.bundle, totals.bundleDiscount),
    ...less(words.rows.voucher(voucherCode), totals.voucherDiscount),
    {
      label: words.rows.shipping,
      amount: totals.shipping === 0 ? words.rows.free : formatMoney(totals.shipping, money),
    },
    ...less(words.rows.shippingDiscount, totals.shippingDiscount),
    ...plus(words.rows.insurance, totals.insurance),
    ...plus(words.rows.uniqueCode, totals.uniqueCode),
    { label: words.rows.total, amount: formatMoney(totals.amount, money), isTotal: true },
  ]
}

/** What somebody needs beside the banking app. */
export function transferFacts({ facts: { payment, money }, words }: Told, deadline: string): LetterFact[] {
  return [
    { label: words.facts.amount, value: formatMoney(payment.amount, money) },
    ...payment.bankAccounts.map(({ bank, number, holder }) => ({
      label: words.facts.account({ bank, holder }),
      value: number,
    })),
    ...(deadline === '' ? [] : [{ label: words.facts.deadline, value: deadline }]),
  ]
}

function parcelText(
  { kind, service, storeName, daysMin, daysMax }: OrderLetterParcel,
  words: OrderLetterWords,
) {
  const days = words.days(daysMin, daysMax)
  return kind === 'store_pickup'
    ? words.pickup({ store: storeName, days })
    : words.parcel({ service, store: storeName, days })
}

/** Whether all of it is fetched at a store. */
export const isFetched = ({ parcels }: Pick<OrderLetterFacts, 'parcels'>): boolean =>
  parcels.length > 0 && parcels.every(({ kind }) => kind === 'store_pickup')

/** Where it goes, and how. */
export function orderSections({ facts, words }: Told): LetterSection[] {
  const { address, parcels, payment } = facts
  const { recipient, phone, street, landmark, region, postcode } = address
  return [
    {
      heading: isFetched(facts) ? words.sections.recipient : words.sections.address,
      paragraphs: [
        `${recipient}, ${phone}`,
        street,
        ...(landmark === '' ? [] : [landmark]),
        `${region} ${postcode}`.trim(),
      ],
    },
    { heading: words.sections.delivery, paragraphs: parcels.map((each) => parcelText(each, words)) },
    {
      heading: words.sections.payment,
      paragraphs: [payment.name, ...(payment.isSandbox ? [words.sandbox] : [])],
    },
  ]
}
