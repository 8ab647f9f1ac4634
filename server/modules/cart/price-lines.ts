import { priceAt } from '../pricing/pricing.ts'
import { noticesOf } from './line-notices.ts'
import type { PricedAddOn, PricedLine } from './priced-cart.ts'
import type { CartRead, LineRead } from './read-cart.ts'
import { addOnPrice } from './rules/add-on-price.ts'
import { type Allotment, allotUnits } from './rules/allot-units.ts'
import { offeredAt } from './rules/offered-at.ts'

/** The lines of a cart at the prices of a moment, each for itself: bundles and vouchers come later. */
export function priceLines(read: CartRead, now: Date): PricedLine[] {
  const goods = new Map(read.lines.map((line) => [line.inventoryId, line.goods]))
  const allotments = allotUnits(read.lines, (inventoryId) => ({
    isSold: goods.get(inventoryId)?.isSold ?? false,
    stock: goods.get(inventoryId)?.stock ?? 0,
    flash: read.flash.get(inventoryId),
  }))
  return read.lines.flatMap((line, place) => {
    const allotment = allotments[place]
    return allotment === undefined ? [] : [priceLine(line, { allotment, read, now })]
  })
}

interface LineContext {
  allotment: Allotment
  read: CartRead
  now: Date
}

function priceLine(line: LineRead, { allotment, read, now }: LineContext): PricedLine {
  const { inventory, product, ...goods } = line.goods
  const flash = allotment.getsFlash ? read.flash.get(inventory.id) : undefined
  const usual = priceAt({ product, inventory }, now)
  const price = flash === undefined ? usual : priceAt({ product, inventory, flash }, now)
  const addOns = addOnsOfLine(line, { unitPrice: price.current, read })
  const bundle = line.bundleId === null ? undefined : read.bundles.get(line.bundleId)
  const { id, uuid, sku, finish, attributes } = inventory
  return {
    ...{ id: line.id, uuid: line.uuid, quantity: line.quantity, isSelected: line.isSelected },
    inventory: { id, uuid, sku, finish, attributes },
    product: {
      ...{ id: product.id, uuid: product.uuid, slug: product.slug, name: product.name, brand: goods.brand },
      ...{ image: goods.image, imageAlt: goods.imageAlt, grams: product.grams },
      cubicCentimetres: (product.widthMm * product.heightMm * product.depthMm) / 1000,
      hasFreeShipping: product.hasFreeShipping,
    },
    thing: goods.thing,
    storeId: product.storeId,
    price,
    offered: usual.kind === 'special' ? usual.current : null,
    flashSaleId: price.kind === 'flash' ? flash?.flashSaleId : undefined,
    stock: allotment.stock,
    lineTotal: price.current * line.quantity,
    bundle:
      bundle === undefined || line.bundleKey === null
        ? undefined
        : { key: line.bundleKey, uuid: bundle.uuid, name: bundle.name, holds: false },
    bundleDiscount: 0,
    voucherDiscount: 0,
    addOns,
    isAvailable: allotment.isAvailable,
    notices: noticesOf(line, { allotment, price: price.current, addOns }),
  }
}

function addOnsOfLine(
  line: LineRead,
  { unitPrice, read }: { unitPrice: number; read: CartRead },
): PricedAddOn[] {
  const offered = read.addOns.get(line.goods.product.id) ?? []
  return offered.map((addOn) => ({
    ...{ id: addOn.id, uuid: addOn.uuid, kind: addOn.kind, name: addOn.name },
    isChecked: line.addOnIds.includes(addOn.id),
    isAvailable: offeredAt(addOn.regionCodes, read.destination?.code),
    ...addOnPrice(addOn, { unitPrice, quantity: line.quantity }),
  }))
}
