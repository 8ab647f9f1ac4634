import type { ProductInventory, ProductStore } from '@gema/contract/shapes/product-detail.ts'
import { type Choice, type Choosable, possibleInventories } from './variant-choice.ts'

/** So few are told in amber. */
export const lowStock = 2

export interface StoreStockLine {
  slug: string
  name: string
  stock: number
}

/** How many of what may still be chosen stand in each store that keeps the product, the best stocked first. */
export function stockPerStore(
  product: Choosable & { stores: ProductStore[] },
  choice: Choice,
): StoreStockLine[] {
  const possible = possibleInventories(product, choice)
  const stockIn = (slug: string) => possible.reduce((sum, inventory) => sum + stockOf(inventory, slug), 0)
  const keeps = (slug: string) =>
    product.inventories.some(({ stock_by_store }) => stock_by_store.some((store) => store.slug === slug))
  return product.stores
    .filter(({ slug }) => keeps(slug))
    .map(({ slug, name }) => ({ slug, name, stock: stockIn(slug) }))
    .toSorted((one, other) => other.stock - one.stock)
}

const stockOf = ({ stock_by_store }: ProductInventory, slug: string): number =>
  stock_by_store.find((store) => store.slug === slug)?.stock ?? 0
