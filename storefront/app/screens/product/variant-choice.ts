import type { ProductAttribute, ProductInventory } from '@gema/contract/shapes/product-detail.ts'

/** The values that a visitor has chosen, by the key of their attribute. */
export type Choice = Readonly<Record<string, string>>

/** What of a product matters for choosing. */
export interface Choosable {
  attributes: ProductAttribute[]
  inventories: ProductInventory[]
}

const fits = (inventory: ProductInventory, choice: Choice): boolean =>
  Object.entries(choice).every(([key, value]) => inventory.inventory_attributes[key] === value)

/** What is chosen before anybody chooses: the values that have no other beside them. */
export function givenChoice({ attributes, inventories }: Choosable): Choice {
  const [only, another] = inventories
  if (only && !another) return only.inventory_attributes
  const alone = attributes.flatMap(({ key, values: [value, other] }) =>
    value && !other ? [[key, value.value] as const] : [],
  )
  return Object.fromEntries(alone)
}

/** Attributes that still wait for a value. */
export const missingAttributes = ({ attributes }: Choosable, choice: Choice): ProductAttribute[] =>
  attributes.filter(({ key }) => choice[key] === undefined)

/** The variant that a complete choice means. */
export const chosenInventory = (product: Choosable, choice: Choice): ProductInventory | undefined =>
  missingAttributes(product, choice).length > 0
    ? undefined
    : product.inventories.find((inventory) => fits(inventory, choice))

/** A choice with one more value. Where nothing is made like that, the new value stays and the earlier ones give way. */
export function choose(
  product: Choosable,
  choice: Choice,
  { key, value }: { key: string; value: string },
): Choice {
  const next = { ...choice, [key]: value }
  if (product.inventories.some((inventory) => fits(inventory, next))) return next
  return { ...givenChoice(product), [key]: value }
}

/** Whether a value can be had together with what else is chosen. */
export type ValueState = 'free' | 'sold_out' | 'not_made'

export function stateOfValue(
  product: Choosable,
  choice: Choice,
  { key, value }: { key: string; value: string },
): ValueState {
  const made = product.inventories.filter((inventory) => fits(inventory, { ...choice, [key]: value }))
  if (made.length === 0) return 'not_made'
  return made.some(({ stock }) => stock > 0) ? 'free' : 'sold_out'
}

/** The variants that are still meant. */
export const possibleInventories = (product: Choosable, choice: Choice): ProductInventory[] =>
  product.inventories.filter((inventory) => fits(inventory, choice))

/** The variant whose price and pictures are shown: the chosen one, or else the cheapest that can be bought. */
export function inventoryToShow(product: Choosable, choice: Choice): ProductInventory | undefined {
  const possible = possibleInventories(product, choice)
  const inStock = possible.filter(({ stock }) => stock > 0)
  const among = inStock.length > 0 ? inStock : possible
  return among.toSorted((one, other) => one.pricing.price - other.pricing.price)[0]
}

/** What a value costs more than the cheapest one, before any discount. */
export function extraPrice(product: Choosable, { key, value }: { key: string; value: string }): number {
  const lowest = (inventories: ProductInventory[]) =>
    Math.min(...inventories.map(({ pricing }) => pricing.selling))
  const ofValue = possibleInventories(product, { [key]: value })
  return ofValue.length === 0 ? 0 : lowest(ofValue) - lowest(product.inventories)
}
