import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { address, addressInput, region, regionCode } from '../shapes/address.ts'

/** How many addresses an address book holds. */
export const mostAddresses = 10

export const userAddressFetch = defineCall('userAddressFetch', {
  summary: 'The address book of the customer: the default address first, then the newest.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({}),
  data: z.array(address),
})

export const userAddressStore = defineCall('userAddressStore', {
  summary: 'Adds an address. The first one is the default.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Address added successfully', id: 'Alamat berhasil ditambahkan' },
  input: addressInput,
  data: address,
})

export const userAddressUpdate = defineCall('userAddressUpdate', {
  summary: 'Replaces an address of the customer.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Address updated successfully', id: 'Alamat berhasil diperbarui' },
  input: addressInput.extend({ id: z.uuid() }),
  data: address,
})

export const userAddressDelete = defineCall('userAddressDelete', {
  summary: 'Removes an address; where it was the default, the newest of the others takes its place.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Address removed', id: 'Alamat dihapus' },
  input: z.object({ id: z.uuid() }),
  data: z.array(address),
})

export const utilityProvinceFetch = defineCall('utilityProvinceFetch', {
  summary: 'The provinces of Indonesia by their official codes.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({}),
  data: z.array(region),
})

export const utilityCityFetch = defineCall('utilityCityFetch', {
  summary: 'The cities and regencies of a province.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ province: regionCode }),
  data: z.array(region),
})

export const utilityDistrictFetch = defineCall('utilityDistrictFetch', {
  summary: 'The districts of a city.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ city: regionCode }),
  data: z.array(region),
})

export const utilitySubdistrictFetch = defineCall('utilitySubdistrictFetch', {
  summary: 'The subdistricts and villages of a district.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ district: regionCode }),
  data: z.array(region),
})
