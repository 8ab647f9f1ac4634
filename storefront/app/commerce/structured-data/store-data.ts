import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import type { DayOfWeek, ElectronicsStore, OpeningHoursSpecification, WithContext } from 'schema-dts'
import { addressOf } from '../../addresses.ts'
import type { ShopPageData } from '../../api/load-shop.ts'
import { parseMapPin } from '../address/parse-map-pin.ts'
import { organizationId, wholeAddress, wholePicture } from './whole-address.ts'

/** A store that people can walk into: where, when, and whose it is. */
export function storeData(
  shop: ShopPageData,
  store: StoreCard & { is_own?: boolean },
): WithContext<ElectronicsStore> {
  const address = wholeAddress(shop, addressOf('store', { slug: store.slug }))
  const pin = parseMapPin(store.directions_url)
  return {
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    // The same store in every language.
    '@id': `${shop.common.setting.site_url}${addressOf('store', { slug: store.slug })}#store`,
    name: store.name,
    description: store.note,
    url: address,
    telephone: store.phone,
    ...(store.image !== null && { image: wholePicture(shop, store.image) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.city,
      postalCode: store.postcode,
      addressCountry: 'ID',
    },
    ...(typeof pin === 'object' && { geo: { '@type': 'GeoCoordinates', ...pin } }),
    hasMap: store.directions_url,
    openingHoursSpecification: hoursData(store.hours),
    currenciesAccepted: shop.common.setting.currency,
    ...(store.is_own !== false && { parentOrganization: { '@id': organizationId(shop) } }),
  }
}

const weekdays: readonly DayOfWeek[] = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
]

/** Days with the same hours together. */
function hoursData(hours: StoreCard['hours']): OpeningHoursSpecification[] {
  const same = Map.groupBy(hours, ({ opens, closes }) => `${clock(opens)}-${clock(closes)}`)
  return [...same.values()].flatMap((days) => {
    const [first] = days
    if (first === undefined) return []
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.flatMap(({ weekday }) => weekdays[weekday - 1] ?? []),
      opens: clock(first.opens),
      closes: clock(first.closes),
    }
  })
}

/** Minutes after midnight as 09:30; a day that ends at midnight ends at 23:59, not before it began. */
function clock(minutes: number): string {
  const within = Math.min(minutes, 24 * 60 - 1)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
