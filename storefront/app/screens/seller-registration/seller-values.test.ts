import { sellerRegister } from '@gema/contract/calls/seller.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import { expect, test } from 'vitest'
import { emptySeller, filledOf, sellerFields } from './seller-values.ts'

const photo = new File(['…'], 'ktp.jpg', { type: 'image/jpeg' })
const filled = {
  ...emptySeller,
  store_name: 'Akustik Jepara',
  category: 'furniture',
  about: 'Panel dan rak dari kayu jati.',
  owner_name: 'Sari Wulandari',
  email: 'sari@surel.example',
  phone: '812 5550 0142',
  province: '33',
  city: '33.20',
  street: 'Jl. Ukir 4',
  bank_name: 'Bank Nusa Raya',
  bank_account_name: 'Sari Wulandari',
  bank_account_number: '7730 0412 99',
  identity_number: '3320 0112 0385 0001',
  identity_document: photo,
  terms: '1',
}

const faultsOf = (values: typeof emptySeller) => {
  const { error } = sellerRegister.input.safeParse(filledOf(values))
  return error ? messagesOf(error.issues, 'en') : []
}

test('a form without what is optional can be sent', () => {
  expect(faultsOf({ ...filled, website: ' ', tax_number: '', tax_document: null })).toEqual([])
})

test('an empty form is told, field by field, that they are required', () => {
  const optional = ['website', 'tax_number', 'tax_document']
  const faults = faultsOf(emptySeller)
  expect(faults.map(({ field }) => field).sort()).toEqual(
    sellerFields.filter((field) => !optional.includes(field)).sort(),
  )
  for (const { field, message } of faults.filter(({ field }) => field !== 'terms'))
    expect(message, field).toMatch(/ is required$/)
})

test('a photo that is too heavy is told by the limit', () => {
  const heavy = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'ktp.jpg', { type: 'image/jpeg' })
  expect(faultsOf({ ...filled, identity_document: heavy })).toEqual([
    { field: 'identity_document', message: 'A document may have at most 4 MB.' },
  ])
})
