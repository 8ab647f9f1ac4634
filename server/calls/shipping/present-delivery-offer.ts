import type { DeliveryOffer } from '@gema/contract/shapes/delivery.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { DeliveryPriced } from '../../modules/shipping/shipping.ts'

export const presentDeliveryOffer = (way: DeliveryPriced, language: string): DeliveryOffer => ({
  uuid: way.uuid,
  kind: way.kind,
  courier: way.courier,
  name: inLanguage(way.name, language),
  price: way.price,
  full_price: way.fullPrice,
  days_min: way.daysMin,
  days_max: way.daysMax,
  chargeable_grams: way.chargeableGrams,
  insurance_price: way.insurancePrice ?? null,
  allows_cod: way.allowsCod,
  free_above: way.freeAbove,
})
