import type { Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import { selectBundleItems } from './bundle-queries.ts'
import {
  type HeadRow,
  selectAddOns,
  selectBriefAsked,
  selectHeadAsked,
  selectIdAsked,
  selectInventoryStock,
  selectKnownProductId,
  selectPictures,
  selectProductHead,
  selectProductId,
  selectSoldUuids,
  selectSpecLines,
} from './product-detail-queries.ts'
import { bundleStock } from './rules/bundle-stock.ts'

type Rows<Select extends (...given: never[]) => unknown> = Awaited<ReturnType<Select>>
type StockRow = Rows<typeof selectInventoryStock>[number]
type BundleRow = Rows<typeof selectBundleItems>[number]
type BriefRow = Rows<typeof selectBriefAsked>[number]

/** A product with its maker, its category and the main category above (the same one, where there is none above). */
export type ProductHead = Omit<HeadRow, 'main'> & { main: HeadRow['category'] }

/** A variant with its units by the id of the store. */
export type ProductVariant = StockRow['inventory'] & {
  stock: number
  stockByStore: Map<number, number>
}

export type ProductBundle = BundleRow['bundle'] & {
  stock: number
  items: { inventory: BundleRow['inventory']; quantity: number }[]
}

export type SpecLine = Rows<typeof selectSpecLines>[number]
export type ProductPicture = Rows<typeof selectPictures>[number]
export type AddOn = Rows<typeof selectAddOns>[number]

/** A product that is sold, by its uuid. */
export async function findProduct(db: Db, uuid: string): Promise<ProductHead | undefined> {
  return headOf(await selectProductHead(db, { product: uuid }))
}

function headOf<Row extends { category: unknown; main: unknown }>([row]: Row[]) {
  return row && { ...row, main: (row.main ?? row.category) as Row['category'] }
}

/** Of the product that is asked for, with its uuid given as `product`: the little by which vouchers are told apart. */
export const productInBrief: Question<BriefRow, ReturnType<typeof headOf<BriefRow>>> = {
  query: selectBriefAsked,
  read: headOf,
}

/** Whether the product that is asked for is one that is sold. */
export const isProductSold: Question<{ id: number }, boolean> = {
  query: selectIdAsked,
  read: (rows) => rows.length > 0,
}

/** The id of a product that is sold. */
export async function productIdOf(db: Db, uuid: string): Promise<number | undefined> {
  const [row] = await selectProductId(db, { product: uuid })
  return row?.id
}

/** The id of a product, whether it is still sold or not. */
export async function knownProductIdOf(db: Db, uuid: string): Promise<number | undefined> {
  const [row] = await selectKnownProductId(db, uuid)
  return row?.id
}

/** Of some products, those that are sold: their uuids by their ids, in the order of the list. */
export async function soldUuids(db: Db, productIds: number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map()
  const uuids = new Map((await selectSoldUuids(db, productIds)).map(({ id, uuid }) => [id, uuid]))
  return new Map(
    productIds.flatMap((id) => {
      const uuid = uuids.get(id)
      return uuid === undefined ? [] : [[id, uuid]]
    }),
  )
}

/** What a product that is asked for is made of; to be asked for together, with its uuid given as `product`. */
export const partsOfProduct = {
  head: { query: selectHeadAsked, read: headOf<HeadRow> },
  variants: { query: selectInventoryStock, read: variantsOf },
  pictures: { query: selectPictures, read: asTheyAre<ProductPicture> },
  spec: { query: selectSpecLines, read: asTheyAre<SpecLine> },
  addOns: { query: selectAddOns, read: asTheyAre<AddOn> },
  bundles: { query: selectBundleItems, read: bundlesOf },
}

type ProductParts = {
  [Part in keyof typeof partsOfProduct]: ReturnType<(typeof partsOfProduct)[Part]['read']>
}

/** A product that is sold with everything that belongs to it, as far as it is sold. */
export function wholeProduct({ head, variants, pictures, ...others }: ProductParts) {
  if (head === undefined) return undefined
  const active = variants.filter(({ isActive }) => isActive)
  const shown = new Set(active.map(({ finish }) => finish))
  const withdrawn = new Set(variants.map(({ finish }) => finish).filter((finish) => !shown.has(finish)))
  return {
    ...others,
    head,
    variants: active,
    // A finish that is no longer sold must not be shown either.
    pictures: pictures.filter(({ finish }) => !withdrawn.has(finish)),
  }
}

function asTheyAre<Row>(rows: Row[]): Row[] {
  return rows
}

function variantsOf(rows: StockRow[]): ProductVariant[] {
  const variants = new Map<number, ProductVariant>()
  for (const { inventory, stock } of rows) {
    const variant = variants.get(inventory.id) ?? { ...inventory, stock: 0, stockByStore: new Map() }
    variants.set(inventory.id, variant)
    if (stock === null) continue
    const units = stock.onHand - stock.reserved
    variant.stock += units
    variant.stockByStore.set(stock.storeId, units)
  }
  return [...variants.values()]
}

function bundlesOf(rows: BundleRow[]): ProductBundle[] {
  const parts = Map.groupBy(rows, ({ bundle }) => bundle.id)
  return [...parts.values()].flatMap((items) => {
    const [first] = items
    if (first === undefined || items.some(({ isActive }) => !isActive)) return []
    return [{ ...first.bundle, stock: bundleStock(items), items }]
  })
}
