import type { DeliveryOffer } from '@gema/contract/shapes/delivery.ts'

/** How a way is called: a courier's service with the courier's name, unless it stands there already. */
export const nameOfOffer = ({
  kind,
  courier,
  name,
}: Pick<DeliveryOffer, 'kind' | 'courier' | 'name'>): string =>
  kind !== 'courier' || name.toLowerCase().includes(courier.toLowerCase()) ? name : `${courier} ${name}`
