import type { Translated } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import type { PriceAt } from '../pricing/pricing.ts'
import type { RegionInFull } from '../regions/regions.ts'
import type { DeliveryPriced } from '../shipping/shipping.ts'
import type { ThingBought, Voucher } from '../vouchers/vouchers.ts'
import type { CartTotals } from './rules/count-totals.ts'

/** Whose cart it is. */
export type CartOwner = { customerId: number } | { guestHash: string }

/** What only other modules know about who buys: a voucher may be for the first order, or once for each. */
export interface Buyer {
  customerId: number | undefined
  /** Of a guest who has told it. */
  email: string | undefined
  hasOrdered: boolean
  /** Units bought at the price of a flash sale in earlier orders, by `sale:variant`. */
  flashBought?: ReadonlyMap<string, number>
}

/** Looks up who buys, within a transaction or without: only carts with a voucher or a flash price need it. */
export type BuyerIn = (db: Db) => Promise<Buyer>

export type NoticeKind =
  | 'price_up'
  | 'price_down'
  | 'out_of_stock'
  | 'too_many'
  | 'low_stock'
  | 'not_sold'
  | 'flash_limit'
  | 'bundle_ended'
  | 'from_account'
  | 'clipped'
  | 'add_on_unavailable'

export interface LineNotice {
  kind: NoticeKind
  values: Record<string, number | string>
}

export interface PricedAddOn {
  id: number
  uuid: string
  kind: 'installation' | 'calibration' | 'warranty' | 'crate'
  name: Translated
  isChecked: boolean
  isAvailable: boolean
  quantity: number
  price: number
}

export interface PricedLine {
  id: number
  uuid: string
  quantity: number
  isSelected: boolean
  inventory: { id: number; uuid: string; sku: string; finish: string; attributes: Record<string, Translated> }
  product: {
    id: number
    uuid: string
    slug: Translated
    name: Translated
    brand: string
    image: string | null
    imageAlt: Translated
    /** Of one unit as it is sent. */
    grams: number
    cubicCentimetres: number
    hasFreeShipping: boolean
  }
  /** What vouchers can be bound to, by uuids. */
  thing: ThingBought
  storeId: number
  price: PriceAt
  /** The special price, where there is one outside of flash sales. */
  offered: number | null
  /** The sale whose price and quota it takes; only with a flash price. */
  flashSaleId: number | undefined
  /** Units that can be had now, in all stores. */
  stock: number
  lineTotal: number
  bundle: { key: string; uuid: string; name: Translated; holds: boolean } | undefined
  bundleDiscount: number
  voucherDiscount: number
  addOns: PricedAddOn[]
  /** Sold, and enough of it there. */
  isAvailable: boolean
  notices: LineNotice[]
}

export interface PricedParcel {
  storeId: number
  storeSlug: string
  storeName: string
  city: string
  units: number
  grams: number
  offers: DeliveryPriced[]
  chosen: DeliveryPriced | undefined
  isInsured: boolean
}

/** What a voucher does for a cart, or the reason why it does nothing. */
export interface VoucherOutcome {
  voucher: Voucher
  applies: boolean
  discount: number
  /** A refusal's name with its values; absent where it applies and nothing is to be said. */
  refused?: { name: string; values: Record<string, number | string | Date> }
  missing: number | undefined
}

/** A cart with the prices of a moment; only selected lines that can be had count. */
export interface PricedCart {
  id: number
  revision: number
  lines: PricedLine[]
  stores: { id: number; slug: string; name: string; city: string; kind: 'own' | 'partner' }[]
  destination: RegionInFull | undefined
  parcels: PricedParcel[]
  voucher: VoucherOutcome | undefined
  /** The code is kept, but there is no such voucher any more. */
  voucherCode: string | undefined
  totals: CartTotals
  freeShipping: { service: Translated; above: number; missing: number } | undefined
}
