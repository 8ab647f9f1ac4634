import type { Address } from '@gema/contract/shapes/address.ts'
import { localPhone } from '../../ui/local-phone.ts'
import type { MapPin } from './parse-map-pin.ts'

/** The whole address in one line: street, subdistrict, district, city, province and postcode. */
export const addressLine = ({ street, subdistrict, district, city, province, postcode }: Address): string => {
  const oneLine = street.trim().replace(/\s*\n\s*/g, ', ')
  return `${[oneLine, subdistrict.name, district.name, city.name, province.name].join(', ')} ${postcode}`
}

/** A stored number as it is read: `+62 812 5550 0142`. */
export const phoneText = (phone: string): string => {
  const local = localPhone(phone)
  return local === phone ? phone : `+62 ${local}`
}

export const pinText = ({ latitude, longitude }: MapPin): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** Opens the pin on a map, in an application that takes such links or in the browser. */
export const pinLink = ({ latitude, longitude }: MapPin): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`

/** How exactly a device knows where it is: "12 m", "2,4 km". */
export const accuracyText = (metres: number, language: string): string =>
  metres < 1000
    ? `${Math.max(1, Math.round(metres))} m`
    : `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(metres / 1000)} km`
