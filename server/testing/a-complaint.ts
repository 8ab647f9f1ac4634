import type { Order } from '@gema/contract/calls/checkout.ts'
import type { Complaint } from '@gema/contract/calls/complaint.ts'
import type { CallInput } from '@gema/contract/client.ts'
import sharp from 'sharp'
import { checkoutAroundOf } from '../calls/callers/checkout-around-of.ts'
import { acceptCod, deliver, goInTransit, handOver } from '../modules/fulfilment/fulfilment.ts'
import { aCheckout, fillCart } from './a-checkout.ts'
import { aGuest, type Guest } from './a-guest.ts'
import { aProduct } from './a-product.ts'
import { answered } from './answered.ts'
import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

export interface SentOrder {
  guest: Guest
  id: string
  number: string
  email: string
  lines: Order['lines']
  /** What its row holds now. */
  row(): Promise<Record<string, unknown>>
}

interface OrderGiven {
  /** How far it has come: 2 confirmed, 3 picked up, 4 on the way, 5 delivered. */
  status?: 2 | 3 | 4 | 5
  quantity?: number
  /** How many lines it has. */
  products?: number
  language?: string
}

/** An order of a guest that is paid on delivery, as far on its way as a test wants it. */
export async function aSentOrder(shop: TestShop, given: OrderGiven = {}): Promise<SentOrder> {
  const { status = 5, quantity = 2, products = 1, language = 'en' } = given
  const guest = aGuest(shop)
  let total = 0
  for (let place = 0; place < products; place++) {
    const product = await aProduct(shop, { defaultPrice: 500_000, stock: 10 })
    total = await fillCart(guest.ask, product.variants[0]?.uuid ?? '', quantity)
  }
  const email = `${guest.token.slice(6, 14)}@surel.example`
  const placed = answered(
    await guest.askIn(language)('checkoutStore', aCheckout(total, { payment_method: 2, email })),
  )
  await advance(shop, placed.id, status)
  const { id, number, lines } = placed
  const row = async () => (await runSql(shop, 'select * from orders where uuid = $1', [id]))[0] ?? {}
  return { guest, id, number, email, lines, row }
}

async function advance(shop: TestShop, uuid: string, status: number): Promise<void> {
  const [row] = await runSql(shop, 'select id from orders where uuid = $1', [uuid])
  const step = { orderId: Number(row?.id), note: '' }
  const around = checkoutAroundOf(shop.shop)
  const tracking = { all: 'JH-2611-0001', byStore: [] }
  const steps = [
    () => acceptCod(shop.shop.db, around, step),
    () => handOver(shop.shop.db, around, { ...step, tracking }),
    () => goInTransit(shop.shop.db, around, step),
    () => deliver(shop.shop.db, around, step),
  ]
  for (const take of steps.slice(0, status - 1)) {
    const outcome = await take()
    if ('refused' in outcome) throw new Error(`the order could not be sent: ${outcome.refused}`)
  }
}

/** What somebody sends in order to complain about one unit of the first line. */
export const aComplaintAbout = (
  { id, lines }: Pick<SentOrder, 'id' | 'lines'>,
  given: Partial<CallInput<'complaintStore'>> = {},
): CallInput<'complaintStore'> => ({
  order: id,
  type: 'item_damaged',
  items: [{ line: lines[0]?.id ?? '', quantity: 1 }],
  description: 'Two panels are cracked in the corner.',
  solution: 'replacement',
  ...given,
})

export const aBankAccount = {
  bank_name: 'Bank Nusa Raya',
  bank_account_name: 'Dewi Pertiwi',
  bank_account_number: '7730 0455 4417',
}

/** A complaint that was filed about an order. */
export const aComplaint = async (
  order: SentOrder,
  given: Partial<CallInput<'complaintStore'>> = {},
): Promise<Complaint> => answered(await order.guest.ask('complaintStore', aComplaintAbout(order, given)))

/** A picture of 60 × 40 pixels. */
export async function aPictureFile(name = 'sudut.jpg', format: 'jpeg' | 'png' = 'jpeg'): Promise<File> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#4338ca' } })
  return aFile(name, Uint8Array.from(await picture.toFormat(format).toBuffer()))
}

export const aFile = (name: string, bytes: Uint8Array<ArrayBuffer> | string): File => new File([bytes], name)

/** Which files of evidence the shop keeps from now on. */
export function watchEvidence({ shop }: TestShop): () => string[] {
  const { files } = shop
  const kept = new Set<string>()
  shop.files = {
    ...files,
    write: async (key, bytes) => {
      if (key.startsWith('evidence/')) kept.add(key)
      await files.write(key, bytes)
    },
    remove: async (key) => {
      kept.delete(key)
      await files.remove(key)
    },
  }
  return () => [...kept]
}
