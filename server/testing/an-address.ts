import type { AddressInput } from '@gema/contract/shapes/address.ts'

/** An address as somebody fills it in; its regions are among those of `someRegions`. */
export const anAddress = (given: Partial<AddressInput> = {}): AddressInput => ({
  label: 'Home',
  recipient: 'Sari Wulandari',
  phone: '0812 5550 0199',
  province: '31',
  city: '31.74',
  district: '31.74.06',
  subdistrict: '31.74.06.1001',
  postcode: '12430',
  street: 'Jl. Kenanga III No. 14, RT 04 RW 09',
  ...given,
})
