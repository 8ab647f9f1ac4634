import { expect, test } from 'vitest'
import { detailOf, emptyDetails, faultsOfDetails, sentDetails } from './details.ts'

const filled = {
  ...emptyDetails,
  email: 'sari@surel.example',
  dropship_name: 'Toko Sari',
  tax_name: 'PT Nada',
  tax_number: '01.234.567.8-901.000',
  tax_address: 'Jl. Melati 1',
}

test('what is not wanted any more is not sent', () => {
  expect(sentDetails(filled, true)).toMatchObject({ dropship_name: '', tax_invoice: null })
})

test('what is wanted is sent', () => {
  const wanted = { ...filled, wants_dropship: true, wants_tax_invoice: true }
  expect(sentDetails(wanted, true)).toMatchObject({
    email: 'sari@surel.example',
    dropship_name: 'Toko Sari',
    tax_invoice: { name: 'PT Nada' },
  })
  expect(faultsOfDetails(wanted, { isGuest: true, language: 'en' })).toEqual([])
})

test('a customer sends no e-mail address, and is not asked for one', () => {
  expect(sentDetails(filled, false)).not.toHaveProperty('email')
  expect(faultsOfDetails(emptyDetails, { isGuest: false, language: 'en' })).toEqual([])
})

test('a guest needs an e-mail address, in the words of the server', () => {
  expect(faultsOfDetails(emptyDetails, { isGuest: true, language: 'en' })).toEqual([
    { field: 'email', message: 'E-mail is required' },
  ])
})

test('the data of a tax invoice are checked only while one is wanted', () => {
  const unfinished = { ...filled, tax_name: '', tax_number: '12' }
  expect(faultsOfDetails(unfinished, { isGuest: true, language: 'en' })).toEqual([])
  const faults = faultsOfDetails(
    { ...unfinished, wants_tax_invoice: true },
    { isGuest: true, language: 'en' },
  )
  expect(faults.map(({ field }) => field)).toEqual(['tax_name', 'tax_number'])
})

test('fields are known by the names that the server has for them', () => {
  expect(detailOf('tax_invoice.address')).toBe('tax_address')
  expect(detailOf('address.street')).toBeUndefined()
  expect(detailOf('constructor')).toBeUndefined()
})
