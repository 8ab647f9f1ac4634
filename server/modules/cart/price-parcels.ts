import type { Db } from '../../platform/database/database.ts'
import { type DeliveryPriced, deliveriesFor } from '../shipping/shipping.ts'
import type { Sender } from '../stores/stores.ts'
import type { PricedCart, PricedLine, PricedParcel } from './priced-cart.ts'
import type { CartRead } from './read-cart.ts'

const sum = (amounts: number[]): number => amounts.reduce((whole, amount) => whole + amount, 0)

/** What goods of a line cost, before any voucher. */
const goodsValue = (lines: PricedLine[]): number =>
  sum(lines.map(({ lineTotal, bundleDiscount }) => lineTotal - bundleDiscount))

interface ParcelLines {
  store: Sender
  lines: PricedLine[]
}

/** Lines that are bought, store by store, and the ways that each parcel can go. */
export async function priceParcels(
  db: Db,
  bought: PricedLine[],
  read: CartRead,
): Promise<{ parcels: PricedParcel[]; freeShipping: PricedCart['freeShipping'] }> {
  const packed = read.stores
    .map((store) => ({ store, lines: bought.filter(({ storeId }) => storeId === store.id) }))
    .filter(({ lines }) => lines.length > 0)
  const offers = await offersFor(db, packed, read.destination?.code)
  return {
    parcels: packed.map((parcel, place) => parcelOf(parcel, offers[place] ?? [], read)),
    freeShipping: freeShippingOf(packed, offers),
  }
}

async function offersFor(
  db: Db,
  packed: ParcelLines[],
  regionCode: string | undefined,
): Promise<DeliveryPriced[][]> {
  if (regionCode === undefined || packed.length === 0) return []
  const parcels = packed.map(({ store, lines }) => ({
    grams: sum(lines.map(({ product, quantity }) => product.grams * quantity)),
    cubicCentimetres: sum(lines.map(({ product, quantity }) => product.cubicCentimetres * quantity)),
    value: goodsValue(lines),
    isFromOwnStore: store.kind === 'own',
    isFree: lines.every(({ product }) => product.hasFreeShipping),
  }))
  return deliveriesFor(db, { regionCode, parcels })
}

function parcelOf(
  { store, lines }: ParcelLines,
  offers: DeliveryPriced[],
  { deliveries }: CartRead,
): PricedParcel {
  const wanted = deliveries.find(({ storeId }) => storeId === store.id)
  const chosen = offers.find(({ serviceId }) => serviceId === wanted?.serviceId) ?? offers[0]
  return {
    ...{ storeId: store.id, storeSlug: store.slug, storeName: store.name, city: store.city },
    units: sum(lines.map(({ quantity }) => quantity)),
    grams: sum(lines.map(({ product, quantity }) => product.grams * quantity)),
    offers,
    chosen,
    isInsured: wanted?.isInsured === true && chosen?.insurancePrice !== undefined,
  }
}

/** How far the parcel that is nearest to it has to go until the shop's own fleet brings it for nothing. */
function freeShippingOf(packed: ParcelLines[], offers: DeliveryPriced[][]): PricedCart['freeShipping'] {
  const possible = packed.flatMap(({ lines }, place) =>
    (offers[place] ?? []).flatMap(({ kind, name, freeAbove }) =>
      kind === 'own_fleet' && freeAbove !== null
        ? [{ service: name, above: freeAbove, missing: Math.max(0, freeAbove - goodsValue(lines)) }]
        : [],
    ),
  )
  return possible.toSorted((a, b) => a.missing - b.missing)[0]
}
