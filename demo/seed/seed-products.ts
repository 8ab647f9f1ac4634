import { slugOf } from '@gema/contract/values/slug.ts'
import {
  type InventoryDraft,
  type ProductDraft,
  type SpecValue,
  saveAddOns,
  saveAttributes,
  saveBrands,
  saveProducts,
} from '@gema/server/modules/catalogue/catalogue.ts'
import { storeIds } from '@gema/server/modules/stores/stores.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import { demoAddOns } from '../data/add-ons.ts'
import { demoAttributes } from '../data/attributes.ts'
import type { Both } from '../data/both.ts'
import { demoBrands } from '../data/brands.ts'
import type { DemoProduct, DemoVariant } from '../data/demo-product.ts'
import { demoProducts } from '../data/products.ts'
import { demoUuid } from '../demo-uuid.ts'
import { altOf, type KeepDemoPicture, picturesOf } from './demo-pictures.ts'

const day = 24 * 60 * 60 * 1000

export const productUuid = (key: string): string => demoUuid(`product ${key}`)
export const inventoryUuid = (sku: string): string => demoUuid(`inventory ${sku}`)

/** Brands, the lines of specifications, services, and all products with their variants. */
export async function seedProducts(
  db: Db,
  { keep, now }: { keep: KeepDemoPicture; now: Date },
): Promise<void> {
  await saveBrands(
    db,
    demoBrands.map(({ key, ...brand }, position) => ({
      uuid: demoUuid(`brand ${key}`),
      ...brand,
      logo: `/brand-logos/${key}.svg`,
      position,
    })),
  )
  await saveAttributes(
    db,
    Object.entries(demoAttributes).map(([key, attribute], position) => ({
      key,
      name: attribute.name,
      groupKey: attribute.group,
      kind: attribute.kind,
      unit: 'unit' in attribute ? attribute.unit : '',
      isComparable: attribute.comparable ?? false,
      better: 'better' in attribute ? (attribute.better ?? null) : null,
      isFilterable: 'filterable' in attribute ? (attribute.filterable ?? false) : false,
      position,
    })),
  )
  await saveAddOns(
    db,
    demoAddOns.map((addOn) => ({ uuid: demoUuid(`add-on ${addOn.key}`), ...addOn })),
  )
  const stores = await storeIds(db)
  const drafts = await Promise.all(demoProducts.map((product) => draftOf(product, { keep, now, stores })))
  await saveProducts(db, drafts)
}

interface Around {
  keep: KeepDemoPicture
  now: Date
  stores: Map<string, number>
}

async function draftOf(product: DemoProduct, { keep, now, stores }: Around): Promise<ProductDraft> {
  const brand = demoBrands.find(({ key }) => key === product.brand)
  const finishes = [...new Set(product.variants.map((variant) => variant.finish))]
  const files = finishes.flatMap((finish) =>
    picturesOf(product.archetype, finish).map((file) => ({ file, finish })),
  )
  return {
    uuid: productUuid(product.key),
    brandUuid: demoUuid(`brand ${product.brand}`),
    categoryUuid: demoUuid(`category ${product.category}`),
    storeId: storeId(stores, product.seller ?? 'gema-fatmawati'),
    slug: {
      en: slugOf(`${brand?.name ?? ''} ${product.name.en}`),
      id: slugOf(`${brand?.name ?? ''} ${product.name.id}`),
    },
    model: product.model,
    name: product.name,
    summary: product.summary,
    description: product.description,
    highlights: product.highlights,
    boxContents: product.box,
    defaultPrice: product.price,
    specialPrice: product.special ?? null,
    packedGrams: Math.round(product.packed.weightKg * 1000),
    packedWidthMm: Math.round(product.packed.widthCm * 10),
    packedHeightMm: Math.round(product.packed.heightCm * 10),
    packedDepthMm: Math.round(product.packed.depthCm * 10),
    warrantyMonths: Number(product.spec.warranty_months ?? 12),
    hasFreeShipping: product.freeShipping ?? false,
    popularity: product.popularity,
    soldCount: soldCountOf(product),
    releasedAt: new Date(now.getTime() - product.releasedDaysAgo * day),
    spec: new Map(Object.entries(product.spec).map(([key, value]) => [key, specValueOf(value)])),
    pictures: await Promise.all(
      files.map(async ({ file, finish }) => ({ picture: await keep(file), finish, alt: altOf(file) })),
    ),
    inventories: product.variants.map((variant) => inventoryOf(product, variant, stores)),
    addOnUuids: demoAddOns
      .filter((addOn) => product.services.includes(addOn.kind))
      .map((addOn) => demoUuid(`add-on ${addOn.key}`)),
  }
}

function inventoryOf(
  product: DemoProduct,
  variant: DemoVariant,
  stores: Map<string, number>,
): InventoryDraft {
  const stock: [string, number][] =
    'partner' in variant.stock
      ? [[product.seller ?? 'gema-fatmawati', variant.stock.partner]]
      : [
          ['gema-fatmawati', variant.stock.fatmawati],
          ['gema-kelapa-gading', variant.stock.kelapaGading],
        ]
  return {
    uuid: inventoryUuid(variant.sku),
    sku: variant.sku,
    finish: variant.finish,
    attributes: variant.attributes,
    defaultPrice: variant.price ?? null,
    specialPrice: variantSpecial(product, variant),
    stock: new Map(stock.map(([slug, units]) => [storeId(stores, slug), units])),
  }
}

/** A variant with its own price is reduced by the same rupiah as the product. */
function variantSpecial(product: DemoProduct, variant: DemoVariant): number | null {
  if (variant.price === undefined || product.special === undefined) return null
  return variant.price - (product.price - product.special)
}

function specValueOf(value: number | boolean | string | Both): SpecValue {
  if (typeof value === 'string') return { en: value }
  return value
}

/** Dear things are sold less often than cheap ones, however well they are liked. */
function soldCountOf({ popularity, price }: DemoProduct): number {
  const share = price < 2_000_000 ? 0.34 : price < 8_000_000 ? 0.18 : price < 20_000_000 ? 0.08 : 0.035
  return Math.round(popularity ** 2 * share)
}

function storeId(stores: Map<string, number>, slug: string): number {
  const id = stores.get(slug)
  if (id === undefined) throw new Error(`there is no store ${slug}`)
  return id
}
