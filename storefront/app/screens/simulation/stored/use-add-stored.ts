import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readToken } from '../../../api/token-cookie.ts'
import { useChange } from '../../../commerce/account/use-change.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { cartKey, keepCart } from '../../../shopper/use-cart.ts'
import type { Chosen } from './drift-sums.ts'
import { type LeftOut, leftOutOf } from './left-out.ts'
import { canBeHad, inventoryOf, type LineToAdd, linesToAdd } from './lines-to-add.ts'

export interface AddedStored {
  /** How many lines went in, whole or in part. */
  parts: number
  leftOut: LeftOut[]
}

export interface AddStored {
  busy: boolean
  added: AddedStored | undefined
  refused: string | undefined
  add: () => Promise<void>
  /** Puts what could stand in for a line into the cart, after the line itself was left out. */
  addInstead: (left: LeftOut) => Promise<void>
}

/** Puts a saved simulation into the cart: what can be had, with the chosen substitutes. */
export function useAddStored({ products }: StoredSimulation, chosen: Chosen): AddStored {
  const { change, busy } = useChange()
  const client = useQueryClient()
  const { language } = useLanguage()
  const [added, setAdded] = useState<AddedStored>()
  const [refused, setRefused] = useState<string>()
  const send = async (lines: LineToAdd[]) => {
    setRefused(undefined)
    const answer = await change('cartStoreList', { lines })
    if (!answer.ok) return setRefused(answer.form[0] ?? answer.message)
    keepCart(client, cartKey(readToken(), language), answer.data.cart)
    return answer.data
  }
  const add = async () => {
    const lines = linesToAdd(products, chosen)
    if (busy || lines.length === 0) return
    const done = await send(lines)
    if (done === undefined) return
    const wentIn = new Set(
      done.added.filter(({ quantity }) => quantity > 0).map(({ inventory }) => inventory),
    )
    const parts = products.filter(
      (line) => canBeHad(line, chosen) && wentIn.has(inventoryOf(line, chosen)),
    ).length
    setAdded({ parts, leftOut: leftOutOf(products, chosen, done.skipped) })
  }
  const addInstead = async (left: LeftOut) => {
    const { component, substitute, wanted, added: units } = left
    if (busy || substitute === null) return
    const { inventory } = substitute.product
    const done = await send([{ inventory, quantity: wanted - units }])
    if (done === undefined) return
    const refusal = done.skipped.find((one) => one.inventory === inventory)
    setAdded((before) => {
      if (before === undefined) return before
      const others = before.leftOut.filter((one) => one.component !== component)
      // What was refused now is told in the place of what it should have replaced.
      const leftOut = refusal ? [...others, { ...refusal, component, substitute: null }] : others
      return { parts: before.parts + (units === 0 && (refusal?.added ?? 1) > 0 ? 1 : 0), leftOut }
    })
  }
  return { busy, added, refused, add, addInstead }
}
