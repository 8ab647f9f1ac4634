import { sentenceOf } from '@gema/contract/refusals.ts'
import type { CartShipping, Parcel } from '@gema/contract/shapes/delivery.ts'
import type { PricedCart, PricedParcel } from '../../modules/cart/cart.ts'
import { presentDeliveryOffer } from '../shipping/present-delivery-offer.ts'

const country = 'Indonesia'

/** How the parcels of a cart can go, and what is missing until they all can. */
export function presentCartShipping(
  { destination, parcels }: Pick<PricedCart, 'destination' | 'parcels'>,
  language: string,
): CartShipping {
  const isComplete = destination !== undefined && parcels.every(({ chosen }) => chosen !== undefined)
  const missing = destination === undefined ? 'address_first' : 'shipping_unavailable'
  return {
    destination: destination === undefined ? null : { code: destination.code, name: destination.name },
    parcels: parcels.map((parcel) => presentParcel(parcel, { destination, language })),
    is_complete: isComplete,
    message: isComplete ? null : sentenceOf(missing, language),
  }
}

function presentParcel(
  parcel: PricedParcel,
  { destination, language }: { destination: PricedCart['destination']; language: string },
): Parcel {
  const isUnserved = destination !== undefined && parcel.offers.length === 0
  const state = destination?.province ?? ''
  return {
    store: parcel.storeSlug,
    store_name: parcel.storeName,
    city: parcel.city,
    units: parcel.units,
    grams: parcel.grams,
    offers: parcel.offers.map((offer) => presentDeliveryOffer(offer, language)),
    chosen: parcel.chosen?.uuid ?? null,
    is_insured: parcel.isInsured,
    message: isUnserved ? sentenceOf('region_not_served', language, { state, country }) : null,
  }
}
