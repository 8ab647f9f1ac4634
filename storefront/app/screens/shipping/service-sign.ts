import type { DeliveryOffer } from '@gema/contract/calls/shipping.ts'
import { type LucideIcon, Package, Store, Truck } from 'lucide-react'

type Service = Pick<DeliveryOffer, 'kind' | 'courier' | 'name'>

export const serviceSigns: Record<Service['kind'], LucideIcon> = {
  courier: Package,
  own_fleet: Truck,
  store_pickup: Store,
}

/** Couriers have several services; the shop's own ways say in their names whose they are. */
export const serviceName = ({ kind, courier, name }: Service): string =>
  kind === 'courier' ? `${courier} ${name}` : name
