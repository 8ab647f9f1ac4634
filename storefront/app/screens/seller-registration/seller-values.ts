import type { CallInput } from '@gema/contract/client.ts'

type Sent = CallInput<'sellerRegister'>

/** The fields in the order of the page. */
export const sellerFields = [
  'store_name',
  'category',
  'about',
  'website',
  'owner_name',
  'email',
  'phone',
  'province',
  'city',
  'street',
  'bank_name',
  'bank_account_name',
  'bank_account_number',
  'identity_number',
  'tax_number',
  'identity_document',
  'tax_document',
  'terms',
] as const satisfies readonly (keyof Sent)[]

export type SellerField = (typeof sellerFields)[number]
export type DocumentField = 'identity_document' | 'tax_document'
export type TextField = Exclude<SellerField, DocumentField>

/** The form as it is filled in: empty texts, and files that are not there yet. */
export type SellerValues = Record<TextField, string> & Record<DocumentField, File | null>

export const isSellerField = (name: string): name is SellerField =>
  sellerFields.some((field) => field === name)

export const emptySeller: SellerValues = {
  store_name: '',
  category: '',
  about: '',
  website: '',
  owner_name: '',
  email: '',
  phone: '',
  province: '',
  city: '',
  street: '',
  bank_name: '',
  bank_account_name: '',
  bank_account_number: '',
  identity_number: '',
  tax_number: '',
  identity_document: null,
  tax_document: null,
  terms: '',
}

/** What is sent: nothing instead of what was left empty. The contract says which of it must be there. */
export const filledOf = (values: SellerValues): Partial<SellerValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (typeof value === 'string' ? value.trim() !== '' : value)),
  )
