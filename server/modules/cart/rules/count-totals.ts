/** All parts of what is paid, in whole rupiah; `total` is their sum. */
export interface CartTotals {
  units: number
  items: number
  addOns: number
  addOnCount: number
  bundleDiscount: number
  voucherDiscount: number
  shipping: number
  shippingDiscount: number
  insurance: number
  total: number
  saved: number
}

interface LineAmounts {
  quantity: number
  unitPrice: number
  sellingPrice: number
  bundleDiscount: number
  voucherDiscount: number
  addOns: { quantity: number; price: number }[]
}

interface ParcelAmounts {
  shipping: number
  /** Without a delivery that is free above an amount. */
  fullShipping: number
  insurance: number
}

const sum = (amounts: number[]): number => amounts.reduce((whole, amount) => whole + amount, 0)

/** Adds up the selected lines and their parcels. A voucher never takes more off the delivery than it costs. */
export function countTotals(lines: LineAmounts[], parcels: ParcelAmounts[], shippingVoucher = 0): CartTotals {
  const items = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice))
  const selling = sum(
    lines.map(({ quantity, unitPrice, sellingPrice }) => quantity * Math.max(unitPrice, sellingPrice)),
  )
  const bought = lines.flatMap(({ addOns }) => addOns)
  const addOns = sum(bought.map(({ quantity, price }) => quantity * price))
  const bundleDiscount = sum(lines.map((line) => line.bundleDiscount))
  const voucherDiscount = sum(lines.map((line) => line.voucherDiscount))
  const shipping = sum(parcels.map((parcel) => parcel.shipping))
  const waived = sum(parcels.map((parcel) => parcel.fullShipping - parcel.shipping))
  const shippingDiscount = Math.min(shippingVoucher, shipping)
  const insurance = sum(parcels.map((parcel) => parcel.insurance))
  return {
    units: sum(lines.map(({ quantity }) => quantity)),
    items,
    addOns,
    addOnCount: bought.length,
    bundleDiscount,
    voucherDiscount,
    shipping,
    shippingDiscount,
    insurance,
    total: items + addOns - bundleDiscount - voucherDiscount + shipping - shippingDiscount + insurance,
    saved: selling - items + bundleDiscount + voucherDiscount + shippingDiscount + waived,
  }
}
