import type { Address as AddressShown, Region } from '@gema/contract/shapes/address.ts'
import type { Address } from '../../modules/addresses/addresses.ts'
import { regionNames, regionsAround } from '../../modules/regions/regions.ts'
import type { Db } from '../../platform/database/database.ts'

/** Addresses with the names of their regions: one query, however many there are. */
export async function presentAddresses(db: Db, addresses: Address[]): Promise<AddressShown[]> {
  const names = await regionNames(
    db,
    addresses.flatMap(({ subdistrictCode }) => regionsAround(subdistrictCode)),
  )
  return addresses.map((address) => withNames(address, names))
}

export async function presentAddress(db: Db, address: Address): Promise<AddressShown> {
  return withNames(address, await regionNames(db, regionsAround(address.subdistrictCode)))
}

function withNames(address: Address, names: Map<string, string>): AddressShown {
  const [province, city, district, subdistrict] = regionsAround(address.subdistrictCode)
  const region = (code = ''): Region => ({ code, name: names.get(code) ?? code })
  const { latitude, longitude } = address
  return {
    id: address.uuid,
    label: address.label,
    recipient: address.recipient,
    phone: address.phone,
    province: region(province),
    city: region(city),
    district: region(district),
    subdistrict: region(subdistrict),
    postcode: address.postcode,
    street: address.street,
    landmark: address.landmark,
    pin: latitude === null || longitude === null ? null : { latitude, longitude },
    is_default: address.isDefault,
  }
}
