import type { Db } from '../../platform/database/database.ts'
import { regionNames, regionsAround } from '../regions/regions.ts'
import { type ChosenDelivery, setCartFields } from './cart-queries.ts'
import { type CartAround, type CartFields, type CartRefused, changeOrMakeCart } from './change-cart.ts'
import { upsertDeliveries } from './line-queries.ts'
import { priceCart } from './price-cart.ts'
import type { BuyerIn, CartOwner, PricedParcel } from './priced-cart.ts'

/** Where a cart goes, and how the parcels of some stores (by their slugs) go there. */
export interface ShippingWish {
  owner: CartOwner
  buyerIn: BuyerIn
  /** A region by its code; absent leaves it as it is. */
  destination: string | undefined
  deliveries: { store: string; service: string; isInsured: boolean }[]
}

/** Says where a cart goes and how. Only what is offered for a parcel can be chosen for it. */
export async function changeShipping(
  db: Db,
  around: CartAround,
  { owner, buyerIn, destination, deliveries }: ShippingWish,
): Promise<CartRefused | undefined> {
  if (destination !== undefined && !(await isRegion(db, destination)))
    return { refused: 'destination_unknown', field: 'destination' }
  return changeOrMakeCart(db, { ...around, owner }, async (tx, cart): Promise<CartFields | CartRefused> => {
    if (destination !== undefined) await setCartFields(tx, cart.id, { destination })
    if (deliveries.length === 0) return {}
    const { parcels } = await priceCart(tx, owner, { now: around.clock.now(), buyerIn })
    const chosen = deliveries.map((delivery) => chosenOf(delivery, parcels))
    const offered = chosen.flatMap((each) => each ?? [])
    if (offered.length < chosen.length) return { refused: 'shipping_unavailable', field: 'deliveries' }
    // Of two choices for one store, the last one counts.
    const byStore = new Map(offered.map((each) => [each.storeId, each]))
    await upsertDeliveries(tx, cart.id, [...byStore.values()])
    return {}
  })
}

async function isRegion(db: Db, code: string): Promise<boolean> {
  const around = regionsAround(code)
  return (await regionNames(db, around)).size === around.length
}

function chosenOf(
  { store, service, isInsured }: ShippingWish['deliveries'][number],
  parcels: PricedParcel[],
): ChosenDelivery | undefined {
  const parcel = parcels.find(({ storeSlug }) => storeSlug === store)
  const offer = parcel?.offers.find(({ uuid }) => uuid === service)
  return parcel && offer && { storeId: parcel.storeId, serviceId: offer.serviceId, isInsured }
}
