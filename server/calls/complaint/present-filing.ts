import { type RefusalName, sentenceOf } from '@gema/contract/refusals.ts'
import type { ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import {
  complaintsUntil,
  complaintTypesOf,
  freeUnits,
  isComplaintOpen,
  type KnownComplaint,
  mostComplaints,
  whyNoComplaint,
} from '../../modules/complaints/complaints.ts'
import type { Order, OrderLine } from '../../modules/orders/orders.ts'
import { presentBoughtLine } from './present-complaint-card.ts'

interface FilingKnown {
  order: Order
  lines: OrderLine[]
  /** The complaints about the order, the newest first. */
  complaints: KnownComplaint[]
  /** Units of lines that stand in complaints, by the lines' ids. */
  taken: ReadonlyMap<number, number>
  now: Date
  language: string
}

/** What of an order can still be complained about, and why not the rest. */
export function presentFiling(known: FilingKnown): ComplaintFiling {
  const { order, lines, taken, now, language } = known
  const isAnythingFree = lines.some((line) => freeUnits(line, taken) > 0)
  const refused: RefusalName | undefined =
    whyNoComplaint(order, now) ??
    (known.complaints.length >= mostComplaints ? 'complaint_too_many' : undefined) ??
    (isAnythingFree ? undefined : 'complaint_all_taken')
  return {
    order: {
      id: order.uuid,
      number: order.number,
      delivered_at: order.deliveredAt?.toISOString() ?? null,
    },
    is_allowed: refused === undefined,
    reason: refused === undefined ? null : sentenceOf(refused, language),
    until: complaintsUntil(order)?.toISOString() ?? null,
    types: refused === undefined ? complaintTypesOf(order) : [],
    lines: lines.map((line) => {
      const holder = holderOf(line, known)
      const most = freeUnits(line, taken)
      return {
        ...presentBoughtLine(line),
        brand: line.brand,
        most,
        reason: most > 0 || holder === undefined ? null : takenSentence(holder, language),
        complaint:
          holder === undefined ? null : { id: holder.complaint.uuid, number: holder.complaint.number },
      }
    }),
  }
}

/** The complaint that units of a line stand in: one that is open, before one that is resolved. */
function holderOf(line: OrderLine, { complaints }: FilingKnown): KnownComplaint | undefined {
  const about = complaints.filter(({ items }) => items.some((item) => item.line.id === line.id))
  return (
    about.find(({ complaint }) => isComplaintOpen(complaint)) ??
    about.find(({ complaint }) => complaint.status === 'resolved')
  )
}

function takenSentence({ complaint }: KnownComplaint, language: string): string {
  const { number } = complaint
  if (isComplaintOpen(complaint))
    return language === 'id'
      ? `Sudah ada di komplain ${number} yang masih terbuka.`
      : `Already in complaint ${number}, which is still open.`
  return language === 'id'
    ? `Sudah diselesaikan lewat komplain ${number}.`
    : `Already settled with complaint ${number}.`
}
