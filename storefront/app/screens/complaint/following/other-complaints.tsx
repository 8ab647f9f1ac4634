import { addressOf } from '../../../addresses.ts'
import { ComplaintCard } from '../../../commerce/complaint/complaint-card.tsx'
import { SectionHead } from '../../../commerce/section-head.tsx'
import { useWords } from '../../../language/use-words.ts'
import { usePersonalQuery } from '../../../shopper/use-personal-query.ts'
import { followingWords } from './following-words.ts'

const most = 4

/** The other complaints of the customer, as long as there are any. */
export function OtherComplaints({ id }: { id: string }) {
  const t = useWords(followingWords)
  const { data } = usePersonalQuery('complaintFetch', { page: 1, per_page: most + 1 })
  const others = (data?.data ?? []).filter((card) => card.id !== id).slice(0, most)
  if (others.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={t('others')} more={{ to: addressOf('complaints'), text: t('all') }} />
      <ul className="grid gap-4 w1200:grid-cols-2">
        {others.map((card) => (
          <li key={card.id} className="min-w-0">
            <ComplaintCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
