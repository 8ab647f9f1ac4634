import type { StoreDetail } from '@gema/contract/calls/store.ts'
import { Info, type LucideIcon, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { panelClasses } from './panel-classes.ts'
import { storePageWords } from './store-page-words.ts'

/** Where the store is, how to call it, what to know before coming. */
export function VisitPanel({ store }: { store: StoreDetail }) {
  const t = useWords(storePageWords)
  return (
    <section className={`${panelClasses} p-4 w768:p-6`}>
      <h2 className="mb-3.5 text-18">{t('visit_title')}</h2>
      <ul className="space-y-3.5 text-14">
        <Line icon={MapPin}>
          {store.address}, {store.city} {store.postcode}
        </Line>
        <Line icon={Phone}>
          <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className="hover:underline">
            <bdi dir="ltr">{store.phone}</bdi>
          </a>
        </Line>
        {store.visit.map((sentence) => (
          <Line key={sentence} icon={Info}>
            {sentence}
          </Line>
        ))}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon of={icon} className="text-primary" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
