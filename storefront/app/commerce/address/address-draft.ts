import type { Address, AddressInput } from '@gema/contract/shapes/address.ts'
import { localPhone } from '../../ui/local-phone.ts'

/** An address form before anything is filled in. */
export const emptyDraft = (own: Partial<AddressInput>): AddressInput => ({
  label: '',
  recipient: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  subdistrict: '',
  postcode: '',
  street: '',
  landmark: '',
  pin: null,
  is_default: false,
  ...own,
})

/** An address as it is sent back. */
export const inputOf = (address: Address): AddressInput => {
  const { id: _, province, city, district, subdistrict, ...rest } = address
  return {
    ...rest,
    province: province.code,
    city: city.code,
    district: district.code,
    subdistrict: subdistrict.code,
  }
}

/** An address as it stands in the form. */
export const draftOf = (address: Address): AddressInput => ({
  ...inputOf(address),
  phone: localPhone(address.phone),
})

export const regionFields = ['province', 'city', 'district', 'subdistrict'] as const
export type RegionField = (typeof regionFields)[number]

/** A list from which nothing was chosen holds an empty text; for the contract it is missing. */
export function withoutEmptyRegions(draft: AddressInput): AddressInput {
  const chosen = Object.entries(draft).filter(
    ([field, value]) => value !== '' || !regionFields.some((one) => one === field),
  )
  return Object.fromEntries(chosen) as AddressInput
}

/** The regions below one that has changed: none of them can be right any more. */
export const regionsBelow = (field: RegionField): readonly RegionField[] =>
  regionFields.slice(regionFields.indexOf(field) + 1)
