import { randomUUID } from 'node:crypto'
import type { Answer } from '@gema/contract/client.ts'
import { type Row, rowOf } from './bench-row.ts'
import { type Guest, namesBetween } from './buyer.ts'
import type { BusyShop } from './open-busy-shop.ts'
import { learnSizes } from './prepare-buyers.ts'
import { inTurns, type Rate, rateOf } from './rate-of.ts'
import { countedStatements, recordStatements } from './record-statements.ts'
import { replayStatements } from './replay-statements.ts'
import { spreadOf } from './spread.ts'

const cartsBefore = 1000

interface Wish {
  /** The variants to buy, by their uuids. */
  goods: readonly string[]
  carts: number
  atOnce: number
  rounds: number
}

/** Filling a cart for the first time, and looking at it. */
export async function measureCarts(busy: BusyShop, wish: Wish): Promise<Row[]> {
  const filled = newGuests(cartsBefore, wish.goods)
  const adding: MeasuredCall = {
    name: 'cart/store',
    requestOf: (guest) => busy.requestOf(guest, 'cartStore', { inventory: guest.inventory, quantity: 1 }),
    guests: (count) => newGuests(count, wish.goods),
    mostStatements: 4,
  }
  let nth = 0
  const finding: MeasuredCall = {
    name: 'cart/find',
    requestOf: (guest) => busy.requestOf(guest, 'cartFind', {}),
    guests: (count) => Array.from({ length: count }, () => filled[nth++ % filled.length] as Guest),
    mostStatements: 2,
  }
  // A shop that has been open for a while: without any cart, the server would plan for a few of them.
  const { failed } = await rateOf(asking(filled, adding), wish.atOnce, (asked) => answered(busy, asked))
  if (failed > 0) throw new Error(`${failed} carts could not be filled`)
  await learnSizes(busy)
  return [...(await measureCall(busy, wish, adding)), ...(await measureCall(busy, wish, finding))]
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
  requestOf: (guest: Guest) => Request
  guests: (count: number) => Guest[]
  mostStatements: number
}

interface Asked {
  guest: Guest
  request: Request
}

const asking = (guests: Guest[], { requestOf }: MeasuredCall): Asked[] =>
  guests.map((guest) => ({ guest, request: requestOf(guest) }))

async function answered(busy: BusyShop, { guest, request }: Asked): Promise<void> {
  const response = await busy.answer(guest, request)
  if (!response.ok) throw new Error(`it was refused: ${await response.text()}`)
}

async function measureCall(
  busy: BusyShop,
  { carts, atOnce, rounds }: Wish,
  call: MeasuredCall,
): Promise<Row[]> {
  const { name, guests, mostStatements } = call
  const app = (asked: Asked) => answered(busy, asked)
  // Plans are kept and connections open before anything is recorded or measured.
  await rateOf(asking(guests(4 * atOnce), call), atOnce, app)
  const [first] = asking(guests(1), call)
  if (first === undefined) throw new Error('nobody is there to be recorded')
  const recorded = await recordStatements(() => app(first))
  const { cart } = await busy.askAs(first.guest.token, first.guest.address)('cartFind', {}).then(dataOf)
  if (cart.length !== 1) throw new Error('the cart does not have the one line that was put into it')
  const bare = (guest: Guest) => replayStatements(busy.pool, recorded, namesBetween(first.guest, guest))
  await rateOf(guests(4 * atOnce), atOnce, bare)
  const many = Math.ceil(carts / rounds)
  const rates = await inTurns(rounds, {
    app: () => rateOf(asking(guests(many), call), atOnce, app),
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

function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data
  throw new Error(`it was refused: ${answer.code} ${answer.message}`)
}
