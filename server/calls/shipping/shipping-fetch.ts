import type { shippingFetch } from '@gema/contract/calls/shipping.ts'
import { sentenceOf } from '@gema/contract/refusals.ts'
import { type Handler, isRefused, refuse } from '../../http/handler.ts'
import { regionNames, regionsAround } from '../../modules/regions/regions.ts'
import { allShippingRates, deliveriesFor } from '../../modules/shipping/shipping.ts'
import type { Shop } from '../../shop.ts'
import { parcelAskedFor } from './parcel-asked-for.ts'
import { presentDeliveryOffer } from './present-delivery-offer.ts'
import { presentShippingService } from './present-shipping-service.ts'
import { country } from './shipping-words.ts'

/** The delivery services with their rates and, for a parcel and a place, the ways to get it there. */
export const answerShippingFetch: Handler<typeof shippingFetch, Shop> = async (asked, { shop, language }) => {
  const { db } = shop
  const around = asked.destination === undefined ? [] : regionsAround(asked.destination)
  const [services, parcel] = await Promise.all([allShippingRates(db), parcelAskedFor(asked, shop)])
  if (isRefused(parcel)) return parcel
  const priced = services.flatMap(({ rates }) => rates.map(({ regionCode }) => regionCode))
  const names = await regionNames(db, [...priced, ...around])
  // A region that lies in none that is known is none.
  if (around.some((code) => !names.has(code))) return refuse('destination_unknown', { field: 'destination' })
  const shown = services.map((service) => presentShippingService(service, { language, names }))
  if (asked.destination === undefined)
    return { services: shown, destination: null, offers: [], message: null }

  const nameOf = (code: string) => names.get(code) ?? code
  const destination = { code: asked.destination, name: around.toReversed().map(nameOf).join(', ') }
  if (parcel === undefined) return { services: shown, destination, offers: [], message: null }
  const [ways = []] = await deliveriesFor(db, { regionCode: asked.destination, parcels: [parcel] })
  return {
    services: shown,
    destination,
    offers: ways.map((way) => presentDeliveryOffer(way, language)),
    message:
      ways.length > 0
        ? null
        : sentenceOf('region_not_served', language, { state: nameOf(around[0] ?? ''), country }),
  }
}
