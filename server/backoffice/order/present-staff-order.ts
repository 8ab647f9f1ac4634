import type { StaffOrder } from '@gema/contract/backoffice/calls/order.ts'
import type { OrderEvent as EventShown } from '@gema/contract/shapes/order.ts'
import { presentEvents, presentOrder } from '../../calls/order/present-order.ts'
import type { StaffCaller } from '../../http/handler.ts'
import { type Order, shortenContact, type WholeOrder, wholeOrder } from '../../modules/orders/orders.ts'
import { staffNames } from '../../modules/staff/staff.ts'
import type { Shop } from '../../shop.ts'
import { staffEventWords } from './staff-event-words.ts'

/** Staff who pack or serve see phone, street and e-mail in full; others see them shortened. */
export const mayReach = ({ may }: Pick<StaffCaller, 'may'>): boolean =>
  may.includes('parcels') || may.includes('complaints')

/** An order as this member of the staff may see it. */
export async function presentStaffOrder(
  shop: Shop,
  order: Order,
  { language, caller }: { language: string; caller: StaffCaller },
): Promise<StaffOrder> {
  const opened = await presentOpenedOrder(shop, order, language)
  return mayReach(caller) ? opened : { ...shortenContact(opened), is_shortened: true }
}

/** An order in full: what its owner sees, and the whole log with names. */
export async function presentOpenedOrder(shop: Shop, order: Order, language: string): Promise<StaffOrder> {
  const shown = await presentOrder(shop, order, language)
  const { events } = await wholeOrder(shop.db, order)
  const names = await staffNames(
    shop.db,
    events.flatMap(({ staffId }) => staffId ?? []),
  )
  return {
    ...shown,
    is_shortened: false,
    events: events.map((event) => ({
      ...presentEvent(event, language),
      staff_name: event.staffId === null ? null : (names.get(event.staffId) ?? null),
    })),
  }
}

type OrderEvent = WholeOrder['events'][number]

/** What its owner is told of an event, or what the staff is told where the owner is told nothing. */
function presentEvent(event: OrderEvent, language: string): EventShown {
  const { kind, actor, reason, happenedAt } = event
  const [told] = presentEvents({ events: [event] }, language)
  const words = Object.hasOwn(staffEventWords, kind) ? staffEventWords[kind] : undefined
  const message = told?.message ?? words?.[language === 'id' ? 'id' : 'en'] ?? kind.replaceAll('_', ' ')
  return { kind, message, actor, reason, at: happenedAt.toISOString() }
}
