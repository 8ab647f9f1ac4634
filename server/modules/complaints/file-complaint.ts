import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../platform/database/database.ts'
import {
  linesOfOrders,
  lockOrder,
  logOrderEvent,
  type Order,
  type OrderLine,
  updateOrder,
} from '../orders/orders.ts'
import { type BankAccount, openBank, sealBank } from '../refunds/refunds.ts'
import { whyTooMany } from './complaint-counts.ts'
import type { ComplaintAround, ComplaintOutcome, ComplaintRefused } from './complaint-outcome.ts'
import { tellShop, tellShopper } from './complaint-post.ts'
import {
  type ComplaintRow,
  insertComplaint,
  insertMessage,
  type NewComplaintItem,
  type NewEvidenceRow,
  nextComplaintNumber,
  selectEvidence,
  selectItems,
  selectOfOrders,
} from './complaints-queries.ts'
import { type SentEvidence, withEvidence } from './keep-evidence.ts'
import { complaintNumber } from './rules/complaint-number.ts'
import { isOpen } from './rules/complaint-steps.ts'
import { type ItemWish, itemsOf } from './rules/free-units.ts'
import { shownName } from './rules/shown-name.ts'
import { unitsTaken } from './units-taken.ts'
import { complaintTypesOf, whyNoComplaint } from './why-no-complaint.ts'

/** What somebody complains about. */
export interface ComplaintWish {
  order: Order
  type: ComplaintRow['type']
  solution: ComplaintRow['solution']
  items: ItemWish[]
  description: string
  expected: string
  /** Where money shall go, of solutions that send some. */
  bank: BankAccount | undefined
  evidence: SentEvidence
}

/**
 * Files a complaint about an order. What can be refused is refused before any file is looked at; then all is asked once
 * more behind the lock of the order, because others may file at the same moment.
 */
export async function fileComplaint(
  db: Db,
  around: ComplaintAround,
  wish: ComplaintWish,
): Promise<ComplaintOutcome> {
  const first = await lookAt(db, around, { wish, order: wish.order })
  if (!('items' in first)) return first
  return withEvidence(around, wish.evidence, (files) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, wish.order.id)
      const looked = await lookAt(tx, around, { wish, order })
      if (!('items' in looked)) return { outcome: looked, keeps: false }
      const complaint = await write(tx, around, { wish, order, files, ...looked })
      return { outcome: { complaint }, keeps: true }
    }),
  )
}

interface Affected {
  items: NewComplaintItem[]
  lines: OrderLine[]
}

/** What of an order is complained about; or the same complaint, where it was filed a moment ago; or why it cannot be. */
async function lookAt(
  db: Db,
  around: ComplaintAround,
  { wish, order }: { wish: ComplaintWish; order: Order },
): Promise<Affected | { complaint: ComplaintRow } | ComplaintRefused> {
  const now = around.clock.now()
  const lines = await linesOfOrders(db, [order.id])
  const same = await filedJustNow(db, { around, wish, lines, now })
  if (same !== undefined) return { complaint: same }
  const refused = whyNoComplaint(order, now) ?? (await whyTooMany(db, order.id))
  if (refused !== undefined) return { refused }
  if (!complaintTypesOf(order).includes(wish.type))
    return { refused: 'complaint_shipping_only', field: 'type' }
  const taken = await unitsTaken(db, order.id)
  const items = itemsOf(lines, { wanted: wish.items, taken })
  return items === undefined ? { refused: 'complaint_quantity_invalid', field: 'items' } : { items, lines }
}

const aMoment = 60_000

/** The complaint that was filed a moment ago with the same values, the same bank account and the same files. */
async function filedJustNow(
  db: Db,
  {
    around,
    wish,
    lines,
    now,
  }: { around: ComplaintAround; wish: ComplaintWish; lines: OrderLine[]; now: Date },
): Promise<ComplaintRow | undefined> {
  const isAlike = (one: ComplaintRow) =>
    isOpen(one) &&
    now.getTime() - one.createdAt.getTime() < aMoment &&
    (['type', 'solution', 'description', 'expected'] as const).every((name) => one[name] === wish[name]) &&
    isDeepStrictEqual(
      one.sealedBank === null ? undefined : openBank(around.sealer, one.sealedBank),
      wish.bank,
    )
  const alike: ComplaintRow[] = []
  for (const one of (await selectOfOrders(db, [wish.order.id])).filter(isAlike)) {
    const names = (await selectEvidence(db, one.id)).map(({ name }) => name)
    if (
      isDeepStrictEqual(
        names,
        wish.evidence.sent.map(({ name }) => shownName(name)),
      )
    )
      alike.push(one)
  }
  const items = await selectItems(
    db,
    alike.map(({ id }) => id),
  )
  const idOf = new Map(lines.map(({ uuid, id }) => [uuid, id]))
  const wanted = marksOf(wish.items.map(({ line, quantity }) => [idOf.get(line) ?? 0, quantity]))
  return alike.find(
    ({ id }) =>
      marksOf(
        items
          .filter(({ complaintId }) => complaintId === id)
          .map(({ orderLineId, quantity }) => [orderLineId, quantity]),
      ) === wanted,
  )
}

const marksOf = (items: [number, number][]): string => JSON.stringify(items.toSorted(([a], [b]) => a - b))

async function write(
  tx: Db,
  around: ComplaintAround,
  {
    wish,
    order,
    files,
    items,
    lines,
  }: Affected & { wish: ComplaintWish; order: Order; files: NewEvidenceRow[] },
): Promise<ComplaintRow> {
  const now = around.clock.now()
  const { type, solution, description, expected, bank } = wish
  const complaint = await insertComplaint(
    tx,
    {
      ...{ orderId: order.id, type, solution, description, expected, createdAt: now },
      number: complaintNumber(await nextComplaintNumber(tx), now),
      ...(bank !== undefined && sealBank(around.sealer, bank)),
    },
    items,
  )
  await insertMessage(
    tx,
    { complaintId: complaint.id, kind: 'created', author: 'shopper', text: description, saidAt: now },
    files,
  )
  const changed = await updateOrder(tx, order.id, { openComplaints: order.openComplaints + 1 })
  const { number } = complaint
  await logOrderEvent(tx, order.id, {
    ...{ kind: 'complaint_filed', actor: 'shopper', at: now, values: { number } },
  })
  const told = items.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line === undefined ? [] : [`${quantity} × ${[line.name, line.label].filter(Boolean).join(', ')}`]
  })
  await tellShopper(tx, around, { order: changed, news: { kind: 'filed', complaint, items: told } })
  await tellShop(tx, around, {
    ...{ kind: 'filed', order: changed, complaint, text: description, items: told, files: files.length },
  })
  return complaint
}
