import type { CallInput } from '@gema/contract/client.ts'
import type { CartLine, CartState, CartVoucher } from '@gema/contract/shapes/cart.ts'
import { guestTokenKey } from '../app/api/guest-token.ts'
import { aCart, aCartLine } from '../app/screens/checkout/paying/a-cart.ts'
import { refused } from './answer-calls.ts'

const uuid = (last: number): string => `5b1c0a52-40d7-4c1e-9d5e-${String(last).padStart(12, '0')}`

/** Lines of a cart that differ in product and price; the first costs one million, the second two. */
export const someCartLines = (...names: string[]): CartLine[] =>
  names.map((name, place) => {
    const price = 1_000_000 * (place + 1)
    const base = aCartLine()
    return aCartLine({
      cart_id: uuid(place + 1),
      product: { ...base.product, uuid: uuid(place + 101), name },
      pricing: { ...base.pricing, selling: price, offered: price, price },
      line_total: price,
    })
  })

/** This browser is a guest's, who may have a cart. */
export const beGuest = (): void => localStorage.setItem(guestTokenKey, `guest_${'0'.repeat(32)}`)

/**
 * Plays the server of one cart: `answers` answers the calls that read and change it, each change with the next revision;
 * `now` is the cart as the server has it.
 */
export function aCartServer(lines: CartLine[], own: Partial<CartState> = {}) {
  let cart = counted(aCart({ cart: lines, ...own }))
  const change = (lines: CartLine[], voucher: CartVoucher | null = cart.voucher) => {
    cart = counted({ ...cart, cart: lines, voucher, revision: cart.revision + 1 })
    return cart
  }
  const removed = new Map<string, CartLine>()
  let late: CartState | undefined
  let held: Promise<void> | undefined
  const update = (input: CallInput<'cartUpdate'>) => {
    const { checked = [], unchecked = [], quantities = [], restored = [] } = input
    const back = restored.flatMap((id) => removed.get(id) ?? [])
    return change(
      [...cart.cart, ...back].map((line) => {
        const selected = checked.includes(line.cart_id)
          ? 1
          : unchecked.includes(line.cart_id)
            ? 2
            : line.selected
        const wanted = quantities.find(({ cart_id }) => cart_id === line.cart_id)
        const quantity = wanted === undefined ? line.quantity : Number(wanted.quantity)
        return { ...line, selected, quantity, line_total: quantity * line.pricing.price }
      }),
    )
  }
  const remove = (gone: CartLine[]) => {
    for (const line of gone) removed.set(line.cart_id, line)
    return change(cart.cart.filter((line) => !gone.includes(line)))
  }
  return {
    now: () => cart,
    removeAll: () => remove(cart.cart),
    change,
    update,
    /** From now on, who asks for the cart gets this one, however old it is. */
    answerLate: (old: CartState) => {
      late = old
    },
    /** Changes of lines are answered when this is done. */
    hold: (until: Promise<void>) => {
      held = until
    },
    answers: {
      cartFind: () => late ?? cart,
      cartUpdate: async (input: CallInput<'cartUpdate'>) => {
        await held
        return update(input)
      },
      cartDelete: ({ id }: CallInput<'cartDelete'>) =>
        remove(cart.cart.filter(({ cart_id }) => id.includes(cart_id))),
      cartUpdateAddservice: ({ cart_id, checked = [] }: CallInput<'cartUpdateAddservice'>) =>
        change(
          cart.cart.map((line) => ({
            ...line,
            add_ons: line.add_ons.map((addOn) =>
              line.cart_id === cart_id
                ? { ...addOn, isChecked: checked.includes(addOn.uuid) ? (1 as const) : (2 as const) }
                : addOn,
            ),
          })),
        ),
      // No other products are recommended.
      productFind: refused(404, 'Not found'),
      productFetchRecommended: refused(404, 'Not found'),
    },
  }
}

function counted(cart: CartState): CartState {
  const bought = cart.cart.filter(({ selected, is_available }) => selected === 1 && is_available)
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
  const items = sum(bought.map(({ line_total }) => line_total))
  const services = bought.flatMap(({ add_ons }) => add_ons.filter(({ isChecked }) => isChecked === 1))
  const addOns = sum(services.map(({ qty, price }) => qty * price))
  const discount = cart.voucher?.discount ?? 0
  return {
    ...cart,
    count: sum(cart.cart.map(({ quantity }) => quantity)),
    totals: {
      ...cart.totals,
      units: sum(bought.map(({ quantity }) => quantity)),
      items,
      add_ons: addOns,
      add_on_count: services.length,
      voucher_discount: discount,
      total: items + addOns - discount + cart.totals.shipping,
    },
  }
}
