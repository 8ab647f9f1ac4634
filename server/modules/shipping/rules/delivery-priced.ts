import type { Translated } from '@gema/contract/values/language.ts'

/** A way to get a parcel to its destination, priced. */
export interface DeliveryPriced {
  serviceId: number
  uuid: string
  kind: 'courier' | 'own_fleet' | 'store_pickup'
  courier: string
  name: Translated
  price: number
  /** Without a delivery that is free above an amount. */
  fullPrice: number
  daysMin: number
  daysMax: number
  chargeableGrams: number
  /** Absent: it cannot be insured, or needs not to be. */
  insurancePrice: number | undefined
  allowsCod: boolean
  freeAbove: number | null
}

/** What one store sends together. */
export interface ParcelToSend {
  grams: number
  cubicCentimetres: number
  /** Of the goods: for free delivery and insurance. */
  value: number
  /** A shop of the retailer's own: only there can things be picked up, and only from there the own fleet drives. */
  isFromOwnStore: boolean
  /** Everything in it is sold with free delivery: the cheapest way costs nothing. */
  isFree: boolean
}
