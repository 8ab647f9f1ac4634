import { randomUUID } from 'node:crypto'
import { type Row, rowOf } from './bench-row.ts'
import { type Guest, namesBetween } from './buyer.ts'
import type { BusyShop } from './open-busy-shop.ts'
import { inTurns, type Rate, rateOf } from './rate-of.ts'
import { countedStatements, recordStatements } from './record-statements.ts'
import { replayStatements } from './replay-statements.ts'
import { spreadOf } from './spread.ts'

interface Wish {
  /** The variants to buy, by their uuids. */
  goods: readonly string[]
  carts: number
  atOnce: number
  rounds: number
}

/** Filling a cart for the first time, and looking at it. */
export async function measureCarts(busy: BusyShop, wish: Wish): Promise<Row[]> {
  const filled: Guest[] = []
  const add = async (guest: Guest) => {
    const { token, address, inventory } = guest
    const answer = await busy.askAs(token, address)('cartStore', { inventory, quantity: 1 })
    if (!answer.ok) throw new Error(`a cart was refused: ${answer.code} ${answer.message}`)
    filled.push(guest)
  }
  const find = async ({ token, address }: Guest) => {
    const answer = await busy.askAs(token, address)('cartFind', {})
    if (!answer.ok || answer.data.cart.length !== 1) throw new Error('a cart was not found')
  }
  const adding = await measureCall(busy, wish, {
    name: 'cart/store',
    call: add,
    guests: (count) => newGuests(count, wish.goods),
    mostStatements: 4,
  })
  let nth = 0
  const finding = await measureCall(busy, wish, {
    name: 'cart/find',
    call: find,
    guests: (count) =>
      Array.from({ length: count }, () => filled[nth++ % filled.length]).filter(
        (guest) => guest !== undefined,
      ),
    mostStatements: 2,
  })
  return [...adding, ...finding]
}

let guestsSoFar = 0

function newGuests(count: number, goods: readonly string[]): Guest[] {
  return Array.from({ length: count }, () => {
    guestsSoFar += 1
    const address = `11.${guestsSoFar >> 16}.${(guestsSoFar >> 8) & 255}.${guestsSoFar & 255}`
    return { token: `guest_${randomUUID()}`, address, inventory: goods[guestsSoFar % goods.length] ?? '' }
  })
}

interface MeasuredCall {
  name: string
  call: (guest: Guest) => Promise<void>
  guests: (count: number) => Guest[]
  mostStatements: number
}

async function measureCall(
  { pool }: BusyShop,
  { carts, atOnce, rounds }: Wish,
  { name, call, guests, mostStatements }: MeasuredCall,
): Promise<Row[]> {
  // Plans are kept and connections open before anything is recorded or measured.
  await rateOf(guests(4 * atOnce), atOnce, call)
  const [recordedGuest] = guests(1)
  if (recordedGuest === undefined) throw new Error('nobody is there to be recorded')
  const recorded = await recordStatements(() => call(recordedGuest))
  const bare = (guest: Guest) => replayStatements(pool, recorded, namesBetween(recordedGuest, guest))
  await rateOf(guests(4 * atOnce), atOnce, bare)
  const many = Math.ceil(carts / rounds)
  const rates = await inTurns(rounds, {
    app: () => rateOf(guests(many), atOnce, call),
    bare: () => rateOf(guests(many), atOnce, bare),
  })
  const failed = [...rates.app, ...rates.bare].reduce((sum, rate) => sum + rate.failed, 0)
  if (failed > 0) throw new Error(`${failed} times ${name} failed`)
  const p99 = rates.app.map(({ times }) => spreadOf(times).p99)
  const common = { part: 'checkout', unit: '/s' }
  const perSecond = (each: readonly Rate[]) => each.map((rate) => rate.perSecond)
  return [
    rowOf({
      ...common,
      name,
      values: perSecond(rates.app),
      limit: { name: 'its statements alone', values: perSecond(rates.bare) },
      goal: { atLeast: 0.5, of: 'ratio' },
    }),
    rowOf({ ...common, name: `${name}, p99`, unit: 'ms', values: p99, goal: { atMost: 100, of: 'value' } }),
    rowOf({
      ...common,
      name: `${name}, statements`,
      unit: '',
      values: [countedStatements(recorded)],
      goal: { atMost: mostStatements, of: 'value' },
    }),
  ]
}
