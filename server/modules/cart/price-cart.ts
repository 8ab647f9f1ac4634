import type { Db } from '../../platform/database/database.ts'
import type { RegionInFull } from '../regions/regions.ts'
import { type Voucher, voucherByCode, voucherUseCounts } from '../vouchers/vouchers.ts'
import { withBundles } from './price-bundles.ts'
import { priceLines } from './price-lines.ts'
import { priceParcels } from './price-parcels.ts'
import { tryVoucher } from './price-voucher.ts'
import type {
  Buyer,
  BuyerIn,
  CartOwner,
  PricedCart,
  PricedLine,
  PricedParcel,
  VoucherOutcome,
} from './priced-cart.ts'
import { type CartRead, readCart } from './read-cart.ts'
import { countTotals } from './rules/count-totals.ts'

/** When, and for whom, a cart is priced. */
export interface PricingMoment {
  now: Date
  buyerIn: BuyerIn
  /** Where it goes, whatever the cart says: the address of an order has the last word. */
  destination?: RegionInFull
}

/** Whether a line is bought as the cart stands. */
const isBought = ({ isSelected, isAvailable }: PricedLine): boolean => isSelected && isAvailable

/** A cart with the prices of a moment; somebody without a cart has an empty one. */
export async function priceCart(db: Db, owner: CartOwner, moment: PricingMoment): Promise<PricedCart> {
  const at = lookedUpOnce(moment)
  const { read, lines, parcels, freeShipping } = await priceWithoutVoucher(db, owner, at)
  const code = read.cart?.voucherCode ?? undefined
  const voucher = code === undefined ? undefined : await voucherByCode(db, code, at.now)
  const [tried] = voucher === undefined ? [] : await tryAll(db, at, { vouchers: [voucher], lines, parcels })
  const priced = lines.map((line) => ({ ...line, voucherDiscount: tried?.shares.get(line.id) ?? 0 }))
  return {
    id: read.cart?.id ?? 0,
    revision: read.cart?.revision ?? 0,
    lines: priced,
    stores: read.stores,
    destination: read.destination,
    parcels,
    voucher: tried?.outcome,
    voucherCode: code,
    totals: totalsOf(priced.filter(isBought), parcels, tried?.shippingDiscount),
    freeShipping,
  }
}

/** What each of some vouchers would do for a cart, in their order; the cart's own voucher is left aside. */
export async function tryVouchers(
  db: Db,
  owner: CartOwner,
  { vouchers, ...moment }: PricingMoment & { vouchers: Voucher[] },
): Promise<VoucherOutcome[]> {
  const at = lookedUpOnce(moment)
  const { lines, parcels } = await priceWithoutVoucher(db, owner, at)
  const tried = await tryAll(db, at, { vouchers, lines, parcels })
  return tried.map(({ outcome }) => outcome)
}

/** A flash price and a voucher ask for the same buyer, as of the same moment. */
function lookedUpOnce(moment: PricingMoment): PricingMoment {
  let known: Promise<Buyer> | undefined
  const buyerIn: BuyerIn = (db) => {
    known ??= moment.buyerIn(db)
    return known
  }
  return { ...moment, buyerIn }
}

interface GoodsPriced {
  read: CartRead
  lines: PricedLine[]
  parcels: PricedParcel[]
  freeShipping: PricedCart['freeShipping']
}

async function priceWithoutVoucher(
  db: Db,
  owner: CartOwner,
  { now, buyerIn, destination }: PricingMoment,
): Promise<GoodsPriced> {
  const all = await readCart(db, owner, { now, destination })
  const read = all.flash.size === 0 ? all : { ...all, flash: flashLeft(all.flash, await buyerIn(db)) }
  const lines = withBundles(priceLines(read, now), read)
  return { read, lines, ...(await priceParcels(db, lines.filter(isBought), read)) }
}

/** What is left of flash prices for somebody who may have bought some of it before. */
const flashLeft = (flash: CartRead['flash'], { flashBought }: Buyer): CartRead['flash'] =>
  new Map(
    [...flash].map(([inventoryId, offer]) => {
      const bought = flashBought?.get(`${offer.flashSaleId}:${inventoryId}`) ?? 0
      return [inventoryId, { ...offer, perCustomer: Math.max(0, offer.perCustomer - bought) }]
    }),
  )

async function tryAll(
  db: Db,
  { now, buyerIn }: PricingMoment,
  { vouchers, lines, parcels }: Pick<GoodsPriced, 'lines' | 'parcels'> & { vouchers: Voucher[] },
) {
  const buyer = await buyerIn(db)
  const usesOf = await voucherUseCounts(
    db,
    vouchers.map(({ id }) => id),
    buyer,
  )
  const context = { bought: lines.filter(isBought), parcels, hasOrdered: buyer.hasOrdered, now }
  return vouchers.map((voucher) => tryVoucher(voucher, { ...context, uses: usesOf(voucher.id) }))
}

const totalsOf = (bought: PricedLine[], parcels: PricedParcel[], shippingVoucher = 0) =>
  countTotals(
    bought.map(({ quantity, price, bundleDiscount, voucherDiscount, addOns }) => ({
      ...{ quantity, unitPrice: price.current, sellingPrice: price.selling, bundleDiscount, voucherDiscount },
      addOns: addOns.filter(({ isChecked, isAvailable }) => isChecked && isAvailable),
    })),
    parcels.map(({ chosen, isInsured }) => ({
      shipping: chosen?.price ?? 0,
      fullShipping: chosen?.fullPrice ?? 0,
      insurance: isInsured ? (chosen?.insurancePrice ?? 0) : 0,
    })),
    shippingVoucher,
  )
