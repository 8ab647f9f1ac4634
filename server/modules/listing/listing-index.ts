import { askForAll } from '../../platform/database/ask-for-all.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type ListingFacts,
  readListingFacts,
  readMoment,
  readProductChanges,
} from '../catalogue/catalogue.ts'
import {
  type FlashOffer,
  flashPricesOf,
  priceAt,
  type RunningSale,
  runningSales,
} from '../pricing/pricing.ts'
import { countProducts, type ProductCounts } from './count-products.ts'
import type { CountedListing } from './counted-listing.ts'
import { FacetBook } from './facet-book.ts'
import { Few } from './few.ts'
import type { Found } from './found.ts'
import { type ListedProduct, listedProductOf, priceFactsOf } from './listed-product.ts'
import { type Ratings, rateStores } from './rate-stores.ts'
import { type Columns, columnsOf, updateColumns } from './rules/columns.ts'
import type { ListingSort } from './rules/listing-sort.ts'
import { sortProducts } from './rules/sort-products.ts'

/** With more changes than this, reading everything anew is quicker. */
const mostChanges = 5_000
/** A byte for each product, */
const mostScopes = 40
/** and four for each of what can be chosen. */
const mostCounted = 300
const mostCountedInFound = 10
/** Changes are forgotten after a day; a process that has slept that long starts afresh. */
const freshFor = 12 * 60 * 60 * 1000

/**
 * The catalogue as lists need it, kept in memory: filtering and counting a hundred thousand products takes
 * milliseconds here and far longer in tables. The database stays the truth: every look first asks what has changed.
 */
export class ListingIndex {
  readonly products: ListedProduct[] = []
  book = new FacetBook()
  /** The flash sales of that moment, and the price of each variant in them. */
  sales: RunningSale[] = []
  flash = new Map<number, FlashOffer>()
  readonly #db: Db
  readonly #positions = new Map<number, number>()
  readonly #positionsOfInventories = new Map<number, number>()
  readonly #orders = new Map<ListingSort, Uint32Array>()
  #onFlash = new Set<number>()
  #since: string | undefined
  #readAt = 0
  #loading: Promise<void> | undefined
  #counts: ProductCounts | undefined
  #storeRatings: Map<number, Ratings> | undefined
  #found = new WeakMap<readonly number[], Int32Array>()
  /** What belongs to some lists, and what was counted in them, since the last change. */
  readonly scopes = new Few<Uint8Array>(mostScopes)
  readonly #counted = new Few<CountedListing>(mostCounted)
  #countedInFound = new WeakMap<readonly number[], Few<CountedListing>>()
  #columns: Columns | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Brings the lists into step with the database and with the flash sales of a moment. */
  async current(now: Date): Promise<this> {
    const sales = runningSales(this.#db, now)
    await Promise.all([this.#refresh(now), sales])
    this.sales = await sales
    this.flash = flashPricesOf(this.sales)
    this.#applyFlashPrices(now)
    return this
  }

  /** How many products there are of what, for who needs no prices: they alone depend on the moment. */
  async currentCounts(now: Date): Promise<ProductCounts> {
    await this.#refresh(now)
    return this.counts
  }

  positionOf(productId: number): number | undefined {
    return this.#positions.get(productId)
  }

  /** The positions of products by their ids. Who searches again for the same is handed the same list, and need not look. */
  positionsOf(productIds: readonly number[]): Int32Array {
    const known = this.#found.get(productIds)
    if (known !== undefined) return known
    const positions = Int32Array.from(productIds.flatMap((id) => this.#positions.get(id) ?? []))
    this.#found.set(productIds, positions)
    return positions
  }

  /** What was counted in lists of the catalogue, or in what a search has found; nothing, where that is little. */
  countedIn(found: Found | undefined): Few<CountedListing> | undefined {
    if (found === undefined) return this.#counted
    const [ids] = found
    if (ids === undefined || found.length > 1) return undefined
    const counted = this.#countedInFound.get(ids) ?? new Few(mostCountedInFound)
    this.#countedInFound.set(ids, counted)
    return counted
  }

  /** How many products each category, brand and store has. */
  get counts(): ProductCounts {
    this.#counts ??= countProducts(this.products, this.book)
    return this.#counts
  }

  /** The ratings of what each store has. */
  get storeRatings(): Map<number, Ratings> {
    this.#storeRatings ??= rateStores(this.products, this.book)
    return this.#storeRatings
  }

  /** The facts that are counted, side by side. */
  get columns(): Columns {
    this.#columns ??= columnsOf(this.products)
    return this.#columns
  }

  /** The positions of all products in the order of a sort. */
  orderOf(sort: ListingSort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known !== undefined) return known
    const order = sortProducts(this.products, sort)
    this.#orders.set(sort, order)
    return order
  }

  /** Brings the products into step; once for all who ask at the same moment. */
  readonly #refresh = askForAll(async (now: Date): Promise<void> => {
    if (this.#since === undefined || now.getTime() - this.#readAt > freshFor) {
      this.#loading ??= this.#load(now).finally(() => {
        this.#loading = undefined
      })
      await this.#loading
      // Who has waited for what another look reads must ask as well: by that it is known what their answer was made from.
      return this.#refresh(now)
    }
    const { productIds, next } = await readProductChanges(this.#db, this.#since)
    if (productIds.length > mostChanges || productIds.includes(0)) {
      this.#since = undefined
      return this.#refresh(now)
    }
    if (productIds.length > 0) {
      const facts: ListingFacts[] = []
      for await (const batch of readListingFacts(this.#db, productIds)) facts.push(...batch)
      this.#replace(productIds, facts)
    }
    // Also where another look has read further meanwhile: what it saw is then read again, never left out.
    this.#since = next
    this.#readAt = now.getTime()
  })

  async #load(now: Date): Promise<void> {
    // Asked first: what changes while the products are read is read once more.
    const begun = await readMoment(this.#db)
    const book = new FacetBook()
    const products: ListedProduct[] = []
    for await (const batch of readListingFacts(this.#db)) {
      for (const facts of batch) products.push(listedProductOf(facts, book))
    }
    this.book = book
    this.products.length = 0
    this.#positions.clear()
    this.#positionsOfInventories.clear()
    this.#forgetCounts()
    this.#orders.clear()
    this.#columns = undefined
    this.#onFlash.clear()
    for (const product of products) this.#place(product)
    this.#since = begun
    this.#readAt = now.getTime()
  }

  #replace(productIds: number[], facts: ListingFacts[]): void {
    const byId = new Map(facts.map((row) => [row.id, row]))
    for (const id of productIds) {
      const row = byId.get(id)
      const position = this.#positions.get(id)
      if (row === undefined) {
        if (position !== undefined) this.#remove(position)
        continue
      }
      const product = listedProductOf(row, this.book)
      const before = position === undefined ? undefined : this.products[position]
      this.#place(product)
      if (before === undefined || !sortsAlike(before, product)) this.#orders.clear()
    }
  }

  #place(product: ListedProduct): void {
    this.#forgetCounts()
    const position = this.#positions.get(product.id) ?? this.products.length
    this.products[position] = product
    if (this.#columns && !updateColumns(this.#columns, position, product)) this.#columns = undefined
    this.#positions.set(product.id, position)
    if (product.inventoryId !== null) this.#positionsOfInventories.set(product.inventoryId, position)
  }

  /** The last product takes the place of the one that goes. */
  #remove(position: number): void {
    const gone = this.products[position]
    const last = this.products.pop()
    if (gone === undefined || last === undefined) return
    this.#positions.delete(gone.id)
    if (gone.inventoryId !== null) this.#positionsOfInventories.delete(gone.inventoryId)
    if (last !== gone) {
      this.#positions.delete(last.id)
      this.products[position] = last
      this.#positions.set(last.id, position)
      if (last.inventoryId !== null) this.#positionsOfInventories.set(last.inventoryId, position)
    }
    this.#orders.clear()
    this.#columns = undefined
    this.#forgetCounts()
  }

  #forgetCounts(): void {
    this.#counts = undefined
    this.#storeRatings = undefined
    this.#found = new WeakMap()
    this.scopes.clear()
    this.#forgetCounted()
  }

  #forgetCounted(): void {
    this.#counted.clear()
    this.#countedInFound = new WeakMap()
  }

  #applyFlashPrices(now: Date): void {
    const onFlash = new Set<number>()
    for (const [inventoryId, flash] of this.flash) {
      const position = this.#positionsOfInventories.get(inventoryId)
      const product = position === undefined ? undefined : this.products[position]
      if (product?.inventoryId !== inventoryId) continue
      const { current, percent } = priceAt({ ...priceFactsOf(product.facts), flash }, now)
      this.#setPrice(product, { price: current, percent })
      onFlash.add(product.id)
    }
    for (const id of this.#onFlash) {
      const product = this.products[this.#positions.get(id) ?? -1]
      if (product !== undefined && !onFlash.has(id)) this.#setPrice(product, product.base)
    }
    this.#onFlash = onFlash
  }

  #setPrice(product: ListedProduct, { price, percent }: ListedProduct['base']): void {
    if (product.price === price && product.percent === percent) return
    product.price = price
    product.percent = percent
    this.#forgetCounted()
    const position = this.#positions.get(product.id)
    if (this.#columns && position !== undefined) updateColumns(this.#columns, position, product)
    for (const sort of ['price_low', 'price_high', 'discount'] as const) this.#orders.delete(sort)
  }
}

const sortsAlike = (a: ListedProduct, b: ListedProduct): boolean =>
  a.popularity === b.popularity &&
  a.soldCount === b.soldCount &&
  a.ratingSum === b.ratingSum &&
  a.ratingCount === b.ratingCount &&
  a.releasedAt === b.releasedAt &&
  a.price === b.price &&
  a.percent === b.percent
