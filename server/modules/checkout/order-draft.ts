import { inLanguage, type Translated } from '@gema/contract/values/language.ts'
import type { PricedCart, PricedLine, PricedParcel } from '../cart/cart.ts'
import type { OrderDraft } from '../orders/orders.ts'

/** A variant in a few words, in a language. */
export type LabelOf = (attributes: Record<string, Translated>, language: string) => string

/** The lines that are bought: selected, and there. */
export const boughtLines = ({ lines }: PricedCart): PricedLine[] =>
  lines.filter(({ isSelected, isAvailable }) => isSelected && isAvailable)

/** The lines of an order as they are written down: in its language, with the prices of this moment. */
export function lineDrafts(
  priced: PricedCart,
  { language, labelOf }: { language: string; labelOf: LabelOf },
): OrderDraft['lines'] {
  const slugs = new Map(priced.stores.map(({ id, slug }) => [id, slug]))
  return boughtLines(priced).map((line) => ({
    inventoryId: line.inventory.id,
    flashSaleId: line.flashSaleId ?? null,
    productUuid: line.product.uuid,
    slug: inLanguage(line.product.slug, language),
    name: inLanguage(line.product.name, language),
    brand: line.product.brand,
    label: labelOf(line.inventory.attributes, language),
    sku: line.inventory.sku,
    image: line.product.image,
    imageAlt: inLanguage(line.product.imageAlt, language),
    quantity: line.quantity,
    unitPrice: line.price.current,
    sellingPrice: line.price.selling,
    bundleDiscount: line.bundleDiscount,
    voucherDiscount: line.voucherDiscount,
    grams: line.product.grams,
    storeId: line.storeId,
    storeSlug: slugs.get(line.storeId) ?? '',
    addOns: line.addOns
      .filter(({ isChecked, isAvailable }) => isChecked && isAvailable)
      .map(({ kind, name, quantity, price }) => ({
        kind,
        name: inLanguage(name, language),
        quantity,
        price,
      })),
  }))
}

/** A parcel with the way that it goes. */
export type ParcelChosen = PricedParcel & { chosen: NonNullable<PricedParcel['chosen']> }

export const parcelDrafts = (parcels: ParcelChosen[], language: string): OrderDraft['parcels'] =>
  parcels.map(({ storeId, storeSlug, storeName, chosen, isInsured }) => ({
    storeId,
    storeSlug,
    storeName,
    kind: chosen.kind,
    service: nameOfService(chosen, language),
    price: chosen.price,
    insurance: isInsured ? (chosen.insurancePrice ?? 0) : 0,
    chargeableGrams: chosen.chargeableGrams,
    daysMin: chosen.daysMin,
    daysMax: chosen.daysMax,
    allowsCod: chosen.allowsCod,
  }))

/** A courier's service is told with its courier; what is the shop's own has a name that says all. */
const nameOfService = ({ kind, courier, name }: ParcelChosen['chosen'], language: string): string =>
  kind === 'courier' ? `${courier} ${inLanguage(name, language)}` : inLanguage(name, language)
