import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type Choice, choose, chosenInventory, givenChoice, inventoryToShow } from './variant-choice.ts'

export interface Variant {
  choice: Choice
  /** The variant that is chosen; nothing while values are missing. */
  chosen: ProductInventory | undefined
  /** The variant whose price and pictures stand for the product now. */
  shown: ProductInventory | undefined
  /** Where a value leads without script. */
  searchFor: (value: ChosenValue) => string
  pick: (value: ChosenValue) => void
}

export interface ChosenValue {
  key: string
  value: string
}

/** The chosen variant. It stands in the address, so that reloading and sharing keep it; what is half chosen does not. */
export function useVariant(product: ProductDetail): Variant {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [half, setHalf] = useState<{ of: string; choice: Choice }>()
  const named = product.inventories.find(({ sku }) => sku === params.get('variant'))
  const begun = half?.of === product.uuid ? half.choice : givenChoice(product)
  const choice = named?.inventory_attributes ?? begun
  const searchWith = (sku: string | undefined, from: URLSearchParams | string = params) => {
    const next = new URLSearchParams(from)
    if (sku === undefined) next.delete('variant')
    else next.set('variant', sku)
    return next.size === 0 ? '' : `?${next}`
  }
  return {
    choice,
    chosen: chosenInventory(product, choice),
    shown: inventoryToShow(product, choice),
    searchFor: (value) => searchWith(inventoryToShow(product, choose(product, choice, value))?.sku),
    pick: (value) => {
      const next = choose(product, choice, value)
      const sku = chosenInventory(product, next)?.sku
      setHalf({ of: product.uuid, choice: next })
      if (sku === params.get('variant') || (sku === undefined && named === undefined)) return
      // From the address as it is now: what was just changed elsewhere may not be rendered yet.
      navigate(
        { search: searchWith(sku, window.location.search) },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
