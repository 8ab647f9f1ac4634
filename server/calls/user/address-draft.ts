import type { userAddressStore } from '@gema/contract/calls/address.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import type { AddressWish } from '../../modules/addresses/addresses.ts'

export type FilledAddress = ParsedInputOf<typeof userAddressStore>

/** The regions of an address that is filled in, from the province down. */
export const regionsOf = ({ province, city, district, subdistrict }: FilledAddress): string[] => [
  province,
  city,
  district,
  subdistrict,
]

/** What is stored of an address that is filled in: named one by one, so that nothing else can be set with it. */
export const addressWish = (filled: FilledAddress): AddressWish => ({
  makeDefault: filled.is_default ?? false,
  draft: {
    label: filled.label,
    recipient: filled.recipient,
    phone: filled.phone,
    subdistrictCode: filled.subdistrict,
    postcode: filled.postcode,
    street: filled.street,
    landmark: filled.landmark ?? '',
    latitude: filled.pin?.latitude ?? null,
    longitude: filled.pin?.longitude ?? null,
  },
})
