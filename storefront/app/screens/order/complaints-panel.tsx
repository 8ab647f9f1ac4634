import type { Order } from '@gema/contract/shapes/order.ts'
import { ChevronRight } from 'lucide-react'
import { type BadgeLook, badgeClasses } from '../../commerce/order/badge-classes.ts'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { complaintPlace, type OrderPlace } from '../../commerce/order/own-order-place.ts'
import type { WordKey } from '../../language/define-words.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { orderMatterWords } from './order-matter-words.ts'

const looks: Record<string, BadgeLook> = {
  created: 'warn',
  in_progress: 'info',
  resolved: 'ok',
  rejected: 'bad',
  cancelled: 'grey',
}

interface ComplaintsPanelProps {
  order: Pick<Order, 'complaints'>
  place: OrderPlace
}

/** The complaints about an order, each leading to where it is followed. */
export function ComplaintsPanel({ order: { complaints }, place }: ComplaintsPanelProps) {
  const t = useWords(orderMatterWords)
  if (complaints.length === 0) return null
  return (
    <section className={`${panelClasses} print:hidden`}>
      <h2 className="mb-1 text-18">{t('complaints')}</h2>
      <ul className="text-14 [&>li+li]:border-t [&>li+li]:border-line">
        {complaints.map(({ id, number, status }) => (
          <li key={id}>
            <PageLink
              to={complaintPlace(id, place)}
              className="flex items-center gap-2 py-3 hover:text-primary"
            >
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{number}</span>
              <span className={badgeClasses(looks[status] ?? 'grey')}>
                {t(`complaint_state_${status}` as WordKey<typeof orderMatterWords>)}
              </span>
              <Icon of={ChevronRight} size={16} turns className="text-ink-2" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
