import { checkoutStore, taxInvoice } from '@gema/contract/calls/checkout.ts'
import type { CallInput } from '@gema/contract/client.ts'
import { type FieldMessage, messagesOf } from '@gema/contract/validation.ts'

/** What is filled in besides the address. */
export interface Details {
  /** Of a guest. */
  email: string
  note: string
  wants_dropship: boolean
  dropship_name: string
  wants_tax_invoice: boolean
  tax_name: string
  tax_number: string
  tax_address: string
}

export const emptyDetails: Details = {
  email: '',
  note: '',
  wants_dropship: false,
  dropship_name: '',
  wants_tax_invoice: false,
  tax_name: '',
  tax_number: '',
  tax_address: '',
}

type Sent = Pick<CallInput<'checkoutStore'>, 'email' | 'note' | 'dropship_name' | 'tax_invoice'>

/** The details as they are sent. What was filled in and then not wanted any more is not. */
export const sentDetails = (details: Details, isGuest: boolean): Sent => ({
  ...(isGuest && { email: details.email }),
  note: details.note,
  dropship_name: details.wants_dropship ? details.dropship_name : '',
  tax_invoice: details.wants_tax_invoice
    ? { name: details.tax_name, tax_number: details.tax_number, address: details.tax_address }
    : null,
})

/** The server's names of the fields, and how the form calls them. */
const namesInForm: Partial<Record<string, keyof Details>> = {
  email: 'email',
  note: 'note',
  dropship_name: 'dropship_name',
  'tax_invoice.name': 'tax_name',
  'tax_invoice.tax_number': 'tax_number',
  'tax_invoice.address': 'tax_address',
}

export const detailOf = (field: string): keyof Details | undefined =>
  Object.hasOwn(namesInForm, field) ? namesInForm[field] : undefined

const { email, note, dropship_name } = checkoutStore.input.shape
const lines = checkoutStore.input.pick({ note: true, dropship_name: true })
const guestLines = lines.extend({ email: email.unwrap(), note, dropship_name })

/** What is wrong with the details, by the names of the form, with the sentences of the server. */
export function faultsOfDetails(
  details: Details,
  { isGuest, language }: { isGuest: boolean; language: string },
): { field: keyof Details; message: string }[] {
  const sent = sentDetails(details, isGuest)
  const ofLines = (isGuest ? guestLines : lines).safeParse(sent)
  const ofInvoice = sent.tax_invoice ? taxInvoice.safeParse(sent.tax_invoice) : undefined
  const messages: FieldMessage[] = [
    ...messagesOf(ofLines.error?.issues ?? [], language),
    ...messagesOf(ofInvoice?.error?.issues ?? [], language).map(({ field, message }) => ({
      field: `tax_invoice.${field}`,
      message,
    })),
  ]
  return messages.flatMap(({ field, message }) => {
    const name = detailOf(field)
    return name === undefined ? [] : [{ field: name, message }]
  })
}
