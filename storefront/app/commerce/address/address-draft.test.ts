import { addressInput } from '@gema/contract/shapes/address.ts'
import { messagesOf } from '@gema/contract/validation.ts'
import { expect, test } from 'vitest'
import { draftOf, emptyDraft, inputOf, regionsBelow, withoutEmptyRegions } from './address-draft.ts'
import { anAddress } from './an-address.ts'

const messages = (language: string) => {
  const { error } = addressInput.safeParse(withoutEmptyRegions(emptyDraft({})))
  const all = messagesOf(error?.issues ?? [], language)
  // Under a field stands the first thing that is wrong with it.
  const first = all.filter(({ field }, place) => all.findIndex((one) => one.field === field) === place)
  return first.map(({ message }) => message)
}

test('a form in which nothing is filled in says of every needed field that it is required', () => {
  expect(messages('en')).toEqual([
    'Label is required',
    'Recipient is required',
    'Phone number is required',
    'Province is required',
    'City is required',
    'District is required',
    'Subdistrict is required',
    'Postcode is required',
    'Street is required',
  ])
  expect(messages('id')).toContain('Kelurahan atau desa wajib diisi')
})

test('an address goes back as it came', () => {
  const address = anAddress({ pin: { latitude: -6.4, longitude: 106.8 }, landmark: 'Pagar hijau' })
  const parsed = addressInput.parse(inputOf(address))
  expect(parsed).toMatchObject({
    phone: address.phone,
    subdistrict: address.subdistrict.code,
    pin: address.pin,
  })
  expect(addressInput.parse(draftOf(address))).toEqual(parsed)
})

test('what lies below a region that has changed is cleared', () => {
  expect(regionsBelow('province')).toEqual(['city', 'district', 'subdistrict'])
  expect(regionsBelow('subdistrict')).toEqual([])
})
