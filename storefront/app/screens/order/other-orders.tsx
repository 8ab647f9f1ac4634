import { addressOf } from '../../addresses.ts'
import { OrderCard } from '../../commerce/order/order-card.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import { orderWords } from './order-words.ts'

const most = 4

/** A few other orders of the customer. Guests have no list, and where it cannot be loaded, nothing is missing. */
export function OtherOrders({ not }: { not: string }) {
  const t = useWords(orderWords)
  const token = useToken()
  const { data } = usePersonalQuery('orderFetch', { per_page: most + 1 })
  const cards = data?.result.data.filter(({ id }) => id !== not).slice(0, most) ?? []
  if (token === undefined || data === undefined || cards.length === 0) return null
  return (
    <section className="section wrap print:hidden">
      <SectionHead title={t('other_orders')} more={{ to: addressOf('orders'), text: t('all_orders') }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 w992:grid-cols-2">
        {cards.map((card) => (
          <OrderCard key={card.id} card={card} now={data.server_time} />
        ))}
      </div>
    </section>
  )
}
