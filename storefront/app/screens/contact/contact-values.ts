import type { CallInput } from '@gema/contract/client.ts'

type Sent = CallInput<'contactStore'>

/** The fields in the order of the page. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'topic',
  'order',
  'message',
] as const satisfies readonly (keyof Sent)[]

export type ContactField = (typeof contactFields)[number]

/** The form as it is filled in. */
export type ContactValues = Record<ContactField, string>

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  topic: '',
  order: '',
  message: '',
}

export const isContactField = (name: string): name is ContactField =>
  contactFields.some((field) => field === name)

export const fieldId = (field: ContactField): string => `contact-${field}`

/** What is sent: nothing instead of what was left empty. The contract says which of it must be there. */
export const filledOf = (values: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
