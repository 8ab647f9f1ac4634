import type { Address } from '@gema/contract/shapes/address.ts'

/** An address for tests; only what a test is about has to be said. */
export const anAddress = (own: Partial<Address> = {}): Address => ({
  id: '00000000-0000-4000-8000-000000000001',
  label: 'Rumah',
  recipient: 'Dewi Pertiwi',
  phone: '+6281255500142',
  province: { code: '32', name: 'Jawa Barat' },
  city: { code: '32.76', name: 'Kota Depok' },
  district: { code: '32.76.06', name: 'Beji' },
  subdistrict: { code: '32.76.06.1006', name: 'Tanah Baru' },
  postcode: '16426',
  street: 'Jl. Kenanga III No. 14',
  landmark: '',
  pin: null,
  is_default: false,
  ...own,
})
